import { lnGamma } from '../../stats/distributions/ln-gamma';
import { likelihood } from './likelihood';
import { LIMITS } from './limits';

/** A stretch of time, in epoch milliseconds of its first and last row that breaks the rule; null where it begins, or ends, with the rows themselves. */
export interface Span {
  from: number | null;
  to: number | null;
  p: number;
}

interface Row {
  at: number;
  off: boolean;
}

/**
 * The time in which the rows lie that break a rule: of all stretches from one of them to another the likeliest. Null where they may lie anywhere.
 */
export function timeOf(given: readonly Row[]): Span | null {
  const rows = given.filter(({ at }) => at === at).sort((a, b) => a.at - b.at);
  const n = rows.length;
  const off = rows.flatMap((row, i) => (row.off ? [i] : []));
  const k = off.length;
  if (k < LIMITS.fewestThere || k === n) return null;
  const step = Math.max(1, Math.ceil(k / LIMITS.mostWindows));
  const starts = off.filter((_, i) => i % step === 0);
  let best = { gain: 0, from: 0, to: n - 1, inside: k };
  for (const [i, from] of starts.entries())
    for (let j = off.length - 1; j >= i * step; j -= step) {
      const to = off[j] ?? 0;
      const inside = j - i * step + 1;
      if (inside < LIMITS.fewestThere || inside < LIMITS.leastOfBroken * k) break;
      for (const [first, last] of [[from, to], [0, to], [from, n - 1]] as const) {
        const own = first === 0 && from !== 0 ? j + 1 : last === n - 1 && to !== n - 1 ? k - i * step : inside;
        const size = last - first + 1;
        // A stretch that ends where the rows do needs one end to be found, and not two.
        const cost = first === 0 || last === n - 1 ? 0 : Math.log(k);
        const gain = size < n && own / size > k / n ? likelihood(own, size) + likelihood(k - own, n - size) - likelihood(k, n) - cost : 0;
        if (gain > best.gain) best = { gain, from: first, to: last, inside: own };
      }
    }
  const { from, to, inside } = best;
  const size = to - from + 1;
  if (best.gain <= 0) return null;
  const tried = (from === 0 || to === n - 1 ? 2 : k) * starts.length;
  const p = Math.min(1, tried * allInside(inside, k, size, n));
  if (p > LIMITS.largestP) return null;
  return { from: from === 0 ? null : (rows[from]?.at ?? null), to: to === n - 1 ? null : (rows[to]?.at ?? null), p };
} // prettier-ignore

/** The chance that of so many rows which may lie anywhere at least so many lie in a stretch of a size (hypergeometric). */
function allInside(inside: number, k: number, size: number, n: number): number {
  const ln = (a: number, b: number) => (b < 0 || b > a ? -Infinity : lnGamma(a + 1) - lnGamma(b + 1) - lnGamma(a - b + 1));
  let p = 0;
  for (let i = inside; i <= Math.min(k, size); i++) p += Math.exp(ln(size, i) + ln(n - size, k - i) - ln(n, k));
  return Math.min(1, p);
}
