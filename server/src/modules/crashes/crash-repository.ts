import { sql, type Kysely } from 'kysely';
import type { CrashFrame, CrashGroup } from '@hub/shared/contracts/releases/crashes';
import type { Schema } from '../../database/schema';
import { periodOf, PERIOD_MS } from '../rollouts/device-times';

type Db = Kysely<Schema>;

/** Groups of one remote. When there are more, those of fewest devices go, the longest ago first: nobody can push out what many meet. */
export const MOST_GROUPS = 200;
/** Devices that are told apart in one group; further ones only count as crashes. */
export const MOST_DEVICES = 2000;
const MOST_LISTED = 100;

export interface Crash {
  remote: string;
  buildId: string;
  error: string;
  frames: CrashFrame[];
  fingerprint: string;
  /** A name of the device that leads to nobody. */
  device: string;
  browser: string;
}

/** Start of the stretch of 28 days before this one: as far back as the devices of a remote are known. */
const lately = () => new Date((periodOf(Date.now()) - 1) * PERIOD_MS);

export const noteCrash = (db: Db, { remote, buildId, error, frames, fingerprint, device, browser }: Crash) =>
  db.transaction().execute(async (trx) => {
    const now = new Date();
    await trx
      .insertInto('crash_groups')
      .values({
        remote,
        fingerprint,
        error,
        frames: JSON.stringify(frames),
        first_build: buildId,
        last_build: buildId,
        first_at: now,
        last_at: now,
        count: 1,
      })
      .onConflict((conflict) =>
        conflict.columns(['remote', 'fingerprint']).doUpdateSet({
          // The newest stack: its lines are those of the sources that somebody looks at.
          frames: JSON.stringify(frames),
          last_build: buildId,
          last_at: now,
          count: sql`least(crash_groups.count + 1, 2000000000)`,
        }),
      )
      .execute();
    const { devices } = await trx
      .selectFrom('crash_devices')
      .select(sql<number | string>`count(*)`.as('devices'))
      .where('remote', '=', remote)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirstOrThrow();
    if (Number(devices) >= MOST_DEVICES) return;
    await trx
      .insertInto('crash_devices')
      .values({ remote, fingerprint, device, browser, last_at: now })
      .onConflict((conflict) => conflict.columns(['remote', 'fingerprint', 'device']).doUpdateSet({ browser, last_at: now }))
      .execute();
  });

/** Takes away the groups that are beyond what is kept of a remote. */
export const boundGroups = async (db: Db, remote: string) => {
  const beyond = await db
    .selectFrom('crash_groups as crash')
    .select('fingerprint')
    .where('remote', '=', remote)
    .orderBy(
      (eb) =>
        eb
          .selectFrom('crash_devices as device')
          .select(sql`count(*)`.as('devices'))
          .whereRef('device.remote', '=', 'crash.remote')
          .whereRef('device.fingerprint', '=', 'crash.fingerprint'),
      'desc',
    )
    .orderBy('last_at', 'desc')
    .limit(MOST_GROUPS)
    .offset(MOST_GROUPS)
    .execute();
  if (beyond.length === 0) return;
  await db
    .deleteFrom('crash_groups')
    .where('remote', '=', remote)
    .where(
      'fingerprint',
      'in',
      beyond.map(({ fingerprint }) => fingerprint),
    )
    .execute();
};

/** Takes away what has not happened since. */
export const forgetCrashes = async (db: Db, since: Date) => {
  await db.deleteFrom('crash_groups').where('last_at', '<', since).execute();
  await db.deleteFrom('crash_devices').where('last_at', '<', since).execute();
};

/** How many devices have used each remote lately. */
const usersOf = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('device_times')
    .select(['remote', sql<number | string>`count(distinct device)`.as('devices')])
    .where('period', '>=', periodOf(Date.now()) - 1)
    .groupBy('remote')
    .execute();
  return new Map(rows.map(({ remote, devices }) => [remote, Number(devices)]));
};

/** Of one remote, or of all; what most devices have met lately comes first. */
export const listCrashes = async (db: Db, remote: string | undefined): Promise<CrashGroup[]> => {
  const counts = await db
    .selectFrom('crash_devices')
    .select(['remote', 'fingerprint', 'browser', sql<number | string>`count(*)`.as('devices')])
    .where('last_at', '>=', lately())
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .groupBy(['remote', 'fingerprint', 'browser'])
    .execute();
  const groups = await db
    .selectFrom('crash_groups')
    .selectAll()
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .execute();
  const users = await usersOf(db);
  const told = groups.map((group): CrashGroup => {
    const browsers = counts
      .filter((each) => each.remote === group.remote && each.fingerprint === group.fingerprint)
      .map(({ browser, devices }) => ({ name: browser, devices: Number(devices) }))
      .sort((a, b) => b.devices - a.devices || (a.name < b.name ? -1 : 1));
    const devices = browsers.reduce((sum, each) => sum + each.devices, 0);
    const used = users.get(group.remote) ?? 0;
    return {
      fingerprint: group.fingerprint,
      remote: group.remote,
      error: group.error,
      frames: JSON.parse(group.frames) as CrashFrame[],
      firstBuild: group.first_build,
      lastBuild: group.last_build,
      firstAt: group.first_at.toISOString(),
      lastAt: group.last_at.toISOString(),
      count: group.count,
      devices,
      // A screen that crashes while it loads may never have told of a time.
      share: used === 0 ? null : devices / Math.max(used, devices),
      browsers,
    };
  });
  return told.sort((a, b) => b.devices - a.devices || (a.lastAt < b.lastAt ? 1 : -1)).slice(0, MOST_LISTED);
};
