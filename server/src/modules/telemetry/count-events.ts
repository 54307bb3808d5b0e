import { sql, type Kysely } from 'kysely';
import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import type { Schema } from '../../database/schema';

/** Adds the events to the counts of this hour. */
export const countEvents = async (db: Kysely<Schema>, events: RemoteEvent[]) => {
  const hour = new Date();
  hour.setUTCMinutes(0, 0, 0);
  const rows = new Map<string, { event: RemoteEvent; count: number }>();
  for (const event of events) {
    const key = JSON.stringify([event.remote, event.buildId, event.rollout, event.arm, event.type]);
    rows.set(key, { event, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  // In one order for all batches, so that two of the same moment never wait for each other.
  for (const [, { event, count }] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { remote, buildId, rollout = '', arm, type } = event;
    await db
      .insertInto('remote_events')
      .values({ hour, remote, build_id: buildId, rollout, arm, type, count })
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'remote', 'build_id', 'rollout', 'arm', 'type'])
          .doUpdateSet({ count: sql`remote_events.count + excluded.count` }),
      )
      .execute();
  }
};
