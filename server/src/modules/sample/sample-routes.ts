import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { reportDetail } from '@hub/shared/contracts/report';
import type { Context } from '../../context';
import { sessionOf, type Guards } from '../../plugins/auth';
import { answerStart, startAnswers } from '../analyses/answer-start';
import { beginSample, sampleReport } from './sample-report';

export const sampleRoutes =
  (context: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const report = sampleReport(context);

    app.get('/sample-report', { schema: { response: { 200: reportDetail } } }, () => report());

    app.post('/sample', { onRequest: loggedIn(), schema: { response: startAnswers } }, async (request, reply) => {
      const started = await beginSample(context, sessionOf(request).user.id);
      return answerStart(context, request, reply, started);
    });
  };
