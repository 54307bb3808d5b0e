import { sql, type Kysely } from 'kysely';

/** Mails that are still to be sent, and whether the owner has looked at a report before a mail tells of it. */
const statements = [
  `create table mails (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    job text not null,
    attempts integer not null default 0,
    created_at timestamptz not null,
    due_at timestamptz not null
  )`,
  `create index mails_due on mails (due_at)`,
  `alter table reports add column seen_at timestamptz`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
