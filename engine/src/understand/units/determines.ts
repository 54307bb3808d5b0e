import { randomFrom } from '../../stats/distributions/random';
import { shuffled } from '../algebra/sketch';
import type { SampleColumn } from '../sample/read-sample';
import { LIMITS } from './limits';

/** Whether the value of `a` follows from that of `unit`: rows off the mode are few beside those that remain when `a` is shuffled. */
export function determines(unit: SampleColumn, a: SampleColumn): boolean {
  const most = LIMITS.off * unit.codes.length;
  if (offMode(unit.codes, a.codes, a.labels.length, most) > most) return false;
  const { from, to } = bothFilled(unit.codes, a.codes);
  const rows = from.length;
  if (rows === 0) return false;
  const off = offMode(from, to, a.labels.length, LIMITS.off * rows);
  if (off > LIMITS.off * rows) return false;
  const order = shuffled(rows, randomFrom(rows));
  const expected = offMode(
    from,
    to.map((_, i) => to[order[i] ?? 0] ?? 0),
    a.labels.length,
    Infinity,
  );
  return expected >= LIMITS.fewestExpected && off <= LIMITS.off * expected;
}

/** The codes of the rows in which both columns have one. */
function bothFilled(unit: Int32Array, a: Int32Array): { from: Int32Array; to: Int32Array } {
  const from = new Int32Array(unit.length);
  const to = new Int32Array(unit.length);
  let rows = 0;
  for (let row = 0; row < unit.length; row++) {
    const [x, y] = [unit[row] ?? -1, a[row] ?? -1];
    if (x < 0 || y < 0) continue;
    from[rows] = x;
    to[rows++] = y;
  }
  return { from: from.subarray(0, rows), to: to.subarray(0, rows) };
}

/** Rows whose second code is not the most frequent one of their first, of those that have both; counting stops above `most`. */
function offMode(from: Int32Array, to: Int32Array, width: number, most: number): number {
  const cells = new Map<number, number>();
  const best = new Map<number, number>();
  let off = 0;
  for (let i = 0; i < from.length; i++) {
    const [group, code] = [from[i] ?? -1, to[i] ?? -1];
    if (group < 0 || code < 0) continue;
    const key = group * width + code;
    const n = (cells.get(key) ?? 0) + 1;
    cells.set(key, n);
    if (n > (best.get(group) ?? 0)) best.set(group, n);
    else if (++off > most) return off;
  }
  return off;
}
