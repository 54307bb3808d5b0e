import type { PostgresConnectResponse } from '@hub/shared/contracts/source';
import { listTables } from './list-tables';
import { openSession, type PostgresAccess } from './open-session';
import { PostgresFailure } from './postgres-failure';

/** Logs in and lists what the user may read. @throws PostgresFailure */
export async function connectPostgres(access: PostgresAccess, signal?: AbortSignal): Promise<PostgresConnectResponse> {
  const session = await openSession(access, signal);
  try {
    const tables = await listTables(session);
    const message = tables.length
      ? `Connected. ${tables.length === 1 ? '1 table' : `${tables.length.toLocaleString('en')} tables`} found.`
      : 'Connected, but there is no table that this user may read.';
    return {
      tables: tables.map(({ label }) => label),
      details: tables.map(({ name, schema, kind, rows, bytes }) => ({ name, schema, kind, rows, bytes })),
      message,
    };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new PostgresFailure('connect', undefined, { cause });
  } finally {
    session.close();
  }
}
