import { rowsOf } from '../../insights/rows-of';
import { quoteName } from '../../duckdb/quote-sql';
import { profileWithFacts } from '../../profile/profile-table';
import { readYears } from '../../profile/years/read-years';
import { reshape } from '../reshape/reshape';
import type { Reshaped } from '../reshape/reshaped';
import { understand } from '../understand';
import { withTable } from './load-text';

export interface ReshapedText extends Reshaped {
  /** Headers of the new form. */
  names: string[];
  /** Its cells as text, each row in the order of the headers, rows in the order of their text. */
  cells: (string | null)[][];
}

/** The form in which a CSV text would be mined, and its cells; null when it stays as it is. */
export const reshapeText = (csv: string): Promise<ReshapedText | null> =>
  withTable(csv, async ({ connection }, loaded) => {
    const dated = await readYears(connection, loaded);
    const { table, facts } = await profileWithFacts(connection, dated);
    const reshaped = await reshape(connection, dated, await understand(connection, table, { facts }));
    if (!reshaped) return null;
    const names = reshaped.table.columns.map(({ name }) => name);
    const read = await rowsOf(
      connection,
      `SELECT ${names.map((name) => `CAST(${quoteName(name)} AS VARCHAR)`).join(', ')} FROM ${reshaped.table.relation} ORDER BY ALL`,
    );
    return { ...reshaped, names, cells: read.map((row) => row.map((cell) => (cell === null ? null : String(cell)))) };
  });
