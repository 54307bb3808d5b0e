import { randomFrom } from '../../stats/distributions/random';
import { shuffled } from '../algebra/sketch';
import type { SampleColumn } from '../sample/read-sample';
import { LIMITS } from './limits';

/** Whether the value of `a` follows from that of `unit`: rows off the mode are few beside those that remain when `a` is shuffled. */
export function determines(unit: SampleColumn, a: SampleColumn): boolean {
  const rows = [...unit.codes.keys()].filter((row) => (unit.codes[row] ?? -1) >= 0 && (a.codes[row] ?? -1) >= 0);
  if (rows.length === 0) return false;
  const from = Int32Array.from(rows, (row) => unit.codes[row] ?? 0);
  const to = Int32Array.from(rows, (row) => a.codes[row] ?? 0);
  const off = offMode(from, to, LIMITS.off * rows.length);
  if (off > LIMITS.off * rows.length) return false;
  const order = shuffled(rows.length, randomFrom(rows.length));
  const expected = offMode(
    from,
    to.map((_, i) => to[order[i] ?? 0] ?? 0),
    Infinity,
  );
  return expected >= LIMITS.fewestExpected && off <= LIMITS.off * expected;
}

/** Rows whose second code is not the most frequent one of their first; counting stops above `most`. */
function offMode(from: Int32Array, to: Int32Array, most: number): number {
  const width = to.reduce((high, code) => Math.max(high, code), 0) + 1;
  const cells = new Map<number, number>();
  const best = new Map<number, number>();
  let off = 0;
  for (let i = 0; i < from.length; i++) {
    const group = from[i] ?? 0;
    const key = group * width + (to[i] ?? 0);
    const n = (cells.get(key) ?? 0) + 1;
    cells.set(key, n);
    if (n > (best.get(group) ?? 0)) best.set(group, n);
    else if (++off > most) return off;
  }
  return off;
}
