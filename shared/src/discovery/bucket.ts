import { murmur3 } from './murmur3';

export const BUCKETS = 10_000;

/**
 * A visitor's place (0 to 9999) in a rollout, in basis points. It depends on the rollout's fixed salt, never on a list of versions, so a
 * growing weight only ever adds visitors.
 */
export const bucket = (salt: string, remote: string, subject: string): number =>
  murmur3(`${salt}:${remote}:${subject}`) % BUCKETS;
