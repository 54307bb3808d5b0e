import { normalTwoSided } from '../distributions/distributions';
import { LIMITS } from '../limits';
import { persistentTauP, trendPersistence } from './persistence';
import { median } from '../distributions/quantile';

export interface MannKendall {
  /** Kendall's τ-b of the values against their order. */
  tau: number;
  p: number;
  /** Theil-Sen slope: median change from one step to the next (Sen, JASA 63, 1968). */
  slope: number;
  n: number;
}

/**
 * Mann-Kendall trend test with tie correction (Mann 1945; Kendall 1975). Of readings that persist from one to the next, τ is
 * judged against that of series that only persist (Hamed, J. Hydrology 365, 2009), which holds its level better than both the
 * variance correction of Hamed & Rao (1998) and a block bootstrap: `trend-calibration.test.ts` compares them.
 * @param values equally spaced in time; NaN where a step has no value.
 */
export function mannKendall(values: ArrayLike<number>): MannKendall | null {
  const steps: number[] = [];
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i])) steps.push(i);
  const n = steps.length;
  if (n < LIMITS.fewestForTrend) return null;
  const y = steps.map((step) => values[step] ?? 0);
  let s = 0;
  const slopes = new Float64Array((n * (n - 1)) / 2);
  let pair = 0;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const difference = (y[j] ?? 0) - (y[i] ?? 0);
      s += Math.sign(difference);
      slopes[pair++] = difference / ((steps[j] ?? 0) - (steps[i] ?? 0));
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
  const tau = s / Math.sqrt(pairs * (pairs - tiedPairs));
  const z = s === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt((n * (n - 1) * (2 * n + 5) - tieVariance) / 18);
  const p = normalTwoSided(z);
  // Only a τ that could matter is worth the work.
  const phi =
    p < LIMITS.mattersBefore
      ? trendPersistence(
          y,
          y.map((value, i) => value - slope * (steps[i] ?? 0)),
        )
      : 0;
  return { tau, p: phi > 0 ? Math.max(p, persistentTauP(tau, n, phi)) : p, slope, n };
}
