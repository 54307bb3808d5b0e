import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import { findReport } from './report-repository';

/**
 * A report of its owner.
 * @throws AppError `report-not-found`, for somebody else's too
 */
export async function ownReport(db: Kysely<Schema>, userId: string, id: string) {
  const report = await findReport(db, userId, id);
  if (!report) throw new AppError('report-not-found');
  return report;
}
