import { studentTwoSided } from '../distributions/distributions';
import { studentQuantile } from '../distributions/student-quantile';

/** Figures of a group, in short. */
export interface Summary {
  mean: number;
  /** Standard deviation of the sample. */
  sd: number;
  n: number;
}

/**
 * How far two means lie apart, with its 95 % interval and p; groups may scatter differently (Welch 1947, Biometrika 34). Null where the figures
 * do not scatter or are too few.
 */
export function welch(a: Summary, b: Summary): { distance: number; low: number; high: number; p: number } | null {
  const [va, vb] = [a.sd ** 2 / a.n, b.sd ** 2 / b.n];
  const error = Math.sqrt(va + vb);
  if (!(a.n > 1 && b.n > 1 && error > 0)) return null;
  const df = (va + vb) ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1));
  const distance = a.mean - b.mean;
  const reach = studentQuantile(df) * error;
  return { distance, low: distance - reach, high: distance + reach, p: studentTwoSided(distance / error, df) };
}

/** Mean and standard deviation of figures, of which some may be missing. */
export function summaryOf(values: readonly number[]): Summary {
  const known = values.filter((value) => value === value);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const sd = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (known.length - 1));
  return { mean, sd, n: known.length };
}
