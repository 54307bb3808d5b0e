import { LIMITS } from './limits';

/** So many rows, and how many of them have the event. */
interface Part {
  n: number;
  hits: number;
}

/**
 * Where a rate jumps: the number of rows below the border at which it does, or null. Two levels must describe it better than a rate that moves evenly over a
 * quarter of the rows and more, wherever it begins and ends to do so, and neither side may have two levels of its own.
 *
 * @param hits whether each row has the event, by the value of its measure
 * @param steps rows up to the last one of each value, between which a border may lie
 */
export function borderOf(hits: Uint8Array, steps: readonly number[]): number | null {
  const sums = new Float64Array(hits.length + 1);
  hits.forEach((hit, i) => (sums[i + 1] = (sums[i] ?? 0) + hit));
  const part = (from: number, to: number): Part => ({ n: to - from, hits: (sums[to] ?? 0) - (sums[from] ?? 0) });
  const best = clearest(part, 0, hits.length, steps);
  if (!best) return null;
  const isBeyondRamps = gain(hits.length, leftByRamp(part, hits.length), best.left) >= LIMITS.beyondRamps;
  const isOne = [[0, best.at] as const, [best.at, hits.length] as const].every(([from, to]) => {
    const second = clearest(part, from, to, steps);
    return !second || gain(to - from, second.whole, second.left) < LIMITS.ofItsOwn;
  });
  return isBeyondRamps && isOne ? best.at : null;
}

/** By how much one description is likelier than another, of the squares that both leave. */
const gain = (n: number, than: number, left: number): number => (n / 2) * Math.log(than / left);

/** Squares that a level leaves of yes and no. */
const leftBy = ({ n, hits }: Part): number => hits - hits ** 2 / Math.max(1, n);

/** The border at which two levels leave least, with what they leave and what one level would. */
function clearest(part: (from: number, to: number) => Part, from: number, to: number, steps: readonly number[]): { at: number; left: number; whole: number } | null {
  let best: { at: number; left: number; whole: number } | null = null;
  const whole = leftBy(part(from, to));
  for (const at of steps) {
    if (at - from < LIMITS.fewestRows || to - at < LIMITS.fewestRows) continue;
    const left = leftBy(part(from, at)) + leftBy(part(at, to));
    if (left > 0 && left < (best?.left ?? whole)) best = { at, left, whole };
  }
  return best;
} // prettier-ignore

/** Least squares that a rate leaves which moves evenly between two places at least a quarter of the rows apart, by as many bins of rows as tell them apart. */
function leftByRamp(part: (from: number, to: number) => Part, n: number): number {
  const { bins } = LIMITS;
  const parts = Array.from({ length: bins }, (_, i) => part(Math.round((i * n) / bins), Math.round(((i + 1) * n) / bins)));
  const hits = part(0, n).hits;
  let least = Infinity;
  for (let from = 0; from < bins; from++)
    for (let to = from + LIMITS.end * bins; to <= bins; to++) {
      let [sum, squares, product] = [0, 0, 0];
      parts.forEach((own, i) => {
        const height = Math.min(1, Math.max(0, (i + 0.5 - from) / (to - from)));
        sum += own.n * height;
        squares += own.n * height ** 2;
        product += own.hits * height;
      });
      const [spread, together] = [squares - sum ** 2 / n, product - (sum * hits) / n];
      if (spread > 0) least = Math.min(least, hits - hits ** 2 / n - together ** 2 / spread);
    }
  return least;
}
