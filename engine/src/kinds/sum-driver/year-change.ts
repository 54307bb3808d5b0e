import { studentTwoSided } from '../../stats/distributions/distributions';

/** How a sum and its parts change from one year to the next. */
export interface YearChange {
  before: number;
  after: number;
  /** p of the change, by its twelve months, each beside the same month of the year before. */
  p: number;
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
  const members = sums.map((own, member) => {
    const share = (inYear(own, 0) + inYear(own, 1)) / (was + is);
    const beyond = (differences[member] ?? []).map((difference, i) => difference - share * (total[i] ?? 0));
    return { member, p: meanP(beyond), excess: beyond.reduce((a, b) => a + b, 0) / (is - was) };
  });
  const most = members.reduce((best, one) => (one.excess > best.excess ? one : best), { member: -1, p: 1, excess: -Infinity });
  return { before: was, after: is, p: meanP(total), member: most.member, memberP: Math.min(1, most.p * sums.length), excess: most.excess };
} // prettier-ignore

/** p of a mean beside 0. */
function meanP(values: readonly number[]): number {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const error = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1) / n);
  return error > 0 ? studentTwoSided(mean / error, n - 1) : 1;
}
