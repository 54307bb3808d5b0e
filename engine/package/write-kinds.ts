// Writes the tables of kinds from the list of their names: `pnpm engine:kinds [folder of the sources]`.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kindTables } from './kind-tables';

async function main([folder = resolve(import.meta.dirname, '../src')]: readonly string[]): Promise<void> {
  const file = pathToFileURL(join(folder, 'contracts/report/insight-kind.ts')).href;
  const names = (await import(file)) as { INSIGHT_KINDS: readonly string[] };
  for (const [name, text] of Object.entries(kindTables(names.INSIGHT_KINDS))) writeFileSync(join(folder, 'kinds', name), text);
}

await main(process.argv.slice(2));
