import { sql, type Kysely } from 'kysely';

const statements = [
  // One row: the id that the data folder of the same installation bears, too.
  `create table installation (
    id text not null,
    single boolean primary key default true check (single),
    created_at timestamptz not null
  )`,
  // Counts only while the analysis runs, so that every end gives it back, also one that nobody could record.
  `alter table analyses add column reserved_bytes bigint not null default 0`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
