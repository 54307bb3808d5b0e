import { Random } from '../model/make/random';
import { claimsOf } from '../nulls/claims-of';
import { makeExpected } from './make-expected';
import { emptyTally, figuresOf, tallyExpected } from './tally-expected';
import { optionsOf } from '../options';

/** Of 95% intervals, expected over true distances, and width beside the plain interval of the same rows. */
const TARGETS = { coverage: 0.93, told: 1.12, width: 1.1 };
const FORMS = ['mean', 'share', 'units'] as const;
const SEEDS_APART = 100_000;

// usage: tsx score-expected.ts [--tables 300] [--from 0]
const options = optionsOf({ tables: 300, from: 0 });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const all = emptyTally();
for (const [f, form] of FORMS.entries()) {
  const tally = emptyTally();
  for (let t = 0; t < options.tables / FORMS.length; t++) {
    const table = makeExpected(new Random(f * SEEDS_APART + options.from + t + 1), form);
    const claims = await claimsOf(table);
    tallyExpected(tally, table, claims);
    tallyExpected(all, table, claims);
  }
  const { coverage, told, seen, width } = figuresOf(tally);
  say(`     ${form}: ${tally.claims} claims, ${(100 * coverage).toFixed(1)} % hold, told over true ${told.toFixed(2)} (as seen ${seen.toFixed(2)}), width ${width.toFixed(2)}`); // prettier-ignore
}
const { coverage, told, seen, width } = figuresOf(all);
const check = (ok: boolean, line: string): boolean => {
  say(`${ok ? 'ok  ' : 'MISS'} ${line}`);
  return ok;
};
const met = [
  check(coverage >= TARGETS.coverage, `intervals that hold the truth: ${(100 * coverage).toFixed(1)} % of ${all.claims} (at least ${100 * TARGETS.coverage} %)`), // prettier-ignore
  check(told <= TARGETS.told, `told over true: ${told.toFixed(3)} (at most ${TARGETS.told}; as seen ${seen.toFixed(2)})`),
  check(width <= TARGETS.width, `width beside the plain interval: ${width.toFixed(2)} (at most ${TARGETS.width})`),
];
process.exitCode = met.every(Boolean) ? 0 : 1;
