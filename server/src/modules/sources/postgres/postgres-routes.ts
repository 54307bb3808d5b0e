import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { postgresAnalyzeRequest, postgresConnection, postgresConnectResponse } from '@hub/shared/contracts/sources/source';
import type { Context } from '../../../context';
import { sessionOf, type Guards } from '../../../plugins/auth';
import { goneSignal } from '../../../plugins/gone-signal';
import { answerStart, startAnswers } from '../../analyses/answer-start';
import { outsideCall } from '../outside-calls';
import { analyzePostgres } from './analyze-postgres';
import { accessOf } from './postgres-access';
import { postgresAnswer } from './postgres-answer';
import type { DatabasePool } from './process/database-pool';

export const postgresRoutes =
  (context: Context, databases: DatabasePool, guards: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const { config } = context;
    const guarded = outsideCall(config, guards);

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
        const started = await analyzePostgres(context, databases, {
          id: analysis_id,
          userId,
          connection,
          tables,
          log: request.log,
        });
        return answerStart(context, request, reply, started);
      },
    );
  };
