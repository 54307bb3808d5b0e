import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { SourceType } from '@hub/shared/contracts/reports/report';
import type { Schema } from '../../database/schema';

type Db = Kysely<Schema>;

/** All but the long texts. */
const SUMMARY = [
  'id',
  'title',
  'source_type',
  'source_name',
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
  /** The last report of the page before this one. */
  after?: { created_at: Date; id: string };
  offset?: number;
  /** Words that all stand in what a report is found by, in whatever case. */
  search?: string;
}

/** What LIKE would read as a sign of its own is meant as it is. */
const holding = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** What a report says first, of what is kept of it; null where there is none. */
const LEAD_SENTENCE = sql<string | null>`lead::json ->> 'sentence'`;

const NAMES_OF_TABLES = sql<string>`array_to_string(array(select jsonb_array_elements_text(table_names)), ' ')`;

/** What a report is found by. */
const SEARCHED = ['title', 'source_type', 'source_name', NAMES_OF_TABLES, LEAD_SENTENCE] as const;

/** Id of the report that was made of the same source before the one of the outer query. */
const previousOf = (eb: ExpressionBuilder<Schema & { report: Schema['reports'] }, 'report'>) =>
  eb
    .selectFrom('reports as earlier')
    .select('earlier.id')
    .whereRef('earlier.user_id', '=', 'report.user_id')
    .whereRef('earlier.source_id', '=', 'report.source_id')
    .where(sql<boolean>`(earlier.created_at, earlier.id) < (report.created_at, report.id)`)
    .orderBy('earlier.created_at', 'desc')
    .orderBy('earlier.id', 'desc')
    .limit(1)
    .as('previous_id');

/** One page of the user's reports, newest first. It is read along an index, and what came before is looked up for its rows alone. */
export const reportsPage = (db: Db, userId: string, { sourceType, limit, after, offset = 0, search = '' }: Page) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('reports')
        .selectAll()
        .where('user_id', '=', userId)
        .where((inner) => (sourceType === undefined ? inner.lit(true) : inner('source_type', '=', sourceType)))
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(created_at, id) < (${after?.created_at}::timestamptz, ${after?.id}::text)`),
        )
        .where((inner) =>
          inner.and(
            wordsOf(search).map((word) =>
              inner.or(SEARCHED.map((text) => inner(inner.fn<string>('lower', [text]), 'like', holding(word)))),
            ),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('report'),
    )
    .select(SUMMARY)
    .select(LEAD_SENTENCE.as('lead_sentence'))
    .select(previousOf)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

/** The user's newest reports with what each says first, as far as `limit`. */
export const newestWithLeads = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('reports')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .as('report'),
    )
    .select(['id', 'title', 'source_type', 'source_name', 'source_id', 'created_at', 'seen_at', 'lead'])
    .select(previousOf)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** {@link reportsPage}, read. */
export const listReports = (db: Db, userId: string, page: Page) => reportsPage(db, userId, page).execute();

/** The long texts of some of the user's reports, by their ids. */
export const contentsOf = async (db: Db, userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'content'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
};

export type ReportSummaryRow = Awaited<ReturnType<typeof listReports>>[number];

export const findReport = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('reports as report')
    .selectAll('report')
    .select(LEAD_SENTENCE.as('lead_sentence'))
    .select(previousOf)
    .where('report.user_id', '=', userId)
    .where('report.id', '=', id)
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

export const countBySource = (db: Db, userId: string) =>
  db
    .selectFrom('reports')
    .select((eb) => ['source_type', eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('processing_seconds').as('seconds')])
    .where('user_id', '=', userId)
    .groupBy('source_type')
    .execute();
