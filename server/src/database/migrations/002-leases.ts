import { sql, type Kysely } from 'kysely';

/** Which server works on an analysis is not said, only until when one does: that is all another server needs to know. */
const statements = [
  `alter table analyses add column lease_until timestamptz`,
  `alter table analyses add column cancel_requested boolean not null default false`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
