import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import type { ForeignKey, LeftOut, PostgresExtract, TableExtract } from '@hub/engine';
import { copyTable } from './copy-table';
import { databaseCurrency } from './database-currency';
import { describeColumns } from './describe-columns';
import {
  allFailed,
  asLeftOut,
  failedCopy,
  isLocal,
  refusedTable,
  STATEMENT_TIMEOUT,
  tooWide,
  type FailedTable,
} from './extract-failures';
import { failingColumns } from './failing-columns';
import { foreignKeys } from './foreign-keys';
import { listTables, type ListedTable } from '../connect/list-tables';
import { mapColumn, type MappedColumn } from './map-column';
import { openSession, type PostgresAccess, type Session } from '../connect/open-session';
import { PostgresFailure } from '../postgres-failure';
import type { ExtractLimits } from '../postgres-settings';
import { t } from '../../../../messages';

export interface ExtractHooks {
  signal?: AbortSignal | undefined;
  /** Rows copied so far, of all tables. */
  onRows?: (rows: number) => void;
  /** Bytes written so far, of all tables. */
  onBytes?: (bytes: number) => void;
}

/** Beside the rows themselves: lengths, protocol, encryption. */
const PROTOCOL_BYTES = 64_000_000;

/** A table that can be copied, as far as the catalogue tells. */
interface Planned {
  table: ListedTable;
  columns: MappedColumn[];
}

/**
 * Copies the chosen tables into files of `folder`, in one transaction, so that they fit together. A table or a column that cannot
 * be copied is left out and named. Nothing is left of an extract that fails.
 * @throws PostgresFailure when no table can be copied, or the signal's reason
 */
export async function extractPostgres(
  access: PostgresAccess,
  names: string[],
  folder: string,
  hooks: ExtractHooks = {},
): Promise<PostgresExtract> {
  const { signal } = hooks;
  const { limits, copyTimeoutMs } = access.settings;
  const files: string[] = [];
  let session = await openSession(access, signal);
  try {
    const { planned, failed, keys, mixedEncoding } = await plan(session, [...new Set(names)], limits);
    const tables: TableExtract[] = [];
    const leftOut: LeftOut[] = [];
    let kept = 0;
    for (const [i, { table, columns }] of planned.entries()) {
      // A copy that was cut in the middle takes its connection with it.
      if (session.closed) session = await openSession(access, signal);
      const current = session;
      const path = join(folder, `table-${i + 1}.csv`);
      files.push(path);
      const before = tables.reduce((sum, { rows }) => sum + rows, 0);
      const onRows = (rows: number) => hooks.onRows?.(before + rows);
      let own = 0;
      const copy = async (wanted: MappedColumn[]) => {
        await rm(path, { force: true });
        await current.limitStatements(copyTimeoutMs);
        current.allowBytes(2 * limits.bytes + PROTOCOL_BYTES);
        own = 0;
        const onWritten = (bytes: number) => hooks.onBytes?.(kept + (own += bytes));
        return copyTable(current, { table, columns: wanted, path, limits, mixedEncoding, onRows, onWritten });
      };
      await current.client.query('SAVEPOINT table_copy');
      try {
        const { extract, failing } = await copyReadable(current, { table, columns }, copy);
        tables.push(extract);
        kept += own;
        for (const [{ column }, error] of failing)
          leftOut.push({ table: table.label, column: column.name, why: 'failed', reason: failedCopy(table.label, error).reason });
      } catch (error) {
        signal?.throwIfAborted();
        if (isLocal(error)) throw error;
        failed.push(failedCopy(table.label, error));
        await rm(path, { force: true });
        if (!current.closed) await current.client.query('ROLLBACK TO SAVEPOINT table_copy');
      }
    }
    if (tables.length === 0) throw allFailed(failed);
    return { tables, foreignKeys: keysBetween(tables, keys), leftOut: [...failed.map(asLeftOut), ...leftOut] };
  } catch (error) {
    await Promise.all(files.map((file) => rm(file, { force: true })));
    signal?.throwIfAborted();
    throw isLocal(error) ? error : failedCopy('', error).alone;
  } finally {
    session.close();
  }
}

/** Copies a table, and without the columns that make that fail where it is their fault. */
async function copyReadable(
  session: Session,
  { table, columns }: Planned,
  copy: (columns: MappedColumn[]) => Promise<TableExtract>,
): Promise<{ extract: TableExtract; failing: Map<MappedColumn, DatabaseError> }> {
  try {
    return { extract: await copy(columns), failing: new Map() };
  } catch (error) {
    if (session.closed || !(error instanceof DatabaseError) || error.code === STATEMENT_TIMEOUT) throw error;
    await session.client.query('ROLLBACK TO SAVEPOINT table_copy');
    const failing = await failingColumns(session, table, columns);
    const rest = columns.filter((column) => !failing.has(column));
    if (failing.size === 0 || rest.length === 0) throw error;
    return { extract: await copy(rest), failing };
  }
}

/** Those that lead from a table that was copied to another, by columns that were. */
function keysBetween(tables: TableExtract[], keys: ForeignKey[]): ForeignKey[] {
  const copied = new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
  const has = (table: string, columns: string[]) => columns.every((column) => copied.get(table)?.has(column));
  return keys.filter((key) => has(key.table, key.columns) && has(key.referencedTable, key.referencedColumns));
}

async function plan(session: Session, chosen: string[], limits: ExtractLimits) {
  if (chosen.length > limits.tables) {
    throw new PostgresFailure('too-many-tables', t('postgres-tables.at-most', { most: limits.tables }));
  }
  const listed = new Map((await listTables(session)).map((table) => [table.label, table]));
  const tables = chosen.map((name) => listed.get(name)).filter((table) => table !== undefined);
  const described = await describeColumns(session, tables.map(({ oid }) => oid)); // prettier-ignore
  const currency = described.some(({ base }) => base === 'money') ? await databaseCurrency(session) : null;
  const failed: FailedTable[] = [];
  const planned: Planned[] = [];
  for (const name of chosen) {
    const table = listed.get(name);
    const columns = described.filter((column) => column.table === table?.oid).map((column) => mapColumn(column, currency));
    if (!table) failed.push(refusedTable(name, 'missing'));
    else if (columns.length === 0) failed.push(refusedTable(name, 'no-column'));
    else if (columns.length > limits.columns) failed.push(tooWide(name, limits.columns));
    else planned.push({ table, columns });
  }
  const keys = await foreignKeys(session, tables);
  return { planned, failed, keys, mixedEncoding: await hasMixedEncoding(session) };
}

async function hasMixedEncoding({ client }: Session): Promise<boolean> {
  const { rows } = await client.query<Record<string, unknown>>(
    "SELECT current_setting('server_encoding') = 'SQL_ASCII' AS mixed",
  );
  return rows[0]?.['mixed'] === true;
}
