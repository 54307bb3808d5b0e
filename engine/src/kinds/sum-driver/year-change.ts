import { studentTwoSided } from '../../stats/distributions/distributions';
import { meanPersistence } from '../../stats/series/persistence';
import { LIMITS } from './limits';

/** How a sum and its parts change from one year to the next. */
export interface YearChange {
  before: number;
  after: number;
  /** Member that carries more of the change than its share of the sum would, and p of that: the smallest of all, corrected for their number. */
  member: number;
  memberP: number;
  /** What it carries beyond its share of the sum, as a share of the change. */
  excess: number;
}

/**
 * Change of a sum over two years, and the member that stands out in it. Months are compared with the same months, so that the season
 * takes no part, and what differs between the twelve differences is the scatter that the change is held against (paired t, Student 1908).
 *
 * @param sums of each member, month by month: those of the year before, then as many of the last one
 */
export function yearChange(sums: readonly Float64Array[]): YearChange {
  const months = (sums[0]?.length ?? 0) / 2;
  const differences = sums.map((own) => Array.from({ length: months }, (_, i) => (own[i + months] ?? 0) - (own[i] ?? 0)));
  const total = Array.from({ length: months }, (_, i) => differences.reduce((sum, own) => sum + (own[i] ?? 0), 0));
  const inYear = (own: Float64Array, year: 0 | 1) => own.subarray(year * months, (year + 1) * months).reduce((a, b) => a + b, 0);
  const [before, after] = [0, 1].map((year) => sums.reduce((sum, own) => sum + inYear(own, year === 0 ? 0 : 1), 0));
  const [was, is] = [before ?? 0, after ?? 0];
  const beyond = sums.map((own, member) => {
    const share = (inYear(own, 0) + inYear(own, 1)) / (was + is);
    return (differences[member] ?? []).map((difference, i) => difference - share * (total[i] ?? 0));
  });
  const wider = widening(beyond);
  const members = beyond.map((own, member) => ({ member, p: meanP(own, wider), excess: own.reduce((a, b) => a + b, 0) / (is - was) }));
  const most = members.reduce((best, one) => (one.excess > best.excess ? one : best), { member: -1, p: 1, excess: -Infinity });
  return { before: was, after: is, member: most.member, memberP: Math.min(1, most.p * sums.length), excess: most.excess };
} // prettier-ignore

/**
 * p of a mean beside 0.
 * @param wider by how much its error is greater than that of as many values that do not hang together
 */
export function meanP(values: readonly number[], wider: number): number {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const error = wider * Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1) / n);
  return error > 0 ? studentTwoSided(mean / error, n - 1) : 1;
}

/**
 * By how much the error of a mean of months is greater because each remembers the one before: √((1 + r) / (1 − r)), with r from all members together,
 * for those of a single one are too few, and corrected for being too low in short series. At least 1.
 */
export function widening(members: readonly (readonly number[])[]): number {
  let [products, squares, pairs, n] = [0, 0, 0, 0];
  for (const values of members) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const own = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    if (!(own > 0)) continue;
    // Each member counts alike, whatever it brings.
    values.forEach((value, i) => {
      if (i > 0) products += ((value - mean) * ((values[i - 1] ?? NaN) - mean)) / own;
    });
    squares++;
    pairs += values.length - 1;
    n = values.length;
  }
  if (squares === 0) return 1;
  const r = products / squares;
  // Less than chance leaves is none.
  if (r < LIMITS.remembers / Math.sqrt(pairs)) return 1;
  const whole = Math.min(LIMITS.mostMemory, meanPersistence(r, n));
  return Math.sqrt((1 + whole) / (1 - whole));
}
