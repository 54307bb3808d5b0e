import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { postgresAnalyzeRequest, postgresConnection, postgresConnectResponse } from '@hub/shared/contracts/source';
import type { Context } from '../../../context';
import { sessionOf, type Guards } from '../../../plugins/auth';
import { perMinute } from '../../../plugins/limits';
import { answerStart, startAnswers } from '../../analyses/answer-start';
import { goneSignal } from '../gone-signal';
import { mayConnect } from '../may-connect';
import { analyzePostgres } from './analyze-postgres';
import { accessOf } from './postgres-access';
import { postgresAnswer } from './postgres-answer';

export const postgresRoutes =
  (context: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, databases } = context;
    const guarded = { onRequest: [loggedIn(), mayConnect(config)], config: perMinute(config.SOURCE_RATE_LIMIT, 'sources') };

    app.post(
      '/postgres/connect',
      { ...guarded, schema: { body: postgresConnection, response: { 200: postgresConnectResponse } } },
      async (request, reply) => {
        const { body: connection, log } = request;
        const userId = sessionOf(request).user.id;
        const database = databases.open(accessOf(config, connection), { userId, signal: goneSignal(reply) });
        try {
          return await database.list();
        } catch (error) {
          throw postgresAnswer(error, { log, userId, connection });
        } finally {
          database.close();
        }
      },
    );

    app.post(
      '/postgres/analyze',
      { ...guarded, schema: { body: postgresAnalyzeRequest, response: startAnswers } },
      async (request, reply) => {
        const { tables, analysis_id, ...connection } = request.body;
        const userId = sessionOf(request).user.id;
        const started = await analyzePostgres(context, { id: analysis_id, userId, connection, tables, log: request.log });
        return answerStart(context, request, reply, started);
      },
    );
  };
