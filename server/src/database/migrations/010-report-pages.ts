import { sql, type Kysely } from 'kysely';

/** A page of reports, and what came before each of them, are found in the order of an index, however many reports there are. */
const statements = [
  `create index reports_page on reports (user_id, created_at desc, id desc)`,
  `create index reports_page_of_type on reports (user_id, source_type, created_at desc, id desc)`,
  `create index reports_of_source on reports (user_id, source_id, created_at desc, id desc)`,
  `drop index reports_user`,
  `drop index reports_source`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
