import { sql, type Kysely } from 'kysely';

/**
 * Maps of published builds, packed, which go with their build; and crashes of screens, grouped by where they happened, with the devices
 * that met them by names that lead to nobody.
 */
const statements = [
  `create table build_maps (
    remote text not null,
    build_id text not null,
    path text not null,
    content bytea not null,
    primary key (remote, build_id, path),
    foreign key (remote, build_id) references remote_builds (remote, build_id) on delete cascade
  )`,
  `create table crash_groups (
    remote text not null,
    fingerprint text not null,
    error text not null,
    frames text not null,
    first_build text not null,
    last_build text not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    count integer not null,
    primary key (remote, fingerprint)
  )`,
  'create index crash_groups_age on crash_groups (last_at)',
  `create table crash_devices (
    remote text not null,
    fingerprint text not null,
    device text not null,
    browser text not null,
    last_at timestamptz not null,
    primary key (remote, fingerprint, device),
    foreign key (remote, fingerprint) references crash_groups (remote, fingerprint) on delete cascade
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
