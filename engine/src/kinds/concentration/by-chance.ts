import { randomFrom } from '../../stats/distributions/random';
import { LIMITS } from './limits';

/**
 * What the first so many holders have of a number of things that fall to them by chance, in so far as each has rows for it: of few failed payments a tenth of the
 * customers has half in any case. The mean of several draws, and the largest; null where the things are many, which chance spreads evenly.
 * @param exposures rows of each holder
 */
export function heldByChance(total: number, exposures: readonly number[], first: number): { mean: number; most: number } | null {
  if (!Number.isInteger(total) || total > LIMITS.rare * exposures.length) return null;
  const upTo: number[] = [];
  let sum = 0;
  for (const exposure of exposures) upTo.push((sum += exposure));
  const random = randomFrom(total);
  const parts = Array.from({ length: LIMITS.draws }, () => {
    const counts = new Float64Array(exposures.length);
    for (let i = 0; i < total; i++) {
      const holder = holderOf(upTo, random() * sum);
      counts[holder] = (counts[holder] ?? 0) + 1;
    }
    return (
      counts
        .sort()
        .subarray(-first)
        .reduce((held, count) => held + count, 0) / total
    );
  });
  return { mean: parts.reduce((a, b) => a + b, 0) / parts.length, most: Math.max(...parts) };
}

/** The first place up to which there is more than a share. */
function holderOf(upTo: readonly number[], share: number): number {
  let [from, to] = [0, upTo.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((upTo[middle] ?? 0) > share) to = middle;
    else from = middle + 1;
  }
  return from;
}
