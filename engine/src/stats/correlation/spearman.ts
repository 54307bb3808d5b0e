import { normalTwoSided, studentTwoSided } from '../distributions/distributions';
import { LIMITS } from '../limits';

export interface Correlation {
  r: number;
  p: number;
  n: number;
}

/** Pearson's correlation over the pairs where neither value is NaN, with its t test. Of ranks it is Spearman's. */
export function correlate(x: ArrayLike<number>, y: ArrayLike<number>): Correlation | null {
  let n = 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = 0; i < x.length; i++) {
    const a = x[i] ?? NaN;
    const b = y[i] ?? NaN;
    if (a !== a || b !== b) continue;
    n++;
    sumX += a;
    sumY += b;
  }
  if (n < LIMITS.fewestPairs) return null;
  const meanX = sumX / n;
  const meanY = sumY / n;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < x.length; i++) {
    const a = (x[i] ?? NaN) - meanX;
    const b = (y[i] ?? NaN) - meanY;
    if (a !== a || b !== b) continue;
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  if (xx <= 0 || yy <= 0) return null;
  const r = Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
  const t = r === 1 || r === -1 ? Infinity : r * Math.sqrt((n - 2) / (1 - r * r));
  return { r, p: studentTwoSided(t, n - 2), n };
}

/** p of a correlation over n pairs, which need not be a whole number. */
export function correlationP(r: number, n: number): number {
  if (n <= LIMITS.leastPairsForP) return 1;
  return studentTwoSided(Math.abs(r) === 1 ? Infinity : r * Math.sqrt((n - 2) / (1 - r * r)), n - 2);
}

/**
 * p of the difference between two independent correlations, by Fisher's z (Metron 1, 1921).
 * For Spearman's coefficients the variance is enlarged by 6 % (Fieller, Hartley & Pearson 1957).
 */
export function correlationDifference(r1: number, n1: number, r2: number, n2: number): number {
  if (Math.min(n1, n2) < LIMITS.fewestPairsForDifference) return 1;
  const z = (r: number) => Math.atanh(Math.max(-0.999999, Math.min(0.999999, r)));
  return normalTwoSided((z(r1) - z(r2)) / Math.sqrt(1.06 / (n1 - 3) + 1.06 / (n2 - 3)));
}

/**
 * p of several independent correlations together, each weighted by what it rests on: the mean of Fisher's z (Metron 1, 1921), its
 * variance enlarged as above. Correlations of fewer than 5 pairs count for nothing.
 */
export function pooledP(correlations: readonly Pick<Correlation, 'r' | 'n'>[]): number {
  const used = correlations.filter(({ n }) => n >= LIMITS.fewestPairsForDifference);
  if (used.length === 0) return 1;
  const weights = used.map(({ n }) => (n - 3) / 1.06);
  const sum = used.reduce((all, { r }, i) => all + (weights[i] ?? 0) * Math.atanh(Math.max(-0.999999, Math.min(0.999999, r))), 0);
  return normalTwoSided(sum / Math.sqrt(weights.reduce((all, weight) => all + weight, 0)));
}
