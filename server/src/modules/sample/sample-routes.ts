import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisResult, reportDetail } from '@hub/shared/contracts/report';
import type { Context } from '../../context';
import { sessionOf, type Guards } from '../../plugins/auth';
import { beginSample, sampleReport } from './sample-report';

export const sampleRoutes =
  (context: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const report = sampleReport(context);

    app.get('/sample-report', { schema: { response: { 200: reportDetail } } }, () => report());

    app.post('/sample', { onRequest: loggedIn(), schema: { response: { 200: analysisResult } } }, (request) =>
      beginSample(context, sessionOf(request).user.id),
    );
  };
