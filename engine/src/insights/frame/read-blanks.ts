import type { DuckDBConnection } from '@duckdb/node-api';
import type { Table } from '../../model';
import { columnNames } from '../../wording/column-names';
import { name } from '../sql';
import type { Blanks } from './frame';
import { readNumbers } from './read-columns';
import { LIMITS } from './limits';

/** Which cells are blank, of columns of which some are and some are not; what was made of others is blank by how it was made. */
export async function readBlanks(connection: DuckDBConnection, table: Table, from: string): Promise<Blanks[]> {
  const nameOf = columnNames(table.columns);
  const columns = table.columns
    .filter(
      ({ name: own, stats }) =>
        stats.missing >= LIMITS.fewestOfBlanks && stats.count >= LIMITS.fewestOfBlanks && table.made?.includes(own) !== true,
    )
    .slice(0, LIMITS.mostBlanks);
  const missing = await readNumbers(
    connection,
    columns.map(({ name: own }) => `(${name(own)} IS NULL)::INT`),
    from,
  );
  return columns.map((column, i) => ({ column, noun: nameOf(column.name), missing: Uint8Array.from(missing[i] ?? []) }));
}
