import { withinP } from '../../src/insights/units/within-units';
import { correlate } from '../../src/stats/correlation/spearman';
import { randomFrom } from '../../src/stats/distributions/random';
import { rank } from '../../src/stats/distributions/ranks';
import { optionsOf } from '../options';
import { EFFECTS, type MadeUnits, madeUnits, NULLS } from './made-units';

/**
 * How small p of two values within units gets where they have nothing to do with each other, and where a label does something, beside p by rows.
 */
// usage: tsx score-within-units.ts [--sets 2000] [--from 0] [--only text]
const options = optionsOf({ sets: 2000, from: 0, only: '' });
const LEVELS = [0.05, 0.001, 0.0001];
const SEEDS_APART = 1_000_003;
/** A share of sets may lie so many standard errors above its level. */
const MOST_ERRORS = 3;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function pOf({ x, y, starts }: MadeUnits): { rows: number; within: number } {
  const isLabel = y.every((value) => value === 0 || value === 1);
  const ranks = isLabel ? y : Float64Array.from(rank(y).ranks);
  const rows = correlate(x, ranks)?.p ?? 1;
  const codes = (values: Float64Array) => Int32Array.from(values);
  const side = isLabel ? ({ kind: 'labels', columns: ['y'], codes: codes(y) } as const) : ({ kind: 'ranks', columns: ['y'], ranks } as const); // prettier-ignore
  const sorted = { rows: Int32Array.from(x.keys()), starts };
  return { rows, within: withinP(sorted, { kind: 'labels', columns: ['x'], codes: codes(x) }, side) };
}

const percent = (count: number): string => ((100 * count) / options.sets).toPrecision(2).padStart(8);

let liberal = 0;
for (const [what, shapes] of [
  ['nulls', NULLS],
  ['effects', EFFECTS],
] as const) {
  say(`${what}, % of sets below ${LEVELS.join(', ')}: by rows | within units`);
  Object.entries(shapes).forEach(([name, shape], place) => {
    if (!name.includes(options.only)) return;
    const random = randomFrom((place + 1) * SEEDS_APART + options.from);
    const hits = { rows: LEVELS.map(() => 0), within: LEVELS.map(() => 0) };
    for (let set = 0; set < options.sets; set++) {
      const p = pOf(madeUnits(random, shape));
      LEVELS.forEach((level, i) => {
        if (p.rows < level) hits.rows[i] = (hits.rows[i] ?? 0) + 1;
        if (p.within < level) hits.within[i] = (hits.within[i] ?? 0) + 1;
      });
    }
    const most = (level: number) => options.sets * level + MOST_ERRORS * Math.sqrt(options.sets * level);
    const isHigh = what === 'nulls' && LEVELS.some((level, i) => (hits.within[i] ?? 0) > most(level));
    liberal += Number(isHigh);
    say(`${isHigh ? 'HIGH' : '    '} ${name.padEnd(44)}${hits.rows.map(percent).join('')} |${hits.within.map(percent).join('')}`);
  });
}
process.exitCode = liberal > 0 ? 1 : 0;
