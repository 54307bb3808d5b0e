import { sql, type Kysely } from 'kysely';

/** What a person has said about the columns of a source, as JSON: it outlives the reports. */
const statements = [
  `create table source_roles (
    user_id text not null references users (id) on delete cascade,
    source_id text not null,
    corrections text not null,
    primary key (user_id, source_id)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
