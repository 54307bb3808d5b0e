import { quantileSorted } from '../../stats/distributions/quantile';
import { randomFrom } from '../../stats/distributions/random';
import type { Measure, Timeline } from '../frame/frame';
import { LIMITS } from './limits';
import { meansOf, type Slices } from './slices';

export interface Cases {
  slices: Slices;
  /** 1 where a row is still open. */
  open: Uint8Array;
  timeline: Pick<Timeline, 'values'>;
  /** How long each row that is over lasted, in milliseconds; NaN where that is not known. */
  lasted: Float64Array | null;
}

/**
 * Whether a figure is what a case has come to so far: where it moves over the time, it moves as the share of open rows does, by as much as open rows differ
 * from others that began together. A price that rose, or a size by which some last longer, does not.
 */
export function movesWithOpen(cases: Cases, value: (row: number) => number): boolean {
  const { slices, open } = cases;
  const line = lineOnOpen(cases, value);
  if (!line || Math.abs(line.slope) < LIMITS.sureBetween * line.error) return false;
  const apart = differenceWithin(slices, value, (row) => open[row] === 1);
  if (!apart || Math.abs(apart.mean) < LIMITS.sureWithin * apart.error || Math.sign(apart.mean) !== Math.sign(line.slope))
    return false;
  const times = line.slope / apart.mean;
  return times >= 1 / LIMITS.apart && times <= LIMITS.apart && Math.abs(line.moved) >= LIMITS.leastMoved * apart.spread;
}

/**
 * Only rows that are open have anything of it, or only those that are over. What is not known of open rows alone tells of those that are over: it only hangs on
 * age where it moves with their share, as the quick ones are over first.
 */
export function isOfOneSide(cases: Cases, { values, ranks }: Measure): boolean {
  const { over, still } = sidesOf(cases, values);
  if (Math.min(over.has, still.has) > LIMITS.onlyOne || Math.max(over.has, still.has) < LIMITS.onlyOther) return false;
  if (still.known > LIMITS.onlyOne) return true;
  const line = lineOnOpen(cases, (row) => ranks[row] ?? NaN);
  return line !== null && Math.abs(line.slope) >= LIMITS.sureBetween * line.error;
}

/** What open rows alone have. */
export function isOfOpenOnly(cases: Cases, { values }: Pick<Measure, 'values'>): boolean {
  const { over, still } = sidesOf(cases, values);
  return over.has <= LIMITS.onlyOne && still.has >= LIMITS.onlyOther;
}

/** Shares of the rows that are over and of those that are open, of which a figure is known, and of which it is not nought. */
function sidesOf({ open }: Cases, values: Float64Array) {
  const sides = [0, 1].map(() => ({ has: 0, known: 0, rows: 0 }));
  for (let row = 0; row < values.length; row++) {
    const side = sides[open[row] ?? 0];
    if (!side) continue;
    side.rows++;
    if (values[row] !== values[row]) continue;
    side.known++;
    if (values[row] !== 0) side.has++;
  }
  const [over, still] = sides.map(({ has, known, rows }) => ({ has: has / Math.max(1, rows), known: known / Math.max(1, rows) }));
  return { over: over ?? { has: 0, known: 0 }, still: still ?? { has: 0, known: 0 } };
}

/** What is added up while a case lasts: the youngest have clearly less, and of those that began together who lasted longer has more. */
export function addsUp(cases: Cases, { values }: Measure): boolean {
  const { slices, open, lasted } = cases;
  const { means, counts } = meansOf(slices, (row) => values[row] ?? NaN);
  const half = slices.count >> 1;
  const old = means.slice(0, half).reduce((sum, mean, i) => sum + ((counts[i] ?? 0) > 0 ? mean : 0), 0) / half;
  const young = means.at(-1) ?? NaN;
  if (!(young <= LIMITS.youngHave * old) || !lasted) return false;
  const growth = correlationWithin(slices, (row) => (open[row] === 1 ? NaN : (values[row] ?? NaN)), (row) => lasted[row] ?? NaN); // prettier-ignore
  return growth !== null && growth.r >= LIMITS.leastGrowth && growth.r * Math.sqrt(growth.n) >= LIMITS.sureWithin;
}

/** Milliseconds of the units in which lengths of time are told. */
const LENGTHS: Readonly<Record<string, number>> = { min: 6e4, minutes: 6e4, h: 36e5, hours: 36e5, days: 864e5, weeks: 6048e5, months: 30.44 * 864e5, years: 365.25 * 864e5 }; // prettier-ignore

/**
 * A length of time that stops at one day for all that are not over by then, as it would not where it had nothing to do with when they began. That day is the last on
 * which any of them ends, but for a few slips.
 */
export function endsByLastDay({ timeline }: Pick<Cases, 'timeline'>, { values, unit, columns }: Measure): boolean {
  const length = unit === null ? undefined : LENGTHS[unit];
  if (length === undefined || columns.length > 1) return false;
  const rows = [...values.keys()].filter((row) => values[row] === values[row] && timeline.values[row] === timeline.values[row]);
  if (rows.length === 0 || rows.some((row) => (values[row] ?? 0) < 0)) return false;
  const endOf = (row: number, begun: number) => (timeline.values[begun] ?? 0) + (values[row] ?? 0) * length;
  const end = quantileSorted(Float64Array.from(rows, (row) => endOf(row, row)).sort(), 1 - LIMITS.atLastDay) + length;
  const random = randomFrom(rows.length);
  let [own, other] = [0, 0];
  for (const row of rows) {
    const drawn = rows[Math.floor(random() * rows.length)] ?? row;
    if (endOf(row, row) > end) own++;
    if (endOf(row, drawn) > end) other++;
  }
  return own <= LIMITS.beyondAge * rows.length && other >= LIMITS.wouldPass * rows.length;
}

interface Line {
  slope: number;
  error: number;
  /** By how much it moves from the slice with the fewest open rows to that with the most. */
  moved: number;
}

/** Least-squares line of a slice's mean on its share of open rows. */
function lineOnOpen({ slices, open }: Cases, value: (row: number) => number): Line | null {
  const { means: shares } = meansOf(slices, (row) => open[row] ?? 0);
  const { means } = meansOf(slices, value);
  const used = [...means.keys()].filter((i) => means[i] === means[i] && shares[i] === shares[i]);
  const n = used.length;
  if (n < LIMITS.fewestSlices) return null;
  const mean = (of: Float64Array) => used.reduce((sum, i) => sum + (of[i] ?? 0), 0) / n;
  const [x, y] = [mean(shares), mean(means)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const i of used) {
    const [dx, dy] = [(shares[i] ?? 0) - x, (means[i] ?? 0) - y];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  if (!(xx > 0)) return null;
  const slope = xy / xx;
  const range = used.map((i) => shares[i] ?? 0);
  return {
    slope,
    error: Math.sqrt(Math.max(0, yy - slope * xy) / (n - 2) / xx),
    moved: slope * (Math.max(...range) - Math.min(...range)),
  };
}

/** How far marked rows and others of the same slice lie apart, each slice as much as it can say. */
function differenceWithin(slices: Slices, value: (row: number) => number, isMarked: (row: number) => boolean) {
  const own = meansOf(slices, (row) => (isMarked(row) ? value(row) : NaN));
  const rest = meansOf(slices, (row) => (isMarked(row) ? NaN : value(row)));
  const { means } = meansOf(slices, value);
  let [squares, rows] = [0, 0];
  for (let row = 0; row < slices.of.length; row++) {
    const off = value(row) - (means[slices.of[row] ?? -1] ?? NaN);
    if (off !== off) continue;
    squares += off * off;
    rows++;
  }
  let [sum, weights] = [0, 0];
  for (let i = 0; i < slices.count; i++) {
    const [a, b] = [own.counts[i] ?? 0, rest.counts[i] ?? 0];
    if (a === 0 || b === 0) continue;
    const weight = (a * b) / (a + b);
    sum += weight * ((own.means[i] ?? 0) - (rest.means[i] ?? 0));
    weights += weight;
  }
  if (weights === 0 || rows === 0) return null;
  const spread = Math.sqrt(squares / rows);
  return { mean: sum / weights, error: spread / Math.sqrt(weights), spread };
}

/** Pearson's r of two figures, each from its slice's mean. */
function correlationWithin(slices: Slices, a: (row: number) => number, b: (row: number) => number) {
  const both = (of: (row: number) => number, other: (row: number) => number) => (row: number) => (other(row) === other(row) ? of(row) : NaN);
  const [ma, mb] = [meansOf(slices, both(a, b)).means, meansOf(slices, both(b, a)).means];
  let [n, aa, ab, bb] = [0, 0, 0, 0];
  for (let row = 0; row < slices.of.length; row++) {
    const slice = slices.of[row] ?? -1;
    const [x, y] = [a(row) - (ma[slice] ?? NaN), b(row) - (mb[slice] ?? NaN)];
    if (x !== x || y !== y) continue;
    n++;
    aa += x * x;
    ab += x * y;
    bb += y * y;
  }
  return aa > 0 && bb > 0 ? { r: ab / Math.sqrt(aa * bb), n } : null;
} // prettier-ignore
