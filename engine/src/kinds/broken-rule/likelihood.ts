/** Of so many of so many rows, as often as they are, in the natural logarithm. */
export function likelihood(k: number, n: number): number {
  const term = (count: number) => (count > 0 ? count * Math.log(count / n) : 0);
  return term(k) + term(n - k);
}
