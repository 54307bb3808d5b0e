import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisResult } from '@hub/shared/contracts/report';
import { postgresAnalyzeRequest, postgresConnection, postgresConnectResponse } from '@hub/shared/contracts/source';
import type { Context } from '../../context';
import { sessionOf, type Guards } from '../../plugins/auth';
import { perMinute } from '../../plugins/limits';
import { goneSignal } from '../sources/gone-signal';
import { mayConnect } from '../sources/may-connect';
import { analyzePostgres } from './analyze-postgres';
import { accessOf } from './postgres-access';
import { postgresAnswer } from './postgres-answer';

export const postgresRoutes =
  (context: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, databases, log } = context;
    const guarded = { onRequest: [loggedIn(), mayConnect(config)], config: perMinute(config.SOURCE_RATE_LIMIT, 'sources') };

    app.post(
      '/postgres/connect',
      { ...guarded, schema: { body: postgresConnection, response: { 200: postgresConnectResponse } } },
      async (request, reply) => {
        const options = { userId: sessionOf(request).user.id, signal: goneSignal(reply) };
        const database = databases.open(accessOf(config, request.body), options);
        try {
          return await database.list();
        } catch (error) {
          throw postgresAnswer(error, log);
        } finally {
          database.close();
        }
      },
    );

    app.post(
      '/postgres/analyze',
      { ...guarded, schema: { body: postgresAnalyzeRequest, response: { 200: analysisResult } } },
      async (request) => {
        const { tables, analysis_id, ...connection } = request.body;
        return analyzePostgres(context, { id: analysis_id, userId: sessionOf(request).user.id, connection, tables });
      },
    );
  };
