import type { Dimension, Entity, Frame, Measure } from '../../insights/frame/frame';
import { quantileSorted, sortedValues } from '../../stats/distributions/quantile';
import { LIMITS } from './limits';

/** Rows of one party that have one amount. */
export interface Alike {
  measure: Measure;
  amount: number;
  isOne: (row: number) => boolean;
  /** Rows of the party. */
  isOwn: (row: number) => boolean;
}

/**
 * Whether rows have an amount in common for another reason than that one of them was entered again: it is where the measure ends, it is what the
 * measure often is, another column says it, or it is that of many.
 */
export const isNoCopy = ({ dimensions, entities }: Pick<Frame, 'dimensions' | 'entities'>, alike: Alike): boolean =>
  isEnd(alike) ||
  isUsual(alike) ||
  dimensions.some((dimension) => isMarked(dimension, alike)) ||
  entities.some((entity) => isOfMany(entity, alike));

/** What is entered again is of the one whose it was: a list price is paid by many. */
function isOfMany({ codes }: Pick<Entity, 'codes'>, { isOne }: Alike): boolean {
  const whose = new Set<number>();
  let rows = 0;
  codes.forEach((code, row) => {
    if (code < 0 || !isOne(row)) return;
    rows++;
    whose.add(code);
  });
  return whose.size > LIMITS.ofMany * rows;
}

/**
 * The largest or the least of all amounts, to which the others reach: a cap, a full room, a reading at the end of an instrument's scale. Hardly any lies beyond:
 * one more is let into a full room now and then.
 */
function isEnd({ measure: { values, unit, fraction }, amount, isOne, isOwn }: Alike): boolean {
  // All of it, which a share comes to again and again.
  if ((unit === 'percent' && amount === LIMITS.percents) || ((fraction || unit === '%') && amount === 1)) return true;
  const sorted = sortedValues(values);
  const others = sorted.filter((value) => value !== amount);
  const beyond = Math.min(others.filter((value) => value > amount).length, others.filter((value) => value < amount).length);
  if (beyond > LIMITS.hardlyBeyond * sorted.length) return false;
  const [least, largest] = [others.findLast((value) => value < amount) ?? NaN, others.find((value) => value > amount) ?? NaN];
  const spread = quantileSorted(sorted, LIMITS.upperQuartile) - quantileSorted(sorted, 1 - LIMITS.upperQuartile);
  // The next of those on the side where nearly all are.
  const next = others.filter((value) => value < amount).length > others.length / 2 ? least : largest;
  const reach = LIMITS.reached * spread;
  if (Math.abs(amount - next) > reach) return false;
  // Where it is an end others come to it as well, or the party's own rows come near it: what one has entered again and again does neither.
  let [at, near, alike] = [0, 0, 0];
  values.forEach((value, row) => {
    if (isOne(row)) alike++;
    else if (value === amount) at++;
    else if (isOwn(row) && Math.abs(value - amount) <= reach) near++;
  });
  return at >= LIMITS.fewestAtEnd || near >= LIMITS.nearEnd * alike;
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
