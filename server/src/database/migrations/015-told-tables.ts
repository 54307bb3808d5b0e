import { sql, type Kysely } from 'kysely';

/** What a person has said about the tables of a source, beside what they have said about its columns, as JSON. */
export const up = async (db: Kysely<unknown>) => {
  await sql.raw(`alter table source_roles add column tables text`).execute(db);
};
