/** A weaker correlation is told for its certainty only. */
export const LEAST_RHO = 0.2;

/** How closely two measures go together, in a word. */
export function strengthText(rho: number): string {
  const size = Math.abs(rho);
  return size >= 0.9
    ? 'almost in step'
    : size >= 0.7
      ? 'closely'
      : size >= 0.4
        ? 'clearly'
        : size >= LEAST_RHO
          ? 'loosely'
          : 'slightly';
}
