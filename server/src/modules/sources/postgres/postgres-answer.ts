import type { FastifyBaseLogger } from 'fastify';
import { readConnectionText } from '@hub/shared/contracts/sources/connection-text';
import type { PostgresConnection } from '@hub/shared/contracts/sources/source';
import { AppError, type ErrorCode } from '../../../errors';
import { PostgresFailure, type PostgresFailureReason } from './postgres-failure';

const CODES: Record<PostgresFailureReason, ErrorCode> = {
  connect: 'postgres-connect',
  'table-missing': 'postgres-tables',
  'too-many-tables': 'postgres-tables',
  'too-many-columns': 'postgres-tables',
  slow: 'postgres-slow',
  broken: 'postgres-broken',
  analysis: 'postgres-analysis',
};

/** Who wanted to reach what, and where that is noted; a request's own log adds its id. */
export interface PostgresAttempt {
  log: FastifyBaseLogger;
  userId: string;
  connection: Pick<PostgresConnection, 'host' | 'port' | 'dbname' | 'user'>;
}

/** A failure as its answer, with its cause in the log; every other error as it is. */
export const postgresAnswer = (error: unknown, { log, userId, connection }: PostgresAttempt): unknown => {
  if (!(error instanceof PostgresFailure)) return error;
  const { host, port, dbname, user } = connection;
  const target = { host: logged(host), port, dbname: logged(dbname), role: logged(user) };
  log.info({ user: userId, target, reason: error.reason, cause: error.code }, 'a PostgreSQL source failed');
  return new AppError(CODES[error.reason], error.detail);
};

/** A whole address that was pasted into one field may have the password in it. */
const logged = (field: string): string => (/[\s=@]|:\/\//.test(field) || readConnectionText(field) ? '[hidden]' : field);
