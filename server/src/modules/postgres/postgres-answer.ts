import type { FastifyBaseLogger } from 'fastify';
import { AppError, type ErrorCode } from '../../errors';
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

/** A failure as its answer, with its cause in the log; every other error as it is. */
export const postgresAnswer = (error: unknown, log: FastifyBaseLogger): unknown => {
  if (!(error instanceof PostgresFailure)) return error;
  log.info({ reason: error.reason, cause: error.code }, 'a PostgreSQL source failed');
  return new AppError(CODES[error.reason], error.detail);
};
