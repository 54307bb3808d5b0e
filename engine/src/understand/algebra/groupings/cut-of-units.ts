import type { SampleColumn } from '../../sample/read-sample';
import { determines } from '../../units/determines';
import { isNoChance, lnOrders } from '../proposal';

/**
 * Whether classes go with what rows belong to and not with the number that they seem to be cut from: the fuel of four power stations whose
 * output differs. Each station is one witness then, however many rows it has, and a few of them fall in order by chance.
 * @param holders columns that rows may belong to
 * @param isCut whether one of them is itself cut from the number
 */
export const isOfUnits = (
  target: SampleColumn,
  of: SampleColumn,
  holders: readonly SampleColumn[],
  tries: number,
  isCut: (holder: SampleColumn) => boolean,
): boolean =>
  holders.some((holder) => {
    if (holder === target || holder === of || holder.labels.length <= target.labels.length) return false;
    if (!determines(holder, target) || determines(holder, of)) return false;
    const units = unitsOf(holder, target);
    const rows = units.reduce((sum, n) => sum + n, 0);
    return !isNoChance(lnOrders(units) - lnOrders(units.map(() => 1)), { rows, off: 0 }, units.length, tries) && !isCut(holder);
  });

/** How many of the holder's labels each class has, by where these stand first. */
function unitsOf(holder: SampleColumn, target: SampleColumn): number[] {
  const counts = target.labels.map(() => 0);
  const seen = new Set<number>();
  holder.codes.forEach((code, row) => {
    const to = target.codes[row] ?? -1;
    if (code < 0 || to < 0 || seen.has(code)) return;
    seen.add(code);
    counts[to] = (counts[to] ?? 0) + 1;
  });
  return counts.filter((n) => n > 0);
}
