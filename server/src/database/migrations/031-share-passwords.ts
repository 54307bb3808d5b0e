import { sql, type Kysely } from 'kysely';

/** A link to a report may ask for a password; links of before ask for none. */
export const up = async (db: Kysely<unknown>) => {
  await sql.raw('alter table report_shares add column password_hash text').execute(db);
};
