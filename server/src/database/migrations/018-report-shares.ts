import { sql, type Kysely } from 'kysely';

/** Links by which people without an account read one report. They go with the report and with the account. */
const statements = [
  `create table report_shares (
    id text primary key,
    hash text not null unique,
    report_id text not null references reports (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    with_queries boolean not null,
    with_rows boolean not null,
    shared_by text,
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz,
    uses bigint not null default 0
  )`,
  'create index report_shares_report on report_shares (report_id)',
  'create index report_shares_user on report_shares (user_id)',
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
