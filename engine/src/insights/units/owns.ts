import { randomFrom } from '../../stats/distributions/random';
import { LIMITS } from './limits';
import type { Sorted } from './unit';

/**
 * The label that each unit mostly has; −1 for units without one.
 * @param enough rows off their unit's label after which no more are counted
 */
export function modes(
  { rows, starts }: Sorted,
  codes: ArrayLike<number>,
  enough = Infinity,
): { modes: Int32Array; off: number; n: number } {
  let width = 0;
  for (const row of rows) width = Math.max(width, (codes[row] ?? -1) + 1);
  const counts = new Int32Array(width);
  const found = new Int32Array(starts.length - 1).fill(-1);
  let off = 0;
  let n = 0;
  for (let unit = 0; unit < found.length && off <= enough; unit++) {
    const [from, to] = [starts[unit] ?? 0, starts[unit + 1] ?? 0];
    let best = -1;
    let own = 0;
    for (let i = from; i < to; i++) {
      const code = codes[rows[i] ?? 0] ?? -1;
      if (code < 0) continue;
      own++;
      const count = (counts[code] ?? 0) + 1;
      counts[code] = count;
      if (best < 0 || count > (counts[best] ?? 0)) best = code;
    }
    found[unit] = best;
    n += own;
    off += own - (best < 0 ? 0 : (counts[best] ?? 0));
    for (let i = from; i < to; i++) {
      const code = codes[rows[i] ?? 0] ?? -1;
      if (code >= 0) counts[code] = 0;
    }
  }
  return { modes: found, off, n };
}

/** Whether the labels follow from the units: rows off the mode are few beside those that remain when the labels are shuffled among the rows. */
export function owns(sorted: Sorted, codes: ArrayLike<number>): boolean {
  const { off, n } = modes(sorted, codes, LIMITS.off * sorted.rows.length);
  if (off > LIMITS.off * n) return false;
  const shuffled = shuffledAmong(sorted.rows, codes);
  const { off: expected } = modes(sorted, shuffled, Math.max(LIMITS.fewestExpected, off / LIMITS.off));
  return expected >= LIMITS.fewestExpected && off <= LIMITS.off * expected;
}

/** The labels of these rows in another order; always the same one. */
function shuffledAmong(rows: Int32Array, codes: ArrayLike<number>): Int32Array {
  const random = randomFrom(rows.length);
  const filled = rows.filter((row) => (codes[row] ?? -1) >= 0);
  const own = Int32Array.from(filled, (row) => codes[row] ?? -1);
  for (let i = own.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const other = own[j] ?? 0;
    own[j] = own[i] ?? 0;
    own[i] = other;
  }
  const shuffled = new Int32Array(codes.length).fill(-1);
  filled.forEach((row, i) => (shuffled[row] = own[i] ?? -1));
  return shuffled;
}
