import { LIMITS } from './limits';

/** How closely two measures go together, in a word. */
export function strengthText(rho: number): string {
  const size = Math.abs(rho);
  return size >= LIMITS.inStep
    ? 'almost in step'
    : size >= LIMITS.closely
      ? 'closely'
      : size >= LIMITS.clearly
        ? 'clearly'
        : size >= LIMITS.leastRho
          ? 'loosely'
          : 'slightly';
}
