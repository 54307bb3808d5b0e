import { LIMITS } from './limits';

/** Persistences of a drifting level that are tried, from one bin to the next, and its variances beside the one of chance. */
const PERSISTENCES = [0, 0.3, 0.6, 0.8, 0.9, 0.95, 0.98];
const VARIANCES = Array.from({ length: 11 }, (_, i) => 0.05 * 2 ** i);

/** Rates of bins on a scale on which chance scatters them alike, with the variance that chance leaves. */
interface Readings {
  values: Float64Array;
  variances: Float64Array;
}

/**
 * p of a stretch whose level differs from the rest, against a level that drifts for as long as it likes: the larger of both log likelihoods less
 * the other one, with as many places as there are bins. The level that drifts is a first-order autoregression, seen through what
 * chance does to the cases of each bin.
 *
 * @param cases by bin
 * @param rows by bin; bins without rows are passed over
 * @param inside share of each bin's rows that lies within the stretch
 */
export function driftP(cases: Float64Array, rows: Float64Array, inside: Float64Array): number {
  const filled = [...rows.keys()].filter((bin) => (rows[bin] ?? 0) > 0);
  const readings = steadied(filled.map((bin) => [cases[bin] ?? 0, rows[bin] ?? 0] as const));
  const within = Float64Array.from(filled, (bin) => inside[bin] ?? 0);
  const gain = largestLikelihood(readings, within) - largestLikelihood(readings, null);
  return Math.min(1, filled.length * Math.exp(-gain));
}

/** Shares on the scale of the arcsine (Anscombe, Biometrika 35, 1948). */
const steadied = (bins: readonly (readonly [cases: number, rows: number])[]): Readings => ({
  values: Float64Array.from(bins, ([c, n]) => Math.asin(Math.sqrt((c + 3 / 8) / (n + 3 / 4)))),
  variances: Float64Array.from(bins, ([, n]) => 1 / (4 * n + 2)),
});

function largestLikelihood(readings: Readings, within: Float64Array | null): number {
  const chance = readings.variances.reduce((sum, one) => sum + one, 0) / readings.variances.length;
  let largest = logLikelihood(readings, within, 0, 0);
  for (const phi of PERSISTENCES)
    for (const times of VARIANCES) largest = Math.max(largest, logLikelihood(readings, within, phi, times * chance));
  return largest;
}

/**
 * Log likelihood, but for a constant, of a level (and another one within the stretch, both at their best values) about which readings drift as a
 * first-order autoregression of the given variance, by the Kalman filter (Harvey, Forecasting, Structural Time Series Models, 1989, section 3.4).
 */
function logLikelihood({ values, variances }: Readings, within: Float64Array | null, phi: number, variance: number): number {
  // What the filter expects of the readings, of a level of one everywhere, and of one within the stretch.
  let [value, level, stretch, uncertain] = [0, 0, 0, variance];
  let [logs, vv, vl, vs, ll, ls, ss] = [0, 0, 0, 0, 0, 0, 0];
  for (let t = 0; t < values.length; t++) {
    const spread = uncertain + (variances[t] ?? 0);
    const [v, l, s] = [(values[t] ?? 0) - value, 1 - level, (within?.[t] ?? 0) - stretch];
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
    stretch = phi * (stretch + gain * s);
    uncertain = phi * phi * uncertain * (1 - gain) + variance * (1 - phi * phi);
  }
  const apart = ll * ss - ls * ls;
  const explained = apart > LIMITS.leastPivot ? (vl * vl * ss - 2 * vl * vs * ls + vs * vs * ll) / apart : (vl * vl) / ll;
  return -(logs + vv - explained) / 2;
}
