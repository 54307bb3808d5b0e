import { DatabaseError } from 'pg';
import type { LeftOut } from '@hub/engine';
import { ownWords } from '../connect/own-words';
import { t as own } from '../messages';
import { PostgresFailure } from '../postgres-failure';
import { t } from '../../../../messages';

export const STATEMENT_TIMEOUT = '57014';

/** A table that could not be copied. */
export interface FailedTable {
  table: string;
  /** A sentence's end. */
  reason: string;
  /** What the user is told when there is no other table. */
  alone: PostgresFailure;
}

/** Why the copy of a table failed, in the database's own words where they are its own. */
export function failedCopy(table: string, error: unknown): FailedTable {
  if (error instanceof PostgresFailure) return { table, reason: error.detail, alone: error };
  if (!(error instanceof DatabaseError) || !error.code)
    return {
      table,
      reason: own('reason.lost'),
      alone: new PostgresFailure('analysis', undefined, { cause: error }),
    };
  if (error.code === STATEMENT_TIMEOUT)
    return {
      table,
      reason: own('reason.slow'),
      alone: new PostgresFailure('slow', undefined, { cause: error }),
    };
  const reason = ownWords(error.message, error.code);
  return { table, reason, alone: new PostgresFailure('analysis', own('failed', { table, reason }), { cause: error }) };
}

/** A table that is not copied for what the catalogue of the database says of it. */
export const refusedTable = (table: string, why: 'missing' | 'no-column'): FailedTable => ({
  table,
  reason: own(`reason.${why}`),
  alone: new PostgresFailure('table-missing', own(why, { table })),
});

/** A table of more columns than are copied. */
export const tooWide = (table: string, most: number): FailedTable => ({
  table,
  reason: own('reason.columns', { most }),
  alone: new PostgresFailure('too-many-columns', own('columns', { table, most })),
});

export const asLeftOut = ({ table, reason }: FailedTable): LeftOut => ({ table, why: 'failed', reason });

/** No table could be copied: all the reasons. */
export function allFailed(failed: readonly FailedTable[]): PostgresFailure {
  const [first] = failed;
  if (!first) return new PostgresFailure('table-missing');
  if (failed.length === 1) return first.alone;
  const reasons = failed.map(({ table, reason }) => `${table}: ${reason}`).join('; ');
  return new PostgresFailure(first.alone.reason, t('postgres-tables.none-read', { reasons }), {
    code: first.alone.code,
  });
}

/** A full disk is our own trouble, not the database's. */
export const isLocal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EEXIST', 'ENOENT', 'EACCES'].includes(String(error.code));
