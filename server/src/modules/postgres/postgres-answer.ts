import type { FastifyBaseLogger } from 'fastify';
import { DatabaseError } from 'pg';
import { AppError, type ErrorCode } from '../../errors';
import { PostgresFailure, type PostgresFailureReason } from './postgres-failure';

const CODES: Record<PostgresFailureReason, ErrorCode> = {
  connect: 'postgres-connect',
  'table-missing': 'postgres-tables',
  'too-many-tables': 'postgres-tables',
  'too-many-columns': 'postgres-tables',
  slow: 'postgres-slow',
  analysis: 'postgres-analysis',
};

/** Why it failed, for the log: a code at most, since the driver's texts name users, hosts and data. */
const causeOf = ({ cause }: PostgresFailure) =>
  cause instanceof DatabaseError
    ? cause.code
    : cause instanceof Error
      ? 'code' in cause
        ? String(cause.code)
        : cause.name
      : undefined;

/** A failure as its answer, with its cause in the log; every other error as it is. */
export const postgresAnswer = (error: unknown, log: FastifyBaseLogger): unknown => {
  if (!(error instanceof PostgresFailure)) return error;
  log.info({ reason: error.reason, cause: causeOf(error) }, 'a PostgreSQL source failed');
  return new AppError(CODES[error.reason], error.detail);
};
