import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AnalysesTable, Schema } from '../../database/schema';

type Db = Kysely<Schema>;
export type AnalysisRow = Selectable<AnalysesTable>;

type NewAnalysis = Pick<
  Insertable<AnalysesTable>,
  'id' | 'user_id' | 'source_type' | 'source_name' | 'upload_file' | 'bytes_total' | 'reserved_bytes' | 'started_at'
>;

/**
 * How long an analysis is taken for alive after its server last said so, in milliseconds. Long enough that a busy machine
 * or a short trouble of the database costs no analysis.
 */
const LEASE_MS = 60_000;
const leaseEnd = () => new Date(Date.now() + LEASE_MS);

/** Undefined when the id is in use. */
export const insertAnalysis = (db: Db, analysis: NewAnalysis) =>
  db
    .insertInto('analyses')
    .values({ ...analysis, state: 'running', stage: 'receiving', bytes_received: 0, lease_until: leaseEnd() })
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
    .where('state', '=', 'running')
    .execute();

/** Whose an id is, and for what kind of source it was used. */
export const ownerOf = (db: Db, id: string) =>
  db.selectFrom('analyses').select(['user_id', 'source_type']).where('id', '=', id).executeTakeFirst();

export const deleteAnalysis = (db: Db, id: string) => db.deleteFrom('analyses').where('id', '=', id).execute();

export const findAnalysis = (db: Db, userId: string, id: string) =>
  db.selectFrom('analyses').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** Notes that its owner has seen that it ended without a report. */
export const markEndSeen = (db: Db, userId: string, id: string) =>
  db
    .updateTable('analyses')
    .set({ seen_at: new Date() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '!=', 'running')
    .where('seen_at', 'is', null)
    .execute();

/** The user's newest ones that ended without a report. */
export const unfinishedAnalyses = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('analyses')
    .select(['id', 'source_name', 'state', 'ended_at'])
    .where('user_id', '=', userId)
    .where('state', 'in', ['failed', 'cancelled'])
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute();

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

export const runningAnalyses = (db: Db, userId: string) =>
  db.selectFrom('analyses').selectAll().where('user_id', '=', userId).where('state', '=', 'running').execute();

/**
 * Says that this server still works on the analysis, and how far it is.
 * @returns whether to go on: not when somebody has asked to stop it, or when it was given up for dead
 */
export const renewLease = async (
  db: Db,
  id: string,
  progress: Pick<AnalysisRow, 'stage' | 'bytes_received' | 'rows_read' | 'store_file'>,
) => {
  const row = await db
    .updateTable('analyses')
    .set({ ...progress, lease_until: leaseEnd() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('cancel_requested')
    .executeTakeFirst();
  return row !== undefined && !row.cancel_requested;
};

/** Before the engine writes it: a file that no row names would belong to nobody after a sudden end. */
export const nameStore = (db: Db, id: string, storeFile: string) =>
  db.updateTable('analyses').set({ store_file: storeFile }).where('id', '=', id).execute();

/** One analysis, or all of the user's. Whichever server works on it will see it. */
export const requestCancel = (db: Db, userId: string, id?: string) =>
  db
    .updateTable('analyses')
    .set({ cancel_requested: true })
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();

/**
 * Ends what no server works on any more; `everything` when there is no other server that could. Answers with how many
 * those were. They keep the names of their files, by which these are known for what they are.
 */
export const failInterrupted = async (db: Db, code: string, detail: string, { everything }: { everything: boolean }) => {
  const result = await db
    .updateTable('analyses')
    .set({
      state: 'failed',
      error_code: code,
      error_detail: detail,
      ended_at: new Date(),
    })
    .where('state', '=', 'running')
    .$if(!everything, (query) => query.where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', new Date())])))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};
