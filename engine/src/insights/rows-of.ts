import type { DuckDBConnection } from '@duckdb/node-api';
import { plain, type Cell, type Row } from '../duckdb/cell';
import type { Table } from '../model';
import { PushdownTable } from '../sources/pushdown/pushdown-table';

/** What answers a query over a table: the engine, or the database where only a sample was loaded. */
export type QuerySource = DuckDBConnection | PushdownTable;

/** Where the figures of a table come from. */
export const sourceOf = (connection: DuckDBConnection, { pushdown }: Pick<Table, 'pushdown'>): QuerySource =>
  pushdown ?? connection;

/** Rows of a query as plain values, in the order of its columns. */
export async function rowsOf(connection: QuerySource, sql: string): Promise<Cell[][]> {
  if (connection instanceof PushdownTable) return (await connection.answer(sql)).rows;
  const reader = await connection.runAndReadAll(sql);
  return reader.getRowsJS().map((row) => row.map(plain));
}

/** The first row of a query by column name, or null when it gives none. */
export async function firstRow(connection: QuerySource, sql: string): Promise<Row | null> {
  if (connection instanceof PushdownTable) {
    const { columns, rows } = await connection.answer(sql);
    const [found] = rows;
    return found ? Object.fromEntries(columns.map((column, i) => [column, found[i] ?? null])) : null;
  }
  const reader = await connection.runAndReadAll(sql);
  const [row] = reader.getRowsJS();
  const names = reader.columnNames();
  return row ? Object.fromEntries(names.map((column, i) => [column, plain(row[i])])) : null;
}
