import { sql, type Kysely } from 'kysely';

/** What a report was made from, and which reports are of one source. A report from before is alone with its own. */
const statements = [
  `alter table reports add column source text`,
  `alter table reports add column source_id text`,
  `update reports set source_id = id`,
  `update reports set source = '{"type":"csv"}' where source_type = 'csv'`,
  `alter table reports alter column source_id set not null`,
  `create index reports_source on reports (user_id, source_id, created_at desc)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
