import type { Dialect } from '../dialect/dialect';
import type { TextRecord } from '../dialect/record-parser';
import { LIMITS } from './limits';

/** Between these marks cells may well hold blanks in a row. */
const SURE = [',', ';', '|'];

/** Whether rows have cells with runs of blanks, as if columns aligned by blanks had been read as one. */
export function areColumnsDoubtful(records: TextRecord[], { fixedWidth, delimiter }: Dialect): boolean {
  if (!fixedWidth && SURE.includes(delimiter)) return false;
  const rows = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const odd = rows.filter(({ cells }) => cells.some((cell) => /\S {3,}\S/.test(cell)));
  return rows.length >= LIMITS.fewestRows && odd.length > rows.length * (fixedWidth ? LIMITS.someRows : LIMITS.mostRows);
}
