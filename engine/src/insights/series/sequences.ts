import type { Frame, Measure, Timeline } from '../frame/frame';
import { LIMITS } from './limits';

/** Each series of readings in the table as its rows in the order of time: one, or one for each label of the column that keeps them apart. */
export type Sequences = readonly Int32Array[];

const known = new WeakMap<Frame, Sequences | null>();

/** The series that a table of regular readings holds; null when its rows are events, or no column tells the series apart. */
export function sequencesOf(frame: Frame): Sequences | null {
  const found = known.get(frame);
  if (found !== undefined) return found;
  const sequences = frame.timeline?.regular ? split(frame, frame.timeline) : null;
  known.set(frame, sequences);
  return sequences;
}

function split(frame: Frame, timeline: Timeline): Sequences | null {
  const at = (row: number) => timeline.values[row] ?? NaN;
  const order = Int32Array.from(timeline.values.keys())
    .filter((row) => !Number.isNaN(at(row)))
    .sort((a, b) => at(a) - at(b));
  const apart = (rows: Int32Array) => rows.every((row, i) => i === 0 || at(row) !== at(rows[i - 1] ?? 0));
  if (apart(order)) return [order];
  const sides = [...frame.dimensions.map(({ codes, labels }) => ({ codes, size: labels.length })), ...frame.units];
  for (const side of sides) {
    const sequences = rowsBy(side, order);
    if (sequences.every(apart) && sequences.reduce((sum, rows) => sum + rows.length, 0) >= LIMITS.leastOrdered * order.length)
      return sequences;
  }
  return null;
}

/** Rows of each code, in the order given. */
function rowsBy({ codes, size }: { codes: Int32Array; size: number }, order: Int32Array): Int32Array[] {
  const rows = Array.from({ length: size }, (): number[] => []);
  for (const row of order) rows[codes[row] ?? -1]?.push(row);
  return rows.map((own) => Int32Array.from(own));
}

/** Lag-1 autocorrelation of values along the sequences, 0 where it is not clearly positive, its bias in short series corrected. */
export function persistence(values: ArrayLike<number>, sequences: Sequences): number {
  let n = 0;
  let sum = 0;
  for (const rows of sequences)
    for (const row of rows) {
      const value = values[row] ?? NaN;
      if (value !== value) continue;
      n++;
      sum += value;
    }
  const mean = sum / n;
  let squares = 0;
  let products = 0;
  let pairs = 0;
  for (const rows of sequences)
    rows.forEach((row, i) => {
      const value = (values[row] ?? NaN) - mean;
      if (value !== value) return;
      squares += value * value;
      const before = i === 0 ? NaN : (values[rows[i - 1] ?? 0] ?? NaN) - mean;
      if (before !== before) return;
      pairs++;
      products += value * before;
    });
  if (pairs < LIMITS.fewestPairs || squares <= 0) return 0;
  const r = (products / pairs) * (n / squares);
  if (r < LIMITS.persists / Math.sqrt(pairs)) return 0;
  const length = n / sequences.length;
  return Math.min(LIMITS.mostPersistence, (length * r + 1) / Math.max(1, length - 3));
}

/** Values less the mean of their group. */
export function withinGroups(values: ArrayLike<number>, codes: ArrayLike<number>): Float64Array {
  const sums = new Map<number, { n: number; sum: number }>();
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (value !== value) continue;
    const group = sums.get(codes[i] ?? -1) ?? { n: 0, sum: 0 };
    group.n++;
    group.sum += value;
    sums.set(codes[i] ?? -1, group);
  }
  return Float64Array.from({ length: values.length }, (_, i) => {
    const group = sums.get(codes[i] ?? -1);
    return group ? (values[i] ?? NaN) - group.sum / group.n : NaN;
  });
}

/** Index of the series that each row belongs to, −1 for none. */
export const sequenceCodes = ({ n }: Frame, sequences: Sequences): Int32Array => sequenceCodesOf(n, sequences);

/** The same for so many rows. */
export function sequenceCodesOf(n: number, sequences: Sequences): Int32Array {
  const codes = new Int32Array(n).fill(-1);
  sequences.forEach((rows, code) => rows.forEach((row) => (codes[row] = code)));
  return codes;
}

/** How many independent rows the rows are worth, as a share, when group means of a measure are compared: (1 − φ) / (1 + φ), each series being worth one at least. */
export function worthInGroups(frame: Frame, measure: Measure, codes: ArrayLike<number>): number {
  const sequences = sequencesOf(frame);
  if (!sequences) return 1;
  const phi = persistence(withinGroups(measure.ranks, codes), sequences);
  return Math.max(sequences.length / Math.max(1, measure.filled), (1 - phi) / (1 + phi));
}

/** How many independent pairs n pairs of readings are worth (Bartlett, J. R. Stat. Soc. 98, 1935); each series is worth one at least. */
export function effectivePairs(frame: Frame, x: ArrayLike<number>, y: ArrayLike<number>, n: number): number {
  const sequences = sequencesOf(frame);
  if (!sequences) return n;
  const product = persistence(x, sequences) * persistence(y, sequences);
  return Math.max(Math.min(n, sequences.length), (n * (1 - product)) / (1 + product));
}
