import { lnFactorial } from './ln-gamma';

/**
 * Fisher's exact test of the 2 × 2 table [[a, b], [c, d]], two-sided: the probability of all tables with these margins
 * that are no likelier than the one seen (Fisher 1935; the rule R's `fisher.test` uses).
 */
export function fisherExact(a: number, b: number, c: number, d: number): number {
  const row = a + b;
  const column = a + c;
  const n = a + b + c + d;
  const constant = lnFactorial(row) + lnFactorial(n - row) + lnFactorial(column) + lnFactorial(n - column) - lnFactorial(n);
  const ln = (x: number) =>
    constant - lnFactorial(x) - lnFactorial(row - x) - lnFactorial(column - x) - lnFactorial(n - row - column + x);
  const seen = ln(a);
  let p = 0;
  for (let x = Math.max(0, row + column - n); x <= Math.min(row, column); x++) {
    const likelihood = ln(x);
    if (likelihood <= seen + 1e-7) p += Math.exp(likelihood);
  }
  return Math.min(1, p);
}
