import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { TimeMetric } from './metrics';

type Db = Kysely<Schema>;

/** Days that a device's own history goes back. */
const HISTORY_DAYS = 28;
export const PERIOD_MS = HISTORY_DAYS * 86_400_000;
export const periodOf = (time: number): number => Math.floor(time / PERIOD_MS);

/** @param key secret of this server; the name is the same in all rollouts, so that a device has a history */
export const historyNameOf = (device: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`history:${device}`).digest('hex').slice(0, 32);

/** Values of each metric put together. */
export const summed = (times: readonly [TimeMetric, number][]): { metric: TimeMetric; n: number; mean: number }[] => {
  const sums = new Map<TimeMetric, { n: number; sum: number }>();
  for (const [metric, value] of times) {
    const { n, sum } = sums.get(metric) ?? { n: 0, sum: 0 };
    sums.set(metric, { n: n + 1, sum: sum + value });
  }
  return [...sums].map(([metric, { n, sum }]) => ({ metric, n, mean: sum / n })).sort((a, b) => (a.metric < b.metric ? -1 : 1));
};

/** What has been usual on the device with this remote, in this stretch of 28 days and the one before. */
export const historyOf = async (db: Db, device: string, remote: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('device_times')
    .select(['metric', sql<number | string>`sum(n * mean) / sum(n)`.as('mean')])
    .where('device', '=', device)
    .where('remote', '=', remote)
    .where('period', '>=', periodOf(Date.now()) - 1)
    .groupBy('metric')
    .execute();
  return new Map(rows.map(({ metric, mean }) => [metric, Number(mean)]));
};

/** Adds to what is usual on the device. */
export const noteTimes = async (db: Db, device: string, remote: string, times: readonly [TimeMetric, number][]) => {
  if (times.length === 0) return;
  const period = periodOf(Date.now());
  await db
    .insertInto('device_times')
    .values(summed(times).map((each) => ({ device, remote, period, ...each })))
    .onConflict((conflict) =>
      conflict.columns(['device', 'remote', 'metric', 'period']).doUpdateSet({
        mean: sql`(device_times.n * device_times.mean + excluded.n * excluded.mean) / (device_times.n + excluded.n)`,
        n: sql`device_times.n + excluded.n`,
      }),
    )
    .execute();
};

/** Takes away what is older than any comparison looks at. */
export const forgetTimes = async (db: Db) => {
  await db
    .deleteFrom('device_times')
    .where('period', '<', periodOf(Date.now()) - 1)
    .execute();
};
