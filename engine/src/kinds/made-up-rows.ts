/** Random numbers from a seed, uniform on (0, 1): Lehmer's generator (Park & Miller 1988). */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) % 2147483647 || 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** Rows of a table as CSV text. */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [header, ...rows].map((row) => row.join(',')).join('\n');

/** A count with this mean, of a Poisson distribution. */
export function poisson(mean: number, random: () => number): number {
  let [count, product] = [0, random()];
  for (const least = Math.exp(-mean); product > least; count++) product *= random();
  return count;
}
