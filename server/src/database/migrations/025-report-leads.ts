import { sql, type Kysely } from 'kysely';

/** What a report says first, as JSON text; null of reports from before, where it is found when it is first asked for. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table reports add column lead text`.execute(db);
};
