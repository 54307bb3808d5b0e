import type { Finding } from '../../../insights/finding';
import { LIMITS } from './limits';
import type { Found } from './found';

/** How much it tells: by the part of all cases that it explains, and by how far its share lies from that of the others. */
export function strengthOf({ block: { own, rest } }: Found): Pick<Finding, 'effect' | 'strength' | 'atStake'> {
  const [p, q] = [own.k / own.n, rest.k / rest.n];
  const part = Math.max(0, own.k - own.n * q) / (own.k + rest.k);
  return {
    effect: p - q,
    strength: Math.min(LIMITS.mostStrength, LIMITS.leastStrength + LIMITS.strength * Math.sqrt(part * Math.sqrt(p - q))),
    atStake: true,
  };
} // prettier-ignore
