import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AnalysesTable, Schema } from '../../database/schema';

type Db = Kysely<Schema>;
export type AnalysisRow = Selectable<AnalysesTable>;

type NewAnalysis = Pick<
  Insertable<AnalysesTable>,
  'id' | 'user_id' | 'source_type' | 'source_name' | 'upload_file' | 'bytes_total' | 'started_at'
>;

/** Undefined when the id is in use. */
export const insertAnalysis = (db: Db, analysis: NewAnalysis) =>
  db
    .insertInto('analyses')
    .values({ ...analysis, state: 'running', stage: 'receiving', bytes_received: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();

type Ending = Pick<AnalysisRow, 'stage' | 'bytes_received' | 'rows_read'> & {
  state: 'failed' | 'cancelled';
  error_code: string | null;
  error_detail: string | null;
};

export const endAnalysis = (db: Db, id: string, ending: Ending) =>
  db
    .updateTable('analyses')
    .set({ ...ending, upload_file: null, store_file: null, ended_at: new Date() })
    .where('id', '=', id)
    .execute();

export const findAnalysis = (db: Db, userId: string, id: string) =>
  db.selectFrom('analyses').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** The user's newest ones that are over. */
export const endedAnalyses = (db: Db, userId: string, since: Date, limit: number) =>
  db
    .selectFrom('analyses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '!=', 'running')
    .where('started_at', '>', since)
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();

/** What was running when the server was stopped can never end: it has failed. Answers with how many those were. */
export const failInterrupted = async (db: Db, code: string, detail: string) => {
  const result = await db
    .updateTable('analyses')
    .set({
      state: 'failed',
      error_code: code,
      error_detail: detail,
      upload_file: null,
      store_file: null,
      ended_at: new Date(),
    })
    .where('state', '=', 'running')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};
