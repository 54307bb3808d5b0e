import { sql, type Kysely } from 'kysely';

/**
 * What comes with a published build and is served to nobody without a token: its signed provenance and its bill of materials. What is shown
 * of the provenance stands with the build.
 */
const statements = [
  'alter table remote_builds add column provenance text',
  `create table build_papers (
    remote text not null,
    build_id text not null,
    kind text not null,
    content bytea not null,
    primary key (remote, build_id, kind),
    foreign key (remote, build_id) references remote_builds (remote, build_id) on delete cascade
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
