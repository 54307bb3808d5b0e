import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { telemetryBatch, type RemoteEvent } from '@hub/shared/contracts/telemetry';
import { sql } from 'kysely';
import type { Context } from '../../context';
import { perMinute } from '../../plugins/limits';
import type { Discovery } from '../discovery/discovery-service';

/** Events of pages without an account count too, so the call is open; the bucket keeps it from being a flood. */
const MOST_A_MINUTE = 120;

export const telemetryRoutes =
  ({ database: { db }, log }: Context, discovery: Discovery): FastifyPluginAsyncZod =>
  async (app) => {
    /** Anybody may call, so only what the discovery document knows is written down: nobody can fill the table with inventions. */
    const isKnown = ({ remote, buildId, rollout }: RemoteEvent) => {
      const entry = discovery.current().remotes[remote];
      return entry?.versions[buildId] !== undefined && (rollout === undefined || rollout === entry.rollout?.id);
    };

    const count = (hour: Date, event: RemoteEvent) =>
      db
        .insertInto('remote_events')
        .values({
          hour,
          remote: event.remote,
          build_id: event.buildId,
          rollout: event.rollout ?? '',
          arm: event.arm,
          type: event.type,
          count: 1,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['hour', 'remote', 'build_id', 'rollout', 'arm', 'type'])
            .doUpdateSet({ count: sql`remote_events.count + 1` }),
        )
        .execute();

    app.post(
      '/telemetry/remotes',
      { config: perMinute(MOST_A_MINUTE), bodyLimit: 128 * 1024, schema: { body: telemetryBatch } },
      async (request, reply) => {
        const hour = new Date();
        hour.setUTCMinutes(0, 0, 0);
        for (const event of request.body.events.filter(isKnown)) {
          await count(hour, event);
          if (event.type !== 'load_ok' && event.type !== 'mounted') log.warn({ remote: event }, 'a remote had trouble');
        }
        return reply.code(204).send();
      },
    );
  };
