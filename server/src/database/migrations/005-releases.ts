import { sql, type Kysely } from 'kysely';

/** One statement each, since the extended protocol takes no more. */
const statements = [
  `create table remote_builds (
    remote text not null,
    build_id text not null,
    origin text not null check (origin in ('shipped', 'published')),
    record text not null,
    bytes bigint not null,
    published_by text not null,
    published_at timestamptz not null,
    listed_at timestamptz not null,
    stable_at timestamptz,
    primary key (remote, build_id)
  )`,
  `create table remote_files (
    remote text not null,
    build_id text not null,
    path text not null,
    content bytea not null,
    primary key (remote, build_id, path),
    foreign key (remote, build_id) references remote_builds (remote, build_id) on delete cascade
  )`,
  `create table deploy_tokens (
    id text primary key,
    name text not null unique,
    remote text not null,
    hash text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz
  )`,
  `create table release_audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    remote text not null,
    action text not null,
    actor text not null,
    reason text not null,
    revision integer not null,
    build_id text,
    detail text not null
  )`,
  `create index release_audit_remote on release_audit (remote, id desc)`,
  `create function keep_release_audit() returns trigger language plpgsql as $$
    begin raise exception 'The audit of releases is append-only'; end
  $$`,
  `create trigger release_audit_is_kept before update or delete on release_audit
    for each row execute function keep_release_audit()`,
  `create table rollout_devices (
    rollout text not null,
    weight_bp integer not null,
    device text not null,
    arm text not null check (arm in ('canary', 'cohort', 'stable')),
    failed boolean not null,
    reason text,
    network integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (rollout, weight_bp, device)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
