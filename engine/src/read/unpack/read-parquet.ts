import { InputError } from '../../model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { copyOut, literalPath } from './copy-out';
import { t } from '../messages';
import type { Part, Unpacking } from './unpacking';

const NESTED = /^(STRUCT|MAP|UNION)|\[\d*\]$/;
const BYTES = /^(BLOB|BIT)/;
const CELL = 1;

/** Writes a Parquet file's table as CSV. @throws InputError when it is damaged or too large */
export async function readParquet(file: string, unpacking: Unpacking): Promise<Part> {
  const path = await literalPath(file, unpacking);
  const { budget, signal } = unpacking;
  const connection = await unpacking.database();
  const from = `read_parquet(${quoteText(path)}, file_row_number = false, hive_partitioning = false)`;
  try {
    const described = (await runQuery(connection, `DESCRIBE SELECT * FROM ${from}`, signal)).getRowsJS();
    const columns = described.map(([name, type]) => ({ name: textOf(name), type: textOf(type) }));
    const [[rows] = []] = (await runQuery(connection, `SELECT count(*)::DOUBLE FROM ${from}`, signal)).getRowsJS();
    // Repeated values take no room in the file, but each takes some in a table.
    if (Number(rows) * columns.length * CELL > budget.left) throw budget.exceeded();
    const kept = columns.filter(({ type }) => !BYTES.test(type));
    const lost = columns.filter(({ type }) => BYTES.test(type)).map(({ name }) => `“${name}”`);
    if (kept.length === 0) throw new InputError('file_no_table', t('parquet.no-column'), 1);
    const cells = kept.map(({ name, type }) =>
      NESTED.test(type) ? `to_json(${quoteName(name)})::VARCHAR AS ${quoteName(name)}` : quoteName(name),
    );
    const sql = `SELECT ${cells.join(', ')} FROM ${from}`;
    const notes = lost.length > 0 ? [t('parquet.bytes', { n: lost.length, names: lost.join(', ') })] : [];
    return { name: null, path: await copyOut(connection, sql, unpacking), notes };
  } catch (error) {
    throw damaged(error, 'parquet', signal);
  }
}

/** A value that the database gives as text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What DuckDB cannot read of a foreign file is the file's fault; want of room and interruptions are not. */
export function damaged(error: unknown, what: 'json' | 'parquet', signal: AbortSignal | undefined): unknown {
  if (error instanceof InputError || signal?.aborted || /No space left|ENOSPC|Out of Memory|INTERRUPT/i.test(String(error)))
    return error;
  return new InputError('file_damaged', t(`damaged.${what}`));
}
