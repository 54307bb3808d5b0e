import type { DuckDBConnection } from '@duckdb/node-api';
import { InputError } from '../../model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { t } from '../messages';
import { copyOut, literalPath } from './copy-out';
import { bytesNote, type Part, type Unpacking } from './unpacking';

const NESTED = /^(STRUCT|MAP|UNION)|\[\d*\]$/;
const BYTES = /^(BLOB|BIT)/;

/** Writes a Parquet file's table as CSV. @throws InputError when it is damaged or too large */
export async function readParquet(file: string, unpacking: Unpacking): Promise<Part> {
  const path = await literalPath(file, unpacking);
  const { budget, signal } = unpacking;
  const connection = await unpacking.database();
  const from = `read_parquet(${quoteText(path)}, file_row_number = false, hive_partitioning = false)`;
  try {
    const { sql, columns, lost, rows } = await cellsOf(connection, from, signal);
    // Repeated values take no room in the file, but each takes some in a table.
    if (rows * columns > budget.left) throw budget.exceeded();
    if (columns === lost.length) throw new InputError('file_no_table', t('parquet.no-column'), 1);
    return { name: null, path: await copyOut(connection, sql, unpacking), notes: bytesNote('parquet', lost) };
  } catch (error) {
    throw damaged(error, 'parquet', signal);
  }
}

/** What of a relation can be written as CSV: without columns of plain bytes, and with what is nested as JSON. */
export async function cellsOf(
  connection: DuckDBConnection,
  from: string,
  signal: AbortSignal | undefined,
): Promise<{ sql: string; columns: number; lost: string[]; rows: number }> {
  const described = (await runQuery(connection, `DESCRIBE SELECT * FROM ${from}`, signal)).getRowsJS();
  const columns = described.map(([name, type]) => ({ name: textOf(name), type: textOf(type) }));
  const [[rows] = []] = (await runQuery(connection, `SELECT count(*)::DOUBLE FROM ${from}`, signal)).getRowsJS();
  const cells = columns
    .filter(({ type }) => !BYTES.test(type))
    .map(({ name, type }) =>
      NESTED.test(type) ? `to_json(${quoteName(name)})::VARCHAR AS ${quoteName(name)}` : quoteName(name),
    );
  return {
    sql: `SELECT ${cells.join(', ')} FROM ${from}`,
    columns: columns.length,
    lost: columns.filter(({ type }) => BYTES.test(type)).map(({ name }) => name),
    rows: Number(rows),
  };
}

/** A value that the database gives as text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What DuckDB cannot read of a foreign file is the file's fault; want of room and interruptions are not. */
export function damaged(error: unknown, what: 'json' | 'parquet' | 'duckdb', signal: AbortSignal | undefined): unknown {
  if (error instanceof InputError || signal?.aborted || /No space left|ENOSPC|Out of Memory|INTERRUPT/i.test(String(error)))
    return error;
  return new InputError('file_damaged', t(`damaged.${what}`));
}
