import type { Panel } from '../../insights/frame/frame';
import { correlate } from '../../stats/correlation/spearman';
import type { Sides } from './begins';
import { LIMITS } from './limits';

/**
 * Whether the way from the first moment to the last bears out that one side changes otherwise than the other: of all moments that both sides have in common,
 * how far they lie apart goes one way with the time. What happens at a moment happens to all things at once (it rains more in some months, and on some things more
 * than on others), so that many things at a few such moments say no more than these moments do. Of few moments only the things can tell.
 */
export function isBorneOut({ things, at }: Panel, values: Float64Array, { isOwn, isOther }: Sides): boolean {
  const sums = new Map<number, { own: number; others: number; n: number; rest: number }>();
  things.forEach((thing, row) => {
    const [place = NaN, value = NaN] = [at[row], values[row]];
    const side = thing < 0 || place !== place || value !== value ? null : isOwn(thing) ? 'own' : isOther(thing) ? 'others' : null;
    if (side === null) return;
    const sum = sums.get(place) ?? { own: 0, others: 0, n: 0, rest: 0 };
    sum[side] += value;
    sum[side === 'own' ? 'n' : 'rest']++;
    sums.set(place, sum);
  });
  const both = [...sums].filter(([, { n, rest }]) => n > 0 && rest > 0);
  if (both.length < LIMITS.manyMoments) return true;
  const gaps = both.map(([, { own, others, n, rest }]) => own / n - others / rest);
  const found = correlate(both.map(([place]) => place), gaps);
  return found !== null && found.p <= LIMITS.borneOut;
} // prettier-ignore
