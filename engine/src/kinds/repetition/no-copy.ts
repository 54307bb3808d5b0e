import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { quantileSorted, sortedValues } from '../../stats/distributions/quantile';
import { LIMITS } from './limits';

/** Rows of one party that have one amount. */
export interface Alike {
  measure: Measure;
  amount: number;
  isOne: (row: number) => boolean;
}

/**
 * Whether rows have an amount in common for another reason than that one of them was entered again: it is where the measure ends, it is what the
 * measure often is, or another column says it.
 */
export const isNoCopy = ({ dimensions }: Pick<Frame, 'dimensions'>, alike: Alike): boolean =>
  isEnd(alike) || isUsual(alike) || dimensions.some((dimension) => isMarked(dimension, alike));

/** The largest or the least of all amounts, to which the others reach: a cap, a full room, a reading at the end of an instrument's scale. */
function isEnd({ measure: { values }, amount }: Alike): boolean {
  const sorted = sortedValues(values);
  const others = sorted.filter((value) => value !== amount);
  const [least = NaN, largest = NaN] = [others[0], others.at(-1)];
  if (amount > least && amount < largest) return false;
  const spread = quantileSorted(sorted, LIMITS.upperQuartile) - quantileSorted(sorted, 1 - LIMITS.upperQuartile);
  return Math.min(Math.abs(amount - least), Math.abs(amount - largest)) <= LIMITS.reached * spread;
}

/** A standard length, a default: other parties have it again and again as well, and more often than other amounts. */
function isUsual({ measure: { values }, amount, isOne }: Alike): boolean {
  const others = new Map<number, number>();
  values.forEach((value, row) => {
    if (value === value && !isOne(row)) others.set(value, (others.get(value) ?? 0) + 1);
  });
  const own = others.get(amount) ?? 0;
  const mean = [...others.values()].reduce((sum, count) => sum + count, 0) / Math.max(1, others.size);
  return own >= LIMITS.leastRepeats && own >= LIMITS.usual * mean;
}

/** A label that all of them have, and nearly nothing else than this amount wherever it stands: above the scale, closed without a payment. */
function isMarked({ codes, counts }: Dimension, { measure: { values }, amount, isOne }: Alike): boolean {
  const own = new Map<number, number>();
  const all = new Map<number, number>();
  let rows = 0;
  codes.forEach((code, row) => {
    if (values[row] !== amount) return;
    all.set(code, (all.get(code) ?? 0) + 1);
    if (!isOne(row)) return;
    rows++;
    own.set(code, (own.get(code) ?? 0) + 1);
  });
  const [code, count] = [...own].reduce((most, one) => (one[1] > most[1] ? one : most), [-1, 0]);
  const marked = all.get(code) ?? 0;
  return code >= 0 && count >= LIMITS.nearlyAll * rows && marked > count && marked >= LIMITS.nearlyAll * (counts[code] ?? 0);
}
