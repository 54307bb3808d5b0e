import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analyzeAgainRequest } from '@hub/shared/contracts/sources/source';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { sessionOf, type Guards } from '../../plugins/auth';
import { answerStart, startAnswers } from '../analyses/answer-start';
import { sourceOf } from '../reports/report-presenter';
import { findReport } from '../reports/report-repository';
import { mayConnect } from './may-connect';
import { sourceRate } from './outside-calls';
import type { Sources } from './source-adapter';
import { adapterOf } from './sources';

const idParams = z.object({ id: z.string().check(z.maxLength(100)) });

/** Makes a new report of a source of which there is one already. */
export const againRoutes =
  (context: Context, { loggedIn }: Guards, sources: Sources): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, database } = context;
    const connects = mayConnect(config);

    app.post(
      '/reports/:id/analyze-again',
      {
        onRequest: loggedIn(),
        config: sourceRate(config),
        schema: { params: idParams, body: z.nullish(analyzeAgainRequest), response: startAnswers },
      },
      async (request, reply) => {
        const report = await findReport(database.db, sessionOf(request).user.id, request.params.id);
        if (!report) throw new AppError('report-not-found');
        const adapter = adapterOf(sources, report.source_type);
        if (adapter.isOutside) await connects(request);
        const source = sourceOf(report);
        if (!source) throw new AppError('source-unknown');
        const { analysis_id: id, password } = request.body ?? {};
        const started = await adapter.again(report, source, { id, password, log: request.log });
        return answerStart(context, request, reply, started);
      },
    );
  };
