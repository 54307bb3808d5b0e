import { DatabaseError } from 'pg';
import type { PostgresConnectResponse } from '@hub/shared/contracts/sources/source';
import { listTables } from './list-tables';
import { openSession, type PostgresAccess } from './open-session';
import { ownWords } from './own-words';
import { t } from '../messages';
import { PostgresFailure } from '../postgres-failure';

/** Logs in and lists what the user may read. @throws PostgresFailure */
export async function connectPostgres(access: PostgresAccess, signal?: AbortSignal): Promise<PostgresConnectResponse> {
  const session = await openSession(access, signal);
  try {
    const tables = await listTables(session);
    const message = tables.length > 0 ? t('connected', { n: tables.length }) : t('connected.none');
    return {
      tables: tables.map(({ label }) => label),
      details: tables.map(({ name, schema, kind, rows, bytes }) => ({ name, schema, kind, rows, bytes })),
      message,
    };
  } catch (cause) {
    signal?.throwIfAborted();
    if (!(cause instanceof DatabaseError) || !cause.code) throw new PostgresFailure('broken', undefined, { cause });
    const words = ownWords(cause.message, cause.code);
    throw new PostgresFailure('connect', t('not-listed', { words }), {
      cause,
    });
  } finally {
    session.close();
  }
}
