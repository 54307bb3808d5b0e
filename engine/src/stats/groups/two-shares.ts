/** Rows, and those of which something is so. */
export interface Counted {
  n: number;
  k: number;
}

/**
 * How many standard errors two shares lie apart, by the share that both have together (the square of it is χ² of the 2 × 2 table, Pearson 1900); positive where the
 * first is the larger one.
 */
export function zOfShares(a: Counted, b: Counted): number {
  const together = (a.k + b.k) / (a.n + b.n);
  return (a.k / a.n - b.k / b.n) / Math.sqrt(together * (1 - together) * (1 / a.n + 1 / b.n));
}
