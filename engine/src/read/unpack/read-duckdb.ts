import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { InputError } from '../../model';
import type { LeftOut } from '../../sources/extract/left-out';
import type { ForeignKey } from '../../sources/extract/table-extract';
import { t } from '../messages';
import { copyOut, literalPath } from './copy-out';
import { cellsOf, damaged, textOf } from './read-parquet';
import { beyond, bytesNote, emptyTable, MOST_PARTS, type Part, type Parts, type Unpacking } from './unpacking';

const ALIAS = 'unpacked_file';

/** Writes each table of a DuckDB file as CSV, with the keys that it declares. @throws InputError when it is damaged, of another version, or empty */
export async function readDuckdb(file: string, unpacking: Unpacking): Promise<Parts> {
  const { signal } = unpacking;
  const connection = await unpacking.database();
  try {
    await runQuery(connection, `ATTACH ${quoteText(await literalPath(file, unpacking))} AS ${ALIAS} (READ_ONLY, TYPE duckdb)`, signal);
  } catch (error) {
    if (/version number|newer version|storage version/i.test(String(error)))
      throw new InputError('file_other_version', t('duckdb.version'));
    throw damaged(error, 'duckdb', signal);
  }
  try {
    return await tablesOf(connection, unpacking);
  } catch (error) {
    throw damaged(error, 'duckdb', signal);
  } finally {
    await connection.run(`DETACH ${ALIAS}`).catch(() => undefined);
  }
} // prettier-ignore

async function tablesOf(connection: DuckDBConnection, unpacking: Unpacking): Promise<Parts> {
  const { signal, budget } = unpacking;
  const listed = (await runQuery(connection, `SELECT schema_name, table_name FROM duckdb_tables() WHERE database_name = ${quoteText(ALIAS)} AND NOT internal ORDER BY ALL`, signal)).getRowsJS();
  const isOneSchema = new Set(listed.map(([schema]) => textOf(schema))).size === 1;
  const parts: Part[] = [];
  const leftOut: LeftOut[] = [];
  for (const [i, row] of listed.entries()) {
    const [schema, table] = [textOf(row[0]), textOf(row[1])];
    const name = isOneSchema ? table : `${schema}.${table}`;
    if (i >= MOST_PARTS) {
      leftOut.push(beyond(name));
      continue;
    }
    try {
      const from = `${ALIAS}.${quoteName(schema)}.${quoteName(table)}`;
      const { sql, columns, lost, rows } = await cellsOf(connection, from, signal);
      if (rows === 0 || columns === lost.length) {
        leftOut.push(emptyTable(name));
        continue;
      }
      if (rows * columns > budget.left) throw budget.exceeded();
      parts.push({ name, path: await copyOut(connection, sql, unpacking), notes: bytesNote('duckdb', lost) });
    } catch (error) {
      // One table that is damaged says nothing against the others; one that is too large does.
      const told = damaged(error, 'duckdb', signal);
      if (!(told instanceof InputError) || told.code !== 'file_damaged') throw told;
      leftOut.push({ table: name, why: 'failed', reason: t('left-out.damaged') });
    }
  }
  if (parts.length === 0) throw new InputError('file_no_table', t('duckdb.no-table'), 1);
  return { parts, leftOut, keys: isOneSchema ? await keysOf(connection, signal) : [] };
} // prettier-ignore

async function keysOf(connection: DuckDBConnection, signal: AbortSignal | undefined): Promise<ForeignKey[]> {
  const found = await runQuery(
    connection,
    `SELECT table_name, constraint_column_names, referenced_table, referenced_column_names FROM duckdb_constraints()
     WHERE database_name = ${quoteText(ALIAS)} AND constraint_type = 'FOREIGN KEY' ORDER BY ALL`,
    signal,
  );
  const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);
  return found.getRowsJS().map(([table, columns, referenced, others]) => ({
    table: textOf(table),
    columns: names(columns),
    referencedTable: textOf(referenced),
    referencedColumns: names(others),
  }));
}
