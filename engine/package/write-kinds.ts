// Writes the tables of kinds from the list of their names: `pnpm engine:kinds [folder of the sources]`.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kindTables } from './kind-tables';

async function main([folder = resolve(import.meta.dirname, '../src')]: readonly string[]): Promise<void> {
  const names: { INSIGHT_KINDS: readonly string[] } = await import(pathToFileURL(join(folder, 'contracts/insight-kind.ts')).href);
  for (const [file, text] of Object.entries(kindTables(names.INSIGHT_KINDS))) writeFileSync(join(folder, 'kinds', file), text);
}

await main(process.argv.slice(2));
