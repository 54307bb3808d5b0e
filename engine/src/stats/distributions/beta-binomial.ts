import { lnFactorial, lnGamma } from './ln-gamma';

/**
 * P(X ≥ k) of n trials whose probability is itself known from counts alone: `hits` of `of` trials elsewhere, by the rule of Jeffreys (½ of each added).
 * Skellam, A probability distribution derived from the binomial distribution by regarding the probability of success as variable between the sets of
 * trials, JRSS B 10, 1948. The other tail is 1 minus this at k + 1.
 * @param hits may be a fraction, as a mean of several counts is
 */
export function betaBinomialUpper(k: number, n: number, hits: number, of: number): number {
  if (k <= 0) return 1;
  if (k > n) return 0;
  const [a, b] = [hits + 0.5, of - hits + 0.5];
  const ofAll = lnFactorial(n) - lnBeta(a, b);
  const at = (i: number) => Math.exp(ofAll - lnFactorial(i) - lnFactorial(n - i) + lnBeta(i + a, n - i + b));
  // The shorter side is added up; what is near to one is read off the other.
  const [from, to] = k <= n / 2 ? [0, k - 1] : [k, n];
  let sum = 0;
  for (let i = from; i <= to; i++) sum += at(i);
  return Math.min(1, Math.max(0, k <= n / 2 ? 1 - sum : sum));
}

const lnBeta = (a: number, b: number): number => lnGamma(a) + lnGamma(b) - lnGamma(a + b);
