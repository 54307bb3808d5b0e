import { sql, type Kysely } from 'kysely';

/** What a person has said of how the tables of a source belong together, as JSON. */
export const up = async (db: Kysely<unknown>) => {
  await sql.raw(`alter table source_roles add column joins text`).execute(db);
};
