import type { Column } from '../../../model';
import { quantileSorted } from '../../../stats/distributions/quantile';
import { correlate } from '../../../stats/correlation/spearman';
import { lastDigit } from '../../../understand/algebra/number-column';
import type { Dimension, Measure } from '../frame';
import { isPercent } from '../../../wording/number-text';
import { LIMITS } from '../limits';

/** Share of rows in which `b` is what it mostly is for the row's `a`: 1 when a determines b. */
export function determination(a: Dimension, b: Dimension): number {
  const width = b.labels.length;
  const cells = new Float64Array(a.labels.length * width);
  let n = 0;
  for (let i = 0; i < a.codes.length; i++) {
    const row = a.codes[i] ?? -1;
    const column = b.codes[i] ?? -1;
    if (row < 0 || column < 0) continue;
    n++;
    const cell = row * width + column;
    cells[cell] = (cells[cell] ?? 0) + 1;
  }
  let agreeing = 0;
  for (let row = 0; row < a.labels.length; row++)
    agreeing += cells.subarray(row * width, (row + 1) * width).reduce((most, count) => Math.max(most, count), 0);
  return n === 0 ? 0 : agreeing / n;
}

/**
 * Whether b follows from a, but for slips. Of a rare event nearly every row says that it did not happen, whatever stands beside it: that much follows from
 * nothing, so a must tell most of what the most frequent label leaves open as well.
 */
export function follows(a: Dimension, b: Dimension): boolean {
  const determined = determination(a, b);
  return determined >= LIMITS.determined && 1 - determined <= LIMITS.leftOpen * spread(b);
}

interface Distinct {
  dimensions: Dimension[];
  kept: Measure[];
  redundant: [string, string][];
}

/** What a table is about stands before what says the same of its rows; of others the plainer name. */
export const saysFirst =
  (plainness: (column: Column) => number) =>
  (a: Dimension, b: Dimension): number =>
    Number(b.event !== undefined) - Number(a.event !== undefined) || plainness(a.column) - plainness(b.column);

/** Leaves out columns that say what another says. */
export function dropRedundant(dimensions: Dimension[], measures: Measure[], plainness: (column: Column) => number): Distinct {
  const redundant: [string, string][] = [];
  const left = new Set<string>();
  const byPlainness = [...dimensions].sort(saysFirst(plainness));
  byPlainness.forEach((kept, i) => {
    if (left.has(kept.column.name)) return;
    for (const other of byPlainness.slice(i + 1)) {
      if (
        left.has(other.column.name) ||
        Math.abs(kept.labels.length - other.labels.length) > LIMITS.labelsAlike * kept.labels.length
      )
        continue;
      if (Math.min(kept.filled, other.filled) < LIMITS.filledAlike * Math.max(kept.filled, other.filled)) continue;
      if (
        determination(kept, other) < LIMITS.determined ||
        determination(other, kept) < LIMITS.determined ||
        spread(kept) < LIMITS.leastSpread
      )
        continue;
      left.add(other.column.name);
      redundant.push([kept.column.name, other.column.name]);
    }
  });
  const kept: Measure[] = [];
  for (const measure of [...measures].sort((a, b) => measureOrder(a) - measureOrder(b))) {
    const same = kept.find((other) => sameMeasure(other, measure));
    if (same) redundant.push([same.id, measure.id]);
    else kept.push(measure);
  }
  return {
    dimensions: dimensions.filter((dimension) => !left.has(dimension.column.name)),
    kept: measures.filter((measure) => kept.includes(measure)),
    redundant,
  };
}

/** Share of rows outside the leading label: two columns that are almost constant agree by that alone. */
const spread = (dimension: Dimension): number => 1 - (dimension.counts[0] ?? 0) / Math.max(1, dimension.filled);

const measureOrder = (measure: Measure): number =>
  (measure.kind === 'column' ? 0 : 1) + (/updat|modif|sys|last/i.test(measure.id) ? 10 : 0) + (measure.verb ? 0 : 0.5);

/** Nearly the same number in nearly every row. */
function sameMeasure(a: Measure, b: Measure): boolean {
  if (a.pair && b.kind === 'column') return isLengthIn(a, b);
  if (b.pair && a.kind === 'column') return isLengthIn(b, a);
  // A ratio of two columns that stands in the table in percent.
  const factor =
    a.kind === 'ratio' && isPercent(b.unit) ? percentOf(b) : b.kind === 'ratio' && isPercent(a.unit) ? 1 / percentOf(a) : null;
  if (factor === null && (a.unit !== b.unit || a.fraction !== b.fraction)) return false;
  const correlation = correlate(a.values, b.values);
  if (!correlation || correlation.r < LIMITS.sameRanks || correlation.n < LIMITS.filledAlike * Math.max(a.filled, b.filled))
    return false;
  let equal = 0;
  let n = 0;
  for (let i = 0; i < a.values.length; i++) {
    const x = a.values[i] ?? NaN;
    const y = b.values[i] ?? NaN;
    if (x !== x || y !== y) continue;
    n++;
    if (Math.abs(x - y / (factor ?? 1)) <= LIMITS.sameValue * Math.abs(x)) equal++;
  }
  return equal >= LIMITS.sameValues * n;
}

/** What a whole is in a measure's percent. */
const percentOf = ({ unit }: Measure): number => (unit === 'percent' ? 100 : 1);

/** Seconds, minutes, hours, days and weeks in one another. */
const LENGTHS = [1, 60, 3600, 86_400, 604_800];
const FACTORS = LENGTHS.flatMap((one) => LENGTHS.map((other) => one / other));

/** Whether a column holds how long it is between two times of its row, in whatever unit and rounded as it is. */
function isLengthIn(length: Measure, column: Measure): boolean {
  const correlation = correlate(length.values, column.values);
  if (!correlation || correlation.r < LIMITS.sameLength) return false;
  if (correlation.n < LIMITS.filledAlike * Math.max(length.filled, column.filled)) return false;
  const both = Array.from(column.values, (value, row) => [value, length.values[row] ?? NaN] as const).filter(
    ([x, y]) => x === x && y === y,
  );
  const ratios = Float64Array.from(
    both.filter(([, y]) => y > 0),
    ([x, y]) => x / y,
  ).sort();
  const ratio = quantileSorted(ratios, 0.5);
  const factor = FACTORS.find((one) => ratio <= LIMITS.sameFactor * one && one <= LIMITS.sameFactor * ratio);
  if (factor === undefined) return false;
  const digit = lastDigit(Float64Array.from(both, ([x]) => x));
  const near = both.filter(([x, y]) => Math.abs(x - factor * y) <= Math.max(LIMITS.sameValue * Math.abs(x), digit));
  return near.length >= LIMITS.sameValues * both.length;
}
