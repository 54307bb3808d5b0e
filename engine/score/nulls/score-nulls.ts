import { Random } from '../model/make/random';
import { claimsOf } from './claims-of';
import { isFalse } from './null-family';
import { NULL_FAMILIES } from './null-families';
import { optionsOf } from '../options';

/** Tables of a hundred, and of all families together, that may show a false claim. */
const MOST_OF_FAMILY = 0.05;
const MOST_OF_ALL = 0.015;
const SEEDS_APART = 1000;

// usage: tsx score-nulls.ts [--tables 100] [--from 0] [--only text] [--claims]
const options = optionsOf({ tables: 100, from: 0, only: '', claims: false });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { tables: count, from } = options;
let [all, allFalse, late] = [0, 0, 0];
for (const [f, family] of NULL_FAMILIES.entries()) {
  if (!family.name.includes(options.only)) continue;
  let withFalse = 0;
  for (let t = 0; t < count; t++) {
    const table = family.make(new Random(f * SEEDS_APART + from + t + 1));
    const wrong = (await claimsOf(table)).filter((claim) => isFalse(family, claim, table.header));
    if (wrong.length > 0) withFalse++;
    if (options.claims) for (const { kind, p, sentence } of wrong) say(`FALSE  ${family.name} ${t + 1}  ${kind} p ${p?.toPrecision(2) ?? '-'}  ${sentence}`); // prettier-ignore
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
