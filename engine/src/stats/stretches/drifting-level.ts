/** A first-order autoregression. */
interface Drift {
  phi: number;
  variance: number;
}

/** Persistences of a drifting level that are tried, from one reading to the next. */
const PERSISTENCES = [0, 0.3, 0.6, 0.8, 0.9, 0.95, 0.98];
/** Variances of a drifting level that are tried, in the one of chance. */
const VARIANCES = Array.from({ length: 15 }, (_, i) => 0.05 * 2 ** i);

/** Drifts that are tried, beside readings that only stray. */
export const DRIFTS: readonly Drift[] = [
  { phi: 0, variance: 0 },
  ...PERSISTENCES.flatMap((phi) => VARIANCES.map((variance) => ({ phi, variance }))),
];

/** What readings leave about a level, and about a course as well, both at their best heights. */
interface Left {
  /** Sum of the logarithms of what each reading may stray by. */
  logs: number;
  /** Squares that are left, in these variances. */
  squares: number;
  /** Squares that the level leaves without the course. */
  ofLevel: number;
}

/**
 * Readings of a level that drifts, seen through chance, by the Kalman filter (Harvey, Forecasting, Structural Time Series Models, 1989, section 3.4).
 *
 * @param variances of chance, of each reading
 * @param along course of the readings, which has a height of its own
 * @param leastPivot below it the course cannot be told from a level
 */
export function leftByDrift(
  values: ArrayLike<number>,
  variances: ArrayLike<number> | number,
  along: ArrayLike<number> | null,
  { phi, variance }: Drift,
  leastPivot: number,
): Left {
  // What the filter expects of the readings, of a level of one everywhere, and of the course.
  let [value, level, path, uncertain] = [0, 0, 0, variance];
  let [logs, vv, vl, vs, ll, ls, ss] = [0, 0, 0, 0, 0, 0, 0];
  for (let t = 0; t < values.length; t++) {
    const spread = uncertain + (typeof variances === 'number' ? variances : (variances[t] ?? 0));
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
  const ofLevel = vv - (vl * vl) / ll;
  return {
    logs,
    squares: apart > leastPivot ? vv - (vl * vl * ss - 2 * vl * vs * ls + vs * vs * ll) / apart : ofLevel,
    ofLevel,
  };
}
