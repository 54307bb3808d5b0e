import { sql, type Kysely } from 'kysely';

/**
 * Reports whose deletion can still be taken back, whole, with what the database takes away or unlinks with them. As JSON of the rows, so
 * that columns that come later need nothing here.
 */
const statements = [
  `create table deleted_reports (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    deleted_at timestamptz not null,
    report json not null,
    shares json not null,
    analyses json not null,
    upload_file text,
    store_file text
  )`,
  'create index deleted_reports_age on deleted_reports (deleted_at)',
  'create index deleted_reports_user on deleted_reports (user_id)',
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
