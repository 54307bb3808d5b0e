import type { ExpressionBuilder, Kysely } from 'kysely';
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
  /** Words that all stand in the title or the source type, in whatever case. */
  search?: string;
}

/** What LIKE would read as a sign of its own is meant as it is. */
const holding = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** The report made of the same source before each one. */
const previous = (eb: ExpressionBuilder<Schema, 'reports'>) =>
  eb.fn
    .agg<string | null>('lag', ['id'])
    .over((over) => over.partitionBy('source_id').orderBy('created_at').orderBy('id'))
    .as('previous_id');

/** The user's reports, newest first. What came before each is sought among all, whatever the page holds. */
export const listReports = (db: Db, userId: string, { sourceType, limit, offset = 0, search = '' }: Page) =>
  db
    .selectFrom((eb) => eb.selectFrom('reports').select(SUMMARY).select(previous).where('user_id', '=', userId).as('mine'))
    .selectAll()
    .where((eb) =>
      eb.and(
        wordsOf(search).map((word) =>
          eb.or([
            eb(eb.fn('lower', ['title']), 'like', holding(word)),
            eb(eb.fn('lower', ['source_type']), 'like', holding(word)),
          ]),
        ),
      ),
    )
    .$if(sourceType !== undefined, (query) => query.where('source_type', '=', sourceType ?? 'csv'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export type ReportSummaryRow = Awaited<ReturnType<typeof listReports>>[number];

export const findReport = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('reports')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('reports as earlier')
        .select('earlier.id')
        .whereRef('earlier.user_id', '=', 'reports.user_id')
        .whereRef('earlier.source_id', '=', 'reports.source_id')
        .where((inner) =>
          inner.or([
            inner('earlier.created_at', '<', inner.ref('reports.created_at')),
            inner.and([
              inner('earlier.created_at', '=', inner.ref('reports.created_at')),
              inner('earlier.id', '<', inner.ref('reports.id')),
            ]),
          ]),
        )
        .orderBy('earlier.created_at', 'desc')
        .orderBy('earlier.id', 'desc')
        .limit(1)
        .as('previous_id'),
    )
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** All reports of one source, newest first, as far as `limit`. */
export const reportsOfSource = (db: Db, userId: string, sourceId: string, limit: number) =>
  db
    .selectFrom('reports')
    .select(['id', 'title', 'created_at', 'record_count'])
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

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
