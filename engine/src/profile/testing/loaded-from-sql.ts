import type { ColumnType } from '../../contracts/table/column';
import type { LoadedTable } from '../../read/load/loaded-table';
import type { Engine } from '../../duckdb/open-engine';
import { plainColumn } from '../../read/testing/plain-column';

/** Makes the table `t` of columns that are each an expression of the row's number `i`, as if it had been read. */
export async function loadedFromSql(
  { connection }: Engine,
  rows: number,
  columns: readonly (readonly [name: string, type: ColumnType, sql: string])[],
): Promise<LoadedTable> {
  const list = columns.map(([name, , sql]) => `${sql} AS ${name}`).join(', ');
  await connection.run(`CREATE OR REPLACE TABLE t AS SELECT ${list} FROM range(${rows}) numbers(i)`);
  return {
    name: 't',
    relation: 't',
    rows,
    columns: columns.map(([name, type]) => plainColumn(name, type)),
    notes: {
      encoding: 'utf-8',
      mixedEncodingLines: [],
      delimiter: ',',
      quote: '"',
      escape: 'doubled',
      lineEnd: 'LF',
      header: 'one-row',
      headerLine: 1,
      repeatedNames: [],
      skipped: [],
      repairedCounts: {},
      repaired: [],
      counted: rows,
    },
  };
}
