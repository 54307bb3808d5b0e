import { sql, type Kysely } from 'kysely';

/** The language of an account. All that were there before have read English. */
export const up = async (db: Kysely<unknown>) => {
  await sql.raw(`alter table users add column language text not null default 'en'`).execute(db);
};
