import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { telemetryBatch, type RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import type { Context } from '../../context';
import { perMinute } from '../../plugins/limits';
import type { Discovery } from '../discovery/discovery-service';
import { browserOf } from '../crashes/browser-of';
import type { MapStore } from '../crashes/map-store';
import { noteCrashes } from '../crashes/note-crashes';
import { historyNameOf, noteTimes } from '../rollouts/device-times';
import { timesOf } from '../rollouts/metrics';
import { noteEvidence } from '../rollouts/note-evidence';
import { readEvidence, type Caller } from '../rollouts/read-evidence';
import { noteAlive } from '../rollouts/silent-pages';
import type { RolloutController } from '../rollouts/rollout-controller';
import { accountOf, cohortsOf, ticketOf } from '../web/cookies';
import { countEvents } from './count-events';

/**
 * Events of pages without an account count too, so the call is open; the bucket keeps it from being a flood. An office of 40 behind one
 * address, each with a batch every 4 seconds while they work, sends 600.
 */
const MOST_A_MINUTE = 600;
/** Lines that one batch may add to the log. */
const MOST_LINES = 5;
/** What is no trouble, and not worth a line. */
const QUIET: readonly RemoteEvent['type'][] = ['load_ok', 'mounted', 'shown', 'visit'];

interface Parts {
  discovery: Discovery;
  controller: Pick<RolloutController, 'look' | 'lookSometime'>;
  maps: MapStore;
  /** Secret of this server. */
  key: Uint8Array;
}

export const telemetryRoutes =
  ({ database: { db }, log }: Context, { discovery, controller, maps, key }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    /** Anybody may call, so only what the discovery document knows is written down: nobody can fill the table with inventions. */
    const isKnown = ({ remote, buildId, rollout }: RemoteEvent) => {
      const entry = discovery.current().remotes[remote];
      return entry?.versions[buildId] !== undefined && (rollout === undefined || rollout === entry.rollout?.id);
    };

    /** What the events of one remote say for or against its rollout, and of what is usual on the device. */
    const weighRemote = async (remote: string, events: RemoteEvent[], caller: Caller) => {
      const document = discovery.current();
      const history = historyNameOf(caller.ticket.device, key);
      const evidence = readEvidence(document, remote, events, caller, key);
      if (evidence) await noteAlive(db, evidence);
      const version = document.remotes[remote]?.rollout?.version ?? '';
      if (evidence && (await noteEvidence(db, evidence, { remote, version, history }))) {
        if (evidence.failure) controller.look(remote);
        else controller.lookSometime(remote);
      }
      await noteTimes(db, history, remote, events.flatMap(timesOf));
    };

    /** What the batch says of rollouts. Without a ticket of this server it says nothing. */
    const weigh = async (request: FastifyRequest, events: RemoteEvent[]) => {
      const ticket = ticketOf(request, key);
      if (ticket === null) return;
      const caller = { ticket, account: accountOf(request), address: request.ip, cohorts: cohortsOf(request) };
      // What somebody looks at by an override or a preview says nothing of what visitors get.
      const own = events.filter(({ arm }) => arm !== 'override');
      for (const remote of new Set(own.map((event) => event.remote))) {
        await weighRemote(
          remote,
          own.filter((event) => event.remote === remote),
          caller,
        );
      }
      const reporter = { device: historyNameOf(ticket.device, key), browser: browserOf(request.headers['user-agent']) };
      await noteCrashes({ db, maps, log }, events, reporter);
    };

    app.post(
      '/telemetry/remotes',
      { config: perMinute(MOST_A_MINUTE), bodyLimit: 128 * 1024, schema: { body: telemetryBatch } },
      async (request, reply) => {
        await discovery.refresh();
        const events = request.body.events.filter(isKnown);
        await countEvents(db, events);
        const troubles = events.filter(({ type }) => !QUIET.includes(type));
        for (const { frames: _, ...event } of troubles.slice(0, MOST_LINES)) log.warn({ remote: event }, 'a remote had trouble');
        await weigh(request, events);
        return reply.code(204).send();
      },
    );
  };
