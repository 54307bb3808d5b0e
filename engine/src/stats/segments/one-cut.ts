import { fUpper } from '../distributions/distributions';
import { barOf } from './bar';
import { LIMITS } from './limits';

/** Mean of the readings from one place to another. */
const meanOf = (values: readonly number[], from: number, to: number): number =>
  values.slice(from, to).reduce((sum, value) => sum + value, 0) / Math.max(1, to - from);

function leftBy(values: readonly number[], at: number): number[] {
  const [before, after] = [meanOf(values, 0, at), meanOf(values, at, values.length)];
  return values.map((value, i) => value - (i < at ? before : after));
}

/** How far what two levels leave persists, corrected for its bias in short series and for both levels (Kendall, Biometrika 41, 1954). */
export function persistenceBeside(values: readonly number[], at: number): number {
  const left = leftBy(values, at);
  let [product, squares] = [0, 0];
  for (let i = 1; i < left.length; i++) {
    product += (left[i] ?? 0) * (left[i - 1] ?? 0);
    squares += (left[i - 1] ?? 0) ** 2;
  }
  const raw = squares > 0 ? product / squares : 0;
  return Math.min(LIMITS.persistent, Math.max(0, raw + (1 + 3 * raw + 2 * (1 + raw)) / values.length));
}

/**
 * p of one change of level of a series that is known to persist by φ, from others that take the same course but for the change: without such
 * knowledge a step itself looks like persistence, and a series that only persists might have made it.
 */
export function cutP(values: readonly number[], at: number, phi: number): number {
  const n = values.length;
  const bar = barOf(n, phi);
  const gain =
    n *
    Math.log((innovations(leftBy(values, 0), phi) + LIMITS.noNoise) / (innovations(leftBy(values, at), phi) + LIMITS.noNoise));
  // Of few readings the variance that is left may be small by chance: the cut is one of n, and each is a comparison of two means (F), of fewer the less sure φ is known.
  const worth = Math.max(LIMITS.fewestOfLevel, n * (1 - phi)) - 2;
  const byMeans = n * fUpper(worth * Math.expm1(gain / n), 1, worth);
  return Math.min(1, Math.max(gain <= bar.gain ? bar.p(gain) : 0, byMeans));
}

/** Variance of what each reading brings beyond the one before it, in that of the series. */
function innovations(left: readonly number[], phi: number): number {
  let sum = 0;
  for (let i = 1; i < left.length; i++) sum += ((left[i] ?? 0) - phi * (left[i - 1] ?? 0)) ** 2;
  return sum / (left.length - 1);
}
