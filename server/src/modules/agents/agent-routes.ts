import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { agentsResponse, type SystemStatus } from '@hub/shared/contracts/reports/analysis';
import { agentName } from '@hub/shared/contracts/reports/claim';
import { ENGINE_VERSION } from '@hub/engine';
import type { Context } from '../../context';
import { sessionOf, type Guards } from '../../plugins/auth';
import { AGENT_OF_STAGE } from '../analyses/agent-runs';
import { presentAgent } from './agent-presenter';
import { countRuns, recentRuns } from './agent-repository';

const RECENT = 10;

export const isDatabaseHealthy = async ({ database: { db }, log }: Pick<Context, 'database' | 'log'>) => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    return false;
  }
};

export const agentRoutes =
  (context: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const { analyses, database, startedAt } = context;

    const systemStatus = async (): Promise<SystemStatus> => ({
      queue_length: analyses.queue.waiting(),
      running: analyses.queue.running(),
      workers_healthy: analyses.engine.isHealthy(),
      database: { kind: database.kind, healthy: await isDatabaseHealthy(context) },
      engine_version: analyses.engine.engineVersion() ?? ENGINE_VERSION,
      uptime_seconds: (Date.now() - startedAt.getTime()) / 1000,
    });

    app.get('/agents', { onRequest: loggedIn(), schema: { response: { 200: agentsResponse } } }, async (request) => {
      const { id } = sessionOf(request).user;
      const counts = await countRuns(database.db, id);
      const atWork = new Set(analyses.progressOf(id).map((progress) => AGENT_OF_STAGE[progress.stage]));
      const agents = await Promise.all(
        agentName.options.map(async (name) => {
          const mine = counts.find((each) => each.agent === name);
          return presentAgent(name, mine, await recentRuns(database.db, id, name, RECENT), atWork.has(name));
        }),
      );
      return { agents, system: await systemStatus() };
    });
  };
