import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context';
import { isDatabaseHealthy } from './agents/agent-routes';

const health = z.object({ status: z.enum(['ok', 'degraded']), database: z.boolean(), engine: z.boolean() });

export const healthRoutes =
  (context: Context): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/health', { schema: { response: { 200: health, 503: health } } }, async (_request, reply) => {
      const database = await isDatabaseHealthy(context);
      const engine = context.analyses.engine.isHealthy();
      const isFine = database && engine;
      return reply.code(isFine ? 200 : 503).send({ status: isFine ? 'ok' : 'degraded', database, engine });
    });
  };
