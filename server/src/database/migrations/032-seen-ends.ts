import { sql, type Kysely } from 'kysely';

/** Who has seen how an analysis ended needs no mail of it. */
export const up = async (db: Kysely<unknown>) => {
  await sql.raw('alter table analyses add column seen_at timestamptz').execute(db);
};
