import { normalTwoSided } from './distributions';
import { median } from './quantile';

export interface MannKendall {
  /** Kendall's τ-b of the values against their order. */
  tau: number;
  p: number;
  /** Theil-Sen slope: median change from one step to the next (Sen, JASA 63, 1968). */
  slope: number;
  n: number;
}

/**
 * Mann-Kendall trend test with tie correction (Mann 1945; Kendall 1975), its variance enlarged for autocorrelation of the
 * detrended ranks (Hamed & Rao, J. Hydrology 204, 1998).
 * @param values equally spaced in time; NaN where a step has no value.
 */
export function mannKendall(values: ArrayLike<number>): MannKendall | null {
  const steps: number[] = [];
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i])) steps.push(i);
  const n = steps.length;
  if (n < 4) return null;
  const y = steps.map((step) => values[step] ?? 0);
  let s = 0;
  const slopes: number[] = [];
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const difference = (y[j] ?? 0) - (y[i] ?? 0);
      s += Math.sign(difference);
      slopes.push(difference / ((steps[j] ?? 0) - (steps[i] ?? 0)));
    }
  const sizes = new Map<number, number>();
  for (const value of y) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  let tieVariance = 0;
  let tiedPairs = 0;
  for (const size of sizes.values()) {
    tieVariance += size * (size - 1) * (2 * size + 5);
    tiedPairs += (size * (size - 1)) / 2;
  }
  const pairs = (n * (n - 1)) / 2;
  if (pairs === tiedPairs) return { tau: 0, p: 1, slope: 0, n };
  const slope = median(slopes);
  const variance = ((n * (n - 1) * (2 * n + 5) - tieVariance) / 18) * autocorrelationFactor(y, steps, slope);
  const z = s === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(variance);
  return { tau: s / Math.sqrt(pairs * (pairs - tiedPairs)), p: normalTwoSided(z), slope, n };
}

/** Share of the variance that may be left around a line for the series to count as nearly straight. */
const NEARLY_STRAIGHT = 0.15;

/** Only lags whose autocorrelation is significant and positive count, so that the test never grows more eager. */
function autocorrelationFactor(y: number[], steps: number[], slope: number): number {
  const n = y.length;
  if (n < 8) return 1;
  const residuals = y.map((value, i) => value - slope * (steps[i] ?? 0));
  const order = residuals.map((value, i) => [value, i] as const).sort((a, b) => a[0] - b[0]);
  const ranks = new Array<number>(n).fill(0);
  order.forEach(([, i], position) => (ranks[i] = position + 1 - (n + 1) / 2));
  const total = ranks.reduce((squares, r) => squares + r * r, 0);
  let sum = 0;
  for (let lag = 1; lag <= Math.min(n - 3, Math.ceil(n / 4)); lag++) {
    let product = 0;
    for (let i = 0; i + lag < n; i++) product += (ranks[i] ?? 0) * (ranks[i + lag] ?? 0);
    const r = product / total;
    if (r > 1.645 / Math.sqrt(n)) sum += (n - lag) * (n - lag - 1) * (n - lag - 2) * r;
  }
  // Where a straight line leaves next to nothing unexplained, autocorrelation has next to nothing to act on.
  const meanY = y.reduce((total, value) => total + value, 0) / n;
  const meanResidual = residuals.reduce((total, value) => total + value, 0) / n;
  const left =
    residuals.reduce((total, value) => total + (value - meanResidual) ** 2, 0) /
    y.reduce((total, value) => total + (value - meanY) ** 2, 0);
  return 1 + (2 / (n * (n - 1) * (n - 2))) * sum * Math.min(1, left / NEARLY_STRAIGHT);
}
