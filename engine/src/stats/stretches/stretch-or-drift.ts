import { LIMITS } from '../limits';
import { DRIFTS, leftByDrift } from './drifting-level';
import { steadied } from './steadied';

/**
 * p of a course that the rates of bins take (a stretch of another level, a line), against a level that drifts for as long as it likes: e to the
 * difference of the log likelihoods, lower first, for each place that the course may have. The level that drifts is a first-order
 * autoregression, seen through what chance does to the cases of each bin.
 *
 * @param cases by bin
 * @param rows by bin; bins without rows are passed over
 * @param course of each bin: the share of its rows that lies within a stretch, or its time
 * @param places that the course was chosen from
 */
export function driftP(cases: Float64Array, rows: Float64Array, course: Float64Array, places: number): number {
  const filled = [...rows.keys()].filter((bin) => (rows[bin] ?? 0) > 0);
  const bins = filled.map((bin) => steadied(cases[bin] ?? 0, rows[bin] ?? 0));
  const values = Float64Array.from(bins, ({ value }) => value);
  const variances = Float64Array.from(bins, ({ variance }) => variance);
  const along = Float64Array.from(filled, (bin) => course[bin] ?? 0);
  const chance = variances.reduce((sum, one) => sum + one, 0) / variances.length;
  // Log likelihoods, but for a constant, of a level about which readings drift, with the course and without it.
  let [withCourse, level] = [-Infinity, -Infinity];
  for (const { phi, variance } of DRIFTS) {
    const left = leftByDrift(values, variances, along, { phi, variance: variance * chance }, LIMITS.leastPivot);
    withCourse = Math.max(withCourse, -(left.logs + left.squares) / 2);
    level = Math.max(level, -(left.logs + left.ofLevel) / 2);
  }
  return Math.min(1, places * Math.exp(level - withCourse));
}
