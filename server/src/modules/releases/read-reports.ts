import { sql, type Kysely } from 'kysely';
import type { RemoteReports } from '@hub/shared/contracts/releases/releases';
import { daysAfter } from '../../days-after';
import type { Schema } from '../../database/schema';

/** Two weeks: what happened before the weekend before the last is no news. */
const DAYS = 14;

const KINDS = { shown: 'shown', crash: 'crashes', load_fail: 'notLoaded', harm: 'harms' } as const;
const kindOf = (type: string) => Object.entries(KINDS).find(([name]) => name === type)?.[1];

/** What pages have reported of a remote, by day and build. */
export const readReports = async (db: Kysely<Schema>, remote: string, now = new Date()): Promise<RemoteReports> => {
  const rows = await db
    .selectFrom('remote_events')
    .select(['build_id', 'type', sql<string>`to_char(hour at time zone 'UTC', 'YYYY-MM-DD')`.as('day')])
    .select(({ fn }) => fn.sum<string | number>('count').as('count'))
    .where('remote', '=', remote)
    .where('hour', '>=', daysAfter(now, -DAYS))
    .where('type', 'in', Object.keys(KINDS))
    .where('arm', '!=', 'override')
    .groupBy(['day', 'build_id', 'type'])
    .orderBy('day', 'desc')
    .orderBy('build_id')
    .execute();
  const entries = new Map<string, RemoteReports['entries'][number]>();
  for (const { day, build_id: buildId, type, count } of rows) {
    const key = `${day} ${buildId}`;
    const entry = entries.get(key) ?? { day, buildId, shown: 0, crashes: 0, notLoaded: 0, harms: 0 };
    const kind = kindOf(type);
    if (kind) entry[kind] += Number(count);
    entries.set(key, entry);
  }
  return { days: DAYS, entries: [...entries.values()] };
};
