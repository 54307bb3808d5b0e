import type { Frame } from '../frame/frame';
import type { LabelSide, Side } from './unit';
import { judgeOf } from './unit-judge';

/** How much less than its rows the mean of a label rests on, because they belong to units. */
export interface Design {
  /** Variance of the mean by units, beside that by rows (design effect, Kish 1965); 1 where rows stand for themselves. */
  effect: number;
  units: number;
}

/**
 * The design of each label whose rows are whole units that resemble themselves: of twelve schools the mean is known as of twelve, and not as of
 * their pupils. Labels that vary within units are met in the same units the next time, and are left out.
 * @param valueOf what the mean is of, in each row; NaN where there is nothing
 */
export function designsOf(frame: Frame, group: LabelSide, target: Side, valueOf: (row: number) => number): Map<number, Design> {
  const designs = new Map<number, Design>();
  for (const { unit, bonds } of judgeOf(frame).concerned(group, target)) {
    if (bonds[0] !== 'owned' || bonds[1] === 'none') continue;
    for (const [label, own] of labelsOf(group.codes, unit.codes, valueOf)) {
      const known = designs.get(label);
      if (!known || known.effect < own.effect) designs.set(label, own);
    }
  }
  return designs;
}

interface Sums {
  n: number;
  sum: number;
  squares: number;
  units: Map<number, { n: number; sum: number }>;
}

function labelsOf(codes: Int32Array, units: Int32Array, valueOf: (row: number) => number): Map<number, Design> {
  const labels = new Map<number, Sums>();
  for (let row = 0; row < codes.length; row++) {
    const [label, unit, value] = [codes[row] ?? -1, units[row] ?? -1, valueOf(row)];
    if (label < 0 || unit < 0 || value !== value) continue;
    const own: Sums = labels.get(label) ?? { n: 0, sum: 0, squares: 0, units: new Map<number, { n: number; sum: number }>() };
    labels.set(label, own);
    own.n++;
    own.sum += value;
    own.squares += value * value;
    const of = own.units.get(unit) ?? { n: 0, sum: 0 };
    own.units.set(unit, of);
    of.n++;
    of.sum += value;
  }
  return new Map([...labels].map(([label, own]) => [label, designOf(own)]));
}

/** Variance of a ratio mean over whole units (Cochran, Sampling Techniques, 1977, 6.3), beside that of as many rows drawn singly. */
function designOf({ n, sum, squares, units }: Sums): Design {
  const [mean, count] = [sum / n, units.size];
  const byRows = (squares - n * mean * mean) / (n - 1) / n;
  if (count < 2 || !(byRows > 0)) return { effect: Infinity, units: count };
  let between = 0;
  for (const own of units.values()) between += (own.sum - own.n * mean) ** 2;
  return { effect: Math.max(1, (count / (count - 1)) * (between / n ** 2 / byRows)), units: count };
}
