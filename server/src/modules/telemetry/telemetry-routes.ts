import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { telemetryBatch, type RemoteEvent } from '@hub/shared/contracts/telemetry';
import type { Context } from '../../context';
import { perMinute } from '../../plugins/limits';
import type { Discovery } from '../discovery/discovery-service';
import { DeviceBudget } from '../rollouts/device-budget';
import { noteEvidence } from '../rollouts/evidence-repository';
import { readEvidence } from '../rollouts/read-evidence';
import type { RolloutController } from '../rollouts/rollout-controller';
import { cohortsOf, deviceOf } from '../web/cookies';
import { countEvents } from './count-events';

/** Events of pages without an account count too, so the call is open; the bucket keeps it from being a flood. */
const MOST_A_MINUTE = 120;
/** Lines that one batch may add to the log. */
const MOST_LINES = 5;

interface Parts {
  discovery: Discovery;
  controller: Pick<RolloutController, 'look'>;
  /** Secret of this server. */
  key: Uint8Array;
}

export const telemetryRoutes =
  ({ database: { db }, log }: Context, { discovery, controller, key }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const budget = new DeviceBudget();

    /** Anybody may call, so only what the discovery document knows is written down: nobody can fill the table with inventions. */
    const isKnown = ({ remote, buildId, rollout }: RemoteEvent) => {
      const entry = discovery.current().remotes[remote];
      return entry?.versions[buildId] !== undefined && (rollout === undefined || rollout === entry.rollout?.id);
    };

    /** What the batch says for or against a rollout. Without a device's id it says nothing. */
    const weigh = async (request: FastifyRequest, events: RemoteEvent[]) => {
      const device = deviceOf(request);
      if (device === null) return;
      const caller = { device, address: request.ip, cohorts: cohortsOf(request) };
      for (const event of events) {
        const evidence = readEvidence(discovery.current(), event, caller, key);
        if (!evidence || !budget.admits(request.ip, device)) continue;
        await noteEvidence(db, evidence);
        if (evidence.failure !== null) controller.look(event.remote);
      }
    };

    app.post(
      '/telemetry/remotes',
      { config: perMinute(MOST_A_MINUTE), bodyLimit: 128 * 1024, schema: { body: telemetryBatch } },
      async (request, reply) => {
        await discovery.refresh();
        const events = request.body.events.filter(isKnown);
        await countEvents(db, events);
        const troubles = events.filter(({ type }) => type !== 'load_ok' && type !== 'mounted');
        for (const event of troubles.slice(0, MOST_LINES)) log.warn({ remote: event }, 'a remote had trouble');
        await weigh(request, events);
        return reply.code(204).send();
      },
    );
  };
