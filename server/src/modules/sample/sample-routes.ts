import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { claimRowsRequest, claimRowsResponse, rowsFileRequest } from '@hub/shared/contracts/reports/claim';
import { SAMPLE_REPORT } from '@hub/shared/contracts/constants';
import { downloadResponse, reportDetail } from '@hub/shared/contracts/reports/report';
import { numberOf, type RowsPage } from '@hub/engine';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { sessionOf, type Guards } from '../../plugins/auth';
import { goneSignal } from '../../plugins/gone-signal';
import { perMinute } from '../../plugins/limits';
import { answerStart, startAnswers } from '../analyses/answer-start';
import { ROWS_IN_A_FILE, rowsBehind, rowsFile } from '../reports/rows-behind';
import type { Sources } from '../sources/source-adapter';
import { beginSample, sampleStore, type SampleReport } from './sample-report';

/** For each address: nobody is logged in who could be told from others. */
const PAGES_A_MINUTE = 60;
const ofClaim = z.object({ claim: z.string().check(z.maxLength(100)) });

/** The report that everybody may read, with the rows behind its numbers, and its table as a report of one's own. */
export const sampleRoutes =
  (context: Context, { loggedIn }: Guards, sources: Sources, sample: SampleReport): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/sample-report', { schema: { response: { 200: reportDetail } } }, () => sample.get());

    const rows = async (
      request: FastifyRequest,
      reply: FastifyReply,
      wanted: string,
      asked: { page: Partial<RowsPage>; whole: boolean },
    ) => {
      const { document } = await sample.get();
      const claim = document && numberOf(document, wanted);
      if (!claim) throw new AppError('report-not-found');
      const stored = { id: SAMPLE_REPORT, user_id: SAMPLE_REPORT, store: sampleStore(context), source: null };
      const call = { ...asked, password: undefined, signal: goneSignal(reply), log: request.log };
      return rowsBehind(context, sources, stored, claim, call);
    };

    app.post(
      '/sample-report/claims/:claim/rows',
      {
        config: perMinute(PAGES_A_MINUTE, 'sample-rows'),
        schema: {
          params: ofClaim,
          body: z.nullish(z.omit(claimRowsRequest, { password: true })),
          response: { 200: claimRowsResponse },
        },
      },
      (request, reply) => rows(request, reply, request.params.claim, { page: request.body ?? {}, whole: false }),
    );

    app.post(
      '/sample-report/claims/:claim/rows/download',
      {
        config: perMinute(PAGES_A_MINUTE, 'sample-rows'),
        schema: {
          params: ofClaim,
          body: z.nullish(z.omit(rowsFileRequest, { password: true })),
          response: { 200: downloadResponse },
        },
      },
      async (request, reply) => {
        const page = { ...request.body, limit: ROWS_IN_A_FILE };
        const read = await rows(request, reply, request.params.claim, { page, whole: true });
        if (read.state !== 'read') throw new AppError('rows-not-available');
        return { content: rowsFile(read), filename: 'sample-rows.csv' };
      },
    );

    app.post('/sample', { onRequest: loggedIn(), schema: { response: startAnswers } }, async (request, reply) => {
      const started = await beginSample(context, sessionOf(request).user.id);
      return answerStart(context, request, reply, started);
    });
  };
