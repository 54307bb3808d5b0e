import type { SampleColumn } from '../sample/read-sample';
import { RELATIVE } from './number-column';
import { isNoChance, lnOrders, mostOff, FEWEST_ROWS, type Counted } from './proposal';

/** Rows in which two columns of one type hold different things; null where there are too many. */
export function copyOf(a: SampleColumn, b: SampleColumn, tries: number): Counted | null {
  if ((a.type === 'text') !== (b.type === 'text') || a.labels.length < 2) return null;
  const most = mostOff(a.codes.length);
  if (Math.abs(a.labels.length - b.labels.length) > 2 * most) return null;
  let rows = 0;
  let off = 0;
  for (let i = 0; i < a.codes.length; i++) {
    const [x, y] = [a.codes[i] ?? -1, b.codes[i] ?? -1];
    if (x < 0 || y < 0) continue;
    rows++;
    const u = a.values[i] ?? 0;
    const v = b.values[i] ?? 0;
    const equal = a.type === 'text' ? a.labels[x] === b.labels[y] : Math.abs(u - v) <= RELATIVE * Math.abs(u);
    if (!equal && ++off > most) return null;
  }
  const counts = new Map<number, number>();
  for (const code of a.codes) if (code >= 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  const counted = { rows, off };
  if (rows < FEWEST_ROWS || off > mostOff(rows)) return null;
  return isNoChance(lnOrders(counts.values()), counted, a.labels.length, tries) ? counted : null;
}
