import { sql, type Kysely } from 'kysely';

/** One statement each, since the extended protocol takes no more. */
const statements = [
  `create table users (
    id text primary key,
    email text not null unique,
    first_name text not null,
    last_name text not null,
    password_hash text not null,
    is_verified boolean not null default false,
    token_version integer not null default 0,
    notify_new_reports boolean not null default true,
    notify_agent_status boolean not null default true,
    weekly_summary boolean not null default false,
    summary_sent_at timestamptz,
    created_at timestamptz not null
  )`,
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    user_agent text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index sessions_user on sessions (user_id)`,
  `create table mail_tokens (
    hash text primary key,
    user_id text not null references users (id) on delete cascade,
    purpose text not null check (purpose in ('verify', 'reset', 'email')),
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index mail_tokens_user on mail_tokens (user_id)`,
  `create table reports (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    title text not null,
    source_type text not null check (source_type in ('csv', 'postgres', 'google_sheet')),
    source_name text not null,
    record_count bigint not null,
    processing_seconds double precision not null,
    table_names jsonb not null,
    insight_count integer not null,
    chart_count integer not null,
    content text not null,
    document text not null,
    upload_file text,
    store_file text,
    stored_bytes bigint not null,
    created_at timestamptz not null
  )`,
  `create index reports_user on reports (user_id, created_at desc)`,
  `create table analyses (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    source_type text not null check (source_type in ('csv', 'postgres', 'google_sheet')),
    source_name text not null,
    state text not null check (state in ('running', 'completed', 'failed', 'cancelled')),
    stage text not null,
    upload_file text,
    store_file text,
    bytes_received bigint not null,
    bytes_total bigint,
    rows_read bigint,
    error_code text,
    error_detail text,
    report_id text references reports (id) on delete set null,
    started_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index analyses_user on analyses (user_id, started_at desc)`,
  `create index analyses_running on analyses (state) where state = 'running'`,
  `create table agent_runs (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    analysis_id text not null,
    report_id text references reports (id) on delete set null,
    agent text not null,
    started_at timestamptz not null,
    ended_at timestamptz not null,
    duration_ms double precision not null,
    rows bigint not null,
    outcome text not null check (outcome in ('ok', 'failed', 'cancelled')),
    within_budget boolean not null,
    checked_right bigint,
    checked_total bigint
  )`,
  `create index agent_runs_user on agent_runs (user_id, agent, ended_at desc)`,
  `create table discovery_revisions (
    revision integer primary key,
    document text not null,
    actor text not null,
    reason text not null,
    created_at timestamptz not null
  )`,
  `create table remote_events (
    hour timestamptz not null,
    remote text not null,
    build_id text not null,
    rollout text not null,
    arm text not null,
    type text not null,
    count bigint not null,
    primary key (hour, remote, build_id, rollout, arm, type)
  )`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
