import { LIMITS } from '../limits';
import { type Drift, leftByDrift, PERSISTENCES, VARIANCES } from './drifting-level';
import { steadied } from './steadied';

/** Rates of bins on a scale on which chance scatters them alike, with the variance that chance leaves. */
interface Readings {
  values: Float64Array;
  variances: Float64Array;
}

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
  const readings = {
    values: Float64Array.from(bins, ({ value }) => value),
    variances: Float64Array.from(bins, ({ variance }) => variance),
  };
  const along = Float64Array.from(filled, (bin) => course[bin] ?? 0);
  const gain = largestLikelihood(readings, along) - largestLikelihood(readings, null);
  return Math.min(1, places * Math.exp(-gain));
}

function largestLikelihood(readings: Readings, along: Float64Array | null): number {
  const chance = readings.variances.reduce((sum, one) => sum + one, 0) / readings.variances.length;
  let largest = logLikelihood(readings, along, { phi: 0, variance: 0 });
  for (const phi of PERSISTENCES)
    for (const times of VARIANCES) largest = Math.max(largest, logLikelihood(readings, along, { phi, variance: times * chance }));
  return largest;
}

/** Log likelihood, but for a constant, of a level (and of the course) about which readings drift. */
function logLikelihood({ values, variances }: Readings, along: Float64Array | null, drift: Drift): number {
  const { logs, squares } = leftByDrift(values, variances, along, drift, LIMITS.leastPivot);
  return -(logs + squares) / 2;
}
