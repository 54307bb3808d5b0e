import { sql, type Kysely } from 'kysely';

/** Units, accounts where somebody is logged in, take the place of devices. A rollout under way counts anew; outcomes are no lasting data. */
const statements = [
  'drop table rollout_devices',
  `create table rollout_units (
    rollout text not null,
    weight_bp integer not null,
    unit text not null,
    device text not null,
    arm text not null check (arm in ('canary', 'cohort', 'stable')),
    chance double precision,
    weak boolean not null,
    network bigint not null,
    failure text,
    reason text,
    failed_calls boolean not null,
    errors boolean not null,
    damage boolean not null,
    first_at timestamptz not null,
    shown_at timestamptz,
    last_at timestamptz not null,
    primary key (rollout, weight_bp, unit)
  )`,
  'create index rollout_units_network on rollout_units (rollout, weight_bp, network) where weak',
  'create index rollout_units_unit on rollout_units (rollout, unit)',
  `create table rollout_times (
    rollout text not null,
    weight_bp integer not null,
    unit text not null,
    metric text not null,
    n integer not null,
    mean double precision not null,
    before double precision,
    primary key (rollout, weight_bp, unit, metric)
  )`,
  `create table device_times (
    device text not null,
    remote text not null,
    metric text not null,
    period integer not null,
    n integer not null,
    mean double precision not null,
    primary key (device, remote, metric, period)
  )`,
  'create index device_times_period on device_times (period)',
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
