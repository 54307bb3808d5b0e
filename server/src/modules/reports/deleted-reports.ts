import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { FileStore } from '../../files/file-store';
import { MINUTE_MS } from '../../plugins/jobs';

type Db = Kysely<Schema>;

/**
 * Minutes in which a deletion can be taken back. The page offers it for seconds; what is left is for a message that is held open by the
 * pointer, and for a slow line.
 */
export const UNDO_MINUTES = 10;

interface Stores {
  db: Db;
  files: FileStore;
}
interface Files {
  upload_file: string | null;
  store_file: string | null;
}

const filesOf = ({ upload_file, store_file }: Files) => [upload_file, store_file];

/**
 * Takes a report's row aside, out of everything that is shown, counted and told.
 *
 * @returns the names of its files; undefined when the user has no such report
 */
export const putRowAside = (db: Db, userId: string, id: string): Promise<Files | undefined> =>
  db.transaction().execute(async (trx) => {
    await sql`
      insert into deleted_reports (id, user_id, deleted_at, report, shares, analyses, upload_file, store_file)
      select id, user_id, ${new Date()}, row_to_json(reports),
        (select coalesce(json_agg(row_to_json(share)), '[]') from report_shares share where share.report_id = reports.id),
        (select coalesce(json_agg(analysis.id), '[]') from analyses analysis where analysis.report_id = reports.id),
        upload_file, store_file
      from reports where user_id = ${userId} and id = ${id} for update of reports`.execute(trx);
    return trx
      .deleteFrom('reports')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(['upload_file', 'store_file'])
      .executeTakeFirst();
  });

/**
 * Takes a report's row back, with its links and its place in the history of its source.
 *
 * @returns the names of its files; undefined when there is nothing to take back (any more)
 */
export const takeRowBack = (db: Db, userId: string, id: string): Promise<Files | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('deleted_reports')
      .select(['analyses', 'upload_file', 'store_file'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    await sql`insert into reports select restored.* from deleted_reports,
      json_populate_record(null::reports, report) restored where deleted_reports.id = ${id}`.execute(trx);
    await sql`insert into report_shares select restored.* from deleted_reports,
      json_populate_recordset(null::report_shares, shares) restored where deleted_reports.id = ${id}`.execute(trx);
    if (row.analyses.length > 0) {
      await trx.updateTable('analyses').set({ report_id: id }).where('id', 'in', row.analyses).execute();
      await trx.updateTable('agent_runs').set({ report_id: id }).where('analysis_id', 'in', row.analyses).execute();
    }
    await trx.deleteFrom('deleted_reports').where('id', '=', id).execute();
    return row;
  });

/**
 * Deletes a report. For some minutes {@link restoreReport} takes that back; {@link clearDeleted} ends it.
 *
 * @returns false when the user has no such report
 */
export async function deleteReport({ db, files }: Stores, userId: string, id: string): Promise<boolean> {
  const aside = await putRowAside(db, userId, id);
  // After a sudden end here the files belong to nobody, and the next start puts them aside.
  if (aside) await files.putAside(...filesOf(aside));
  return aside !== undefined;
}

/** @returns false when there is nothing to take back (any more) */
export async function restoreReport({ db, files }: Stores, userId: string, id: string): Promise<boolean> {
  const back = await takeRowBack(db, userId, id);
  // After a sudden end here the next start finds them where they were put, since a report names them again.
  if (back) await files.trash.putBack(new Set(filesOf(back).filter((name) => name !== null)));
  return back !== undefined;
}

/** Takes away for good what was deleted too long ago to be taken back, the files first: a sudden end in between leaves no file that nobody knows. */
export async function clearDeleted({ db, files }: Stores, now = new Date()): Promise<void> {
  const last = new Date(now.getTime() - UNDO_MINUTES * MINUTE_MS);
  const ended = await db
    .selectFrom('deleted_reports')
    .select(['id', 'upload_file', 'store_file'])
    .where('deleted_at', '<', last)
    .execute();
  if (ended.length === 0) return;
  await files.remove(...ended.flatMap(filesOf));
  await db
    .deleteFrom('deleted_reports')
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .where('deleted_at', '<', last)
    .execute();
}
