import { betaRegularised } from './incomplete-beta';
import { gammaLower, gammaUpper } from './incomplete-gamma';

/** P(Z ≥ z) of the standard normal distribution, exact in the far tail. */
export function normalUpper(z: number): number {
  const half = gammaUpper(0.5, (z * z) / 2) / 2;
  return z >= 0 ? half : 1 - half;
}

/** P(|Z| ≥ |z|) of the standard normal distribution. */
export const normalTwoSided = (z: number): number => gammaUpper(0.5, (z * z) / 2);

/** P(X ≥ x) of the chi-square distribution. */
export const chiSquareUpper = (x: number, df: number): number => gammaUpper(df / 2, x / 2);

/** P(|T| ≥ |t|) of Student's distribution. */
export function studentTwoSided(t: number, df: number): number {
  if (!Number.isFinite(t)) return 0;
  const square = t * t;
  return betaRegularised(df / (df + square), df / 2, 0.5, square / (df + square));
}

/** P(X ≥ x) of the F distribution. */
export function fUpper(x: number, df1: number, df2: number): number {
  if (x <= 0) return 1;
  const scaled = df1 * x;
  return betaRegularised(df2 / (df2 + scaled), df2 / 2, df1 / 2, scaled / (df2 + scaled));
}

/** P(X ≥ k) of n trials with success probability p: the exact one-sided binomial test. */
export function binomialUpper(k: number, n: number, p: number): number {
  if (k <= 0) return 1;
  if (k > n) return 0;
  return betaRegularised(p, k, n - k + 1);
}

/** P(X ≤ k) of n trials with success probability p. */
export function binomialLower(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n) return 1;
  return betaRegularised(1 - p, n - k, k + 1, p);
}

/** P(X ≥ k) of a Poisson variable with the given mean. */
export const poissonUpper = (k: number, mean: number): number => (k <= 0 ? 1 : gammaLower(k, mean));

/** P(X ≤ k) of a Poisson variable with the given mean. */
export const poissonLower = (k: number, mean: number): number => (k < 0 ? 0 : gammaUpper(k + 1, mean));
