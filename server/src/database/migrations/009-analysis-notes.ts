import { sql, type Kysely } from 'kysely';

/** What is to be told with a finished analysis, for who learns of its end later than the call that began it. */
export const up = async (db: Kysely<unknown>) => {
  await sql.raw(`alter table analyses add column note text`).execute(db);
};
