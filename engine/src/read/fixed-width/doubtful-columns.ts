import type { Dialect } from '../dialect/dialect';
import type { TextRecord } from '../dialect/record-parser';

/** Share of the rows: where blanks keep the columns apart anyway, and else. */
const SOME_ROWS = 0.1;
const MOST_ROWS = 0.5;
const FEWEST_ROWS = 3;
/** Between these marks cells may well hold blanks in a row. */
const SURE = [',', ';', '|'];

/** Whether rows have cells with runs of blanks, as if columns aligned by blanks had been read as one. */
export function areColumnsDoubtful(records: TextRecord[], { drawn, delimiter }: Dialect): boolean {
  if (!drawn && SURE.includes(delimiter)) return false;
  const rows = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const odd = rows.filter(({ cells }) => cells.some((cell) => /\S {3,}\S/.test(cell)));
  return rows.length >= FEWEST_ROWS && odd.length > rows.length * (drawn ? SOME_ROWS : MOST_ROWS);
}
