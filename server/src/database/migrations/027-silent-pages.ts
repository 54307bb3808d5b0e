import { sql, type Kysely } from 'kysely';

/** Pages that were sent to accounts during a rollout, one row for each account and weight: whether one of them never said that it lives. */
const statements = [
  `create table rollout_pages (
    rollout text not null,
    weight_bp integer not null,
    unit text not null,
    device text not null,
    arm text not null check (arm in ('canary', 'stable')),
    chance double precision,
    waiting_since timestamptz,
    silent boolean not null default false,
    sent_at timestamptz not null,
    primary key (rollout, weight_bp, unit)
  )`,
  'create index rollout_pages_unit on rollout_pages (rollout, unit)',
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
