import { LIMITS } from '../limits';

/** Persistences of a drifting level that are tried, from one bin to the next, and its variances beside the one of chance. */
const PERSISTENCES = [0, 0.3, 0.6, 0.8, 0.9, 0.95, 0.98];
const VARIANCES = Array.from({ length: 15 }, (_, i) => 0.05 * 2 ** i);

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
  const readings = steadied(filled.map((bin) => [cases[bin] ?? 0, rows[bin] ?? 0] as const));
  const along = Float64Array.from(filled, (bin) => course[bin] ?? 0);
  const gain = largestLikelihood(readings, along) - largestLikelihood(readings, null);
  return Math.min(1, places * Math.exp(-gain));
}

/** Shares on the scale of the arcsine (Anscombe, Biometrika 35, 1948). */
const steadied = (bins: readonly (readonly [cases: number, rows: number])[]): Readings => ({
  values: Float64Array.from(bins, ([c, n]) => Math.asin(Math.sqrt((c + 3 / 8) / (n + 3 / 4)))),
  variances: Float64Array.from(bins, ([, n]) => 1 / (4 * n + 2)),
});

function largestLikelihood(readings: Readings, along: Float64Array | null): number {
  const chance = readings.variances.reduce((sum, one) => sum + one, 0) / readings.variances.length;
  let largest = logLikelihood(readings, along, 0, 0);
  for (const phi of PERSISTENCES)
    for (const times of VARIANCES) largest = Math.max(largest, logLikelihood(readings, along, phi, times * chance));
  return largest;
}

/**
 * Log likelihood, but for a constant, of a level (and of the course, both at their best heights) about which readings drift as a
 * first-order autoregression of the given variance, by the Kalman filter (Harvey, Forecasting, Structural Time Series Models, 1989, section 3.4).
 */
function logLikelihood({ values, variances }: Readings, along: Float64Array | null, phi: number, variance: number): number {
  // What the filter expects of the readings, of a level of one everywhere, and of the course.
  let [value, level, path, uncertain] = [0, 0, 0, variance];
  let [logs, vv, vl, vs, ll, ls, ss] = [0, 0, 0, 0, 0, 0, 0];
  for (let t = 0; t < values.length; t++) {
    const spread = uncertain + (variances[t] ?? 0);
    const [v, l, s] = [(values[t] ?? 0) - value, 1 - level, (along?.[t] ?? 0) - path];
    logs += Math.log(spread);
    vv += (v * v) / spread;
    vl += (v * l) / spread;
    vs += (v * s) / spread;
    ll += (l * l) / spread;
    ls += (l * s) / spread;
    ss += (s * s) / spread;
    const gain = uncertain / spread;
    value = phi * (value + gain * v);
    level = phi * (level + gain * l);
    path = phi * (path + gain * s);
    uncertain = phi * phi * uncertain * (1 - gain) + variance * (1 - phi * phi);
  }
  const apart = ll * ss - ls * ls;
  const explained = apart > LIMITS.leastPivot ? (vl * vl * ss - 2 * vl * vs * ls + vs * vs * ll) / apart : (vl * vl) / ll;
  return -(logs + vv - explained) / 2;
}
