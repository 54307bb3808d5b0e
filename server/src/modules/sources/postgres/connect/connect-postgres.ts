import { DatabaseError } from 'pg';
import type { PostgresConnectResponse } from '@hub/shared/contracts/source';
import { listTables } from './list-tables';
import { openSession, type PostgresAccess } from './open-session';
import { ownWords } from './own-words';
import { PostgresFailure } from '../postgres-failure';

/** Logs in and lists what the user may read. @throws PostgresFailure */
export async function connectPostgres(access: PostgresAccess, signal?: AbortSignal): Promise<PostgresConnectResponse> {
  const session = await openSession(access, signal);
  try {
    const tables = await listTables(session);
    const message = tables.length
      ? `Connected. ${tables.length === 1 ? '1 table' : `${tables.length.toLocaleString('en')} tables`} found.`
      : 'Connected, but there is no table that this user may read. Ask the owner for GRANT USAGE on the schema and GRANT SELECT on its tables.';
    return {
      tables: tables.map(({ label }) => label),
      details: tables.map(({ name, schema, kind, rows, bytes }) => ({ name, schema, kind, rows, bytes })),
      message,
    };
  } catch (cause) {
    signal?.throwIfAborted();
    if (!(cause instanceof DatabaseError) || !cause.code) throw new PostgresFailure('broken', undefined, { cause });
    const words = ownWords(cause.message, cause.code);
    throw new PostgresFailure('connect', `Failed to connect. The login succeeded, but the tables could not be listed: ${words}`, {
      cause,
    });
  } finally {
    session.close();
  }
}
