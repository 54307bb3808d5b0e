import { LIMITS } from './limits';

/** How closely two measures go together. */
export type Strength = 'step' | 'closely' | 'clearly' | 'loosely' | 'slightly';

/** How closely a rank correlation means that two measures go together. */
export function strengthOf(rho: number): Strength {
  const size = Math.abs(rho);
  if (size >= LIMITS.inStep) return 'step';
  if (size >= LIMITS.closely) return 'closely';
  if (size >= LIMITS.clearly) return 'clearly';
  return size >= LIMITS.leastRho ? 'loosely' : 'slightly';
}
