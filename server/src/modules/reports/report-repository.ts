import type { Kysely } from 'kysely';
import type { SourceType } from '@hub/shared/contracts/report';
import type { Schema } from '../../database/schema';

type Db = Kysely<Schema>;

/** All but the long texts. */
const SUMMARY = [
  'id',
  'title',
  'source_type',
  'record_count',
  'processing_seconds',
  'table_names',
  'insight_count',
  'chart_count',
  'upload_file',
  'created_at',
] as const;

interface Page {
  sourceType?: SourceType;
  limit: number;
  offset?: number;
}

/** The user's reports, newest first. */
export const listReports = (db: Db, userId: string, { sourceType, limit, offset = 0 }: Page) =>
  db
    .selectFrom('reports')
    .select(SUMMARY)
    .where('user_id', '=', userId)
    .$if(sourceType !== undefined, (query) => query.where('source_type', '=', sourceType ?? 'csv'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export type ReportSummaryRow = Awaited<ReturnType<typeof listReports>>[number];

export const findReport = (db: Db, userId: string, id: string) =>
  db.selectFrom('reports').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** Answers with the names of the files that belonged to it; undefined when the user has no such report. */
export const deleteReport = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('reports')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['upload_file', 'store_file'])
    .executeTakeFirst();

export const countBySource = (db: Db, userId: string) =>
  db
    .selectFrom('reports')
    .select((eb) => ['source_type', eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('processing_seconds').as('seconds')])
    .where('user_id', '=', userId)
    .groupBy('source_type')
    .execute();
