import { betaRegularised } from '../distributions/incomplete-beta';
import { normalFrom, randomFrom } from '../distributions/random';
import { LIMITS } from '../limits';

/** Lag-1 autocorrelation. */
export function lagOne(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let product = 0;
  let squares = 0;
  values.forEach((value, i) => {
    squares += (value - mean) ** 2;
    if (i > 0) product += (value - mean) * ((values[i - 1] ?? 0) - mean);
  });
  return squares > 0 ? product / squares : 0;
}

/** An autocorrelation about a mean, its bias in short series corrected. */
export const meanPersistence = (r: number, n: number): number => (n * r + 1) / (n - 3);

const bounded = (phi: number): number => Math.min(LIMITS.largestPersistence, Math.max(0, phi));

/**
 * Coefficient of a first-order autoregression from what a fit leaves, its bias in short series corrected (van Giersbergen, Oxf. Bull. Econ. Stat. 67, 2005). 0 when
 * next to nothing is left.
 * @param fit parameters of the fit: a line has two
 */
export function residualPersistence(residuals: readonly number[], least = LIMITS.leastPersistence, fit = 2): number {
  const n = residuals.length;
  const r = lagOne(residuals);
  return n < LIMITS.fewestForPersistence || r < least / Math.sqrt(n) ? 0 : bounded((n * r + fit) / (n - fit - 2));
}

/**
 * The same for a series that may have a trend: midway between what the series without its trend gives (too low when there is none)
 * and what it gives as it stands (too high when there is one).
 */
export function trendPersistence(values: readonly number[], residuals: readonly number[]): number {
  const n = values.length;
  if (residualPersistence(residuals) === 0) return 0;
  const plain = (n * lagOne(values) + 1) / (n - 3);
  return bounded(((n * lagOne(residuals) + 2) / (n - 4) + plain) / 2);
}

const variances = new Map<string, number>();

/** Variance of Kendall's τ with time of series that only persist (first-order autoregression). */
function varianceOfTau(n: number, phi: number): number {
  if (n <= LIMITS.longestSimulated) return simulatedVariance(n, phi);
  const thinned = phi ** (n / LIMITS.longestSimulated);
  return thinned >= LIMITS.weakPersistence
    ? simulatedVariance(LIMITS.longestSimulated, thinned)
    : (((2 * (2 * n + 5)) / (9 * n * (n - 1))) * (1 + phi)) / (1 - phi);
}

function simulatedVariance(n: number, exact: number): number {
  const phi = Math.round(exact * 50) / 50;
  const key = `${n}|${phi}`;
  const known = variances.get(key);
  if (known !== undefined) return known;
  const normal = normalFrom(randomFrom(n * 100 + Math.round(phi * 50)));
  const series = new Float64Array(n);
  let squares = 0;
  for (let run = 0; run < LIMITS.simulations; run++) {
    let state = normal() / Math.sqrt(1 - phi * phi);
    let s = 0;
    for (let i = 0; i < n; i++) {
      state = phi * state + normal();
      series[i] = state;
      for (let before = 0; before < i; before++) s += state > (series[before] ?? 0) ? 1 : -1;
    }
    squares += ((2 * s) / (n * (n - 1))) ** 2;
  }
  variances.set(key, squares / LIMITS.simulations);
  return squares / LIMITS.simulations;
}

/** P(|τ| ≥ |tau|) of a series of n readings that persists with `phi` and has no trend: (τ + 1) / 2 is beta distributed (Hamed, J. Hydrology 365, 2009). */
export function persistentTauP(tau: number, n: number, phi: number): number {
  const a = Math.max(LIMITS.leastBeta, (1 / varianceOfTau(n, phi) - 1) / 2);
  const size = Math.min(1, Math.abs(tau));
  return Math.min(1, 2 * betaRegularised((1 - size) / 2, a, a, (1 + size) / 2));
}
