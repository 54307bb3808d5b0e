import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyze } from '../../src/analyze';
import type { Claim } from '../../src/contracts/claim';
import { csvOfTable } from '../model/csv';
import { Random } from '../model/make/random';
import { isFalse, type NullTable } from './null-family';
import { NULL_FAMILIES } from './null-families';

/** Tables of a hundred, and of all families together, that may show a false claim. */
const MOST_OF_FAMILY = 0.05;
const MOST_OF_ALL = 0.015;
const SEEDS_APART = 1000;

// usage: tsx score-nulls.ts [--tables 100] [--only text] [--claims]
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    tables: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    claims: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function claimsOf({ header, rows }: NullTable): Promise<readonly Claim[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-nulls-'));
  try {
    const path = join(folder, 'table.csv');
    await writeFile(path, csvOfTable({ header, rows: rows.map((row) => row.map(String)) }));
    const request = { inputs: [{ kind: 'csv' as const, path, name: 'table.csv' }], sourceType: 'csv', storePath: null };
    return (await analyze(request)).document.claims;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const count = Number(values.tables);
let [all, allFalse, late] = [0, 0, 0];
for (const [f, family] of NULL_FAMILIES.entries()) {
  if (!family.name.includes(values.only)) continue;
  let withFalse = 0;
  for (let t = 0; t < count; t++) {
    const wrong = (await claimsOf(family.make(new Random(f * SEEDS_APART + t + 1)))).filter((claim) => isFalse(family, claim));
    if (wrong.length > 0) withFalse++;
    if (values.claims) for (const { kind, p, sentence } of wrong) say(`FALSE  ${family.name} ${t + 1}  ${kind} p ${p?.toPrecision(2) ?? '-'}  ${sentence}`); // prettier-ignore
  }
  const ok = withFalse <= MOST_OF_FAMILY * count;
  if (!ok) late++;
  all += count;
  allFalse += withFalse;
  say(`${ok ? 'ok  ' : 'HIGH'} ${family.name}: ${withFalse} of ${count} tables show a false claim`);
}
const pooled = allFalse <= MOST_OF_ALL * all;
say(`${pooled ? 'ok  ' : 'HIGH'} all families: ${allFalse} of ${all} (${((100 * allFalse) / Math.max(1, all)).toFixed(1)} %)`);
process.exitCode = pooled && late === 0 ? 0 : 1;
