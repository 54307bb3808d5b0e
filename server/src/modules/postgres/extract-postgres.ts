import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import type { PostgresExtract, TableExtract } from '../../analysis/read/table-extract';
import { copyTable } from './copy-table';
import { databaseCurrency } from './database-currency';
import { describeColumns } from './describe-columns';
import { foreignKeys } from './foreign-keys';
import { listTables, type ListedTable } from './list-tables';
import { mapColumn, type MappedColumn } from './map-column';
import { openSession, type PostgresAccess, type Session } from './open-session';
import { PostgresFailure } from './postgres-failure';
import type { ExtractLimits } from './postgres-settings';

export interface ExtractHooks {
  signal?: AbortSignal | undefined;
  /** Rows copied so far, of all tables. */
  onRows?: (rows: number) => void;
  /** Bytes written so far, of all tables. */
  onBytes?: (bytes: number) => void;
}

const STATEMENT_TIMEOUT = '57014';
/** Beside the rows themselves: lengths, protocol, encryption. */
const PROTOCOL_BYTES = 64_000_000;

/**
 * Copies the chosen tables into files of `folder`, in one transaction, so that they fit together.
 * Nothing is left of an extract that fails.
 * @throws PostgresFailure, or the signal's reason
 */
export async function extractPostgres(
  access: PostgresAccess,
  names: string[],
  folder: string,
  hooks: ExtractHooks = {},
): Promise<PostgresExtract> {
  const { signal } = hooks;
  const chosen = [...new Set(names)];
  const files: string[] = [];
  let session = await openSession(access, signal);
  try {
    const { tables, columns, keys, mixedEncoding } = await plan(session, chosen, access.settings.limits);
    const extracted: TableExtract[] = [];
    let written = 0;
    for (const [i, table] of tables.entries()) {
      // A copy that was cut in the middle takes its connection with it.
      if (session.closed) session = await openSession(access, signal);
      await session.limitStatements(access.settings.copyTimeoutMs);
      session.allowBytes(2 * access.settings.limits.bytes + PROTOCOL_BYTES);
      const path = join(folder, `table-${i + 1}.csv`);
      files.push(path);
      const before = extracted.reduce((sum, { rows }) => sum + rows, 0);
      const onRows = (rows: number) => hooks.onRows?.(before + rows);
      const onWritten = (bytes: number) => hooks.onBytes?.((written += bytes));
      extracted.push(
        await copyTable(session, {
          table,
          columns: columns[i] ?? [],
          path,
          limits: access.settings.limits,
          mixedEncoding,
          onRows,
          onWritten,
        }),
      );
    }
    return { tables: extracted, foreignKeys: keys };
  } catch (error) {
    await Promise.all(files.map((file) => rm(file, { force: true })));
    signal?.throwIfAborted();
    throw asFailure(error);
  } finally {
    session.close();
  }
}

async function plan(session: Session, chosen: string[], limits: ExtractLimits) {
  if (chosen.length > limits.tables) {
    throw new PostgresFailure('too-many-tables', `Please select at most ${limits.tables} tables.`);
  }
  const listed = new Map((await listTables(session)).map((table) => [table.label, table]));
  const tables = chosen.map((name) => listed.get(name) ?? missing(name));
  const described = await describeColumns(session, tables.map(({ oid }) => oid)); // prettier-ignore
  const currency = described.some(({ base }) => base === 'money') ? await databaseCurrency(session) : null;
  const columns = tables.map((table): MappedColumn[] =>
    described.filter((column) => column.table === table.oid).map((column) => mapColumn(column, currency)),
  );
  for (const [i, table] of tables.entries()) checkWidth(table, columns[i]?.length ?? 0, limits);
  return { tables, columns, keys: await foreignKeys(session, tables), mixedEncoding: await hasMixedEncoding(session) };
}

async function hasMixedEncoding({ client }: Session): Promise<boolean> {
  const { rows } = await client.query<Record<string, unknown>>(
    "SELECT current_setting('server_encoding') = 'SQL_ASCII' AS mixed",
  );
  return rows[0]?.['mixed'] === true;
}

function missing(name: string): never {
  throw new PostgresFailure('table-missing', `The table ${name} is not there or may not be read.`);
}

function checkWidth({ label }: ListedTable, columns: number, limits: ExtractLimits): void {
  if (columns === 0) throw new PostgresFailure('table-missing', `The table ${label} has no column that may be read.`);
  if (columns > limits.columns)
    throw new PostgresFailure('too-many-columns', `The table ${label} has more than ${limits.columns} columns.`);
}

function asFailure(error: unknown): unknown {
  if (error instanceof PostgresFailure || isLocal(error)) return error;
  const slow = error instanceof DatabaseError && error.code === STATEMENT_TIMEOUT;
  return new PostgresFailure(slow ? 'slow' : 'analysis', undefined, { cause: error });
}

/** A full disk is our own trouble, not the database's. */
function isLocal(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EEXIST', 'ENOENT', 'EACCES'].includes(String(error.code))
  );
}
