/** Two-sided 95 % point of the normal distribution. */
export const Z95 = 1.959963984540054;

/** Wilson's 95 % score interval of k successes in n trials (JASA 22, 1927). */
export function wilson(k: number, n: number, z = Z95): [number, number] {
  if (n <= 0) return [0, 1];
  const share = k / n;
  const denominator = 1 + (z * z) / n;
  const centre = (share + (z * z) / (2 * n)) / denominator;
  const half = (z / denominator) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
