import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOM_FILE, PROVENANCE_FILE, type ProvenanceStatement } from '@hub/shared/contracts/releases/provenance';

/** What comes with a build and is served to nobody without a token: `<dist>/papers/<name>/<buildId>/`. */
export const papersFolder = (dist: string, ...names: string[]): string => join(dist, 'papers', ...names);

export function keepPapers(folder: string, bom: string, provenance?: ProvenanceStatement): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, BOM_FILE), bom);
  if (provenance) writeFileSync(join(folder, PROVENANCE_FILE), `${JSON.stringify(provenance, null, 2)}\n`);
}
