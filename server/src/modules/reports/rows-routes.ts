import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { claimRowsRequest, claimRowsResponse, rowsFileRequest } from '@hub/shared/contracts/reports/claim';
import { downloadResponse } from '@hub/shared/contracts/reports/report';
import { numberOf, type RowsPage } from '@hub/engine';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { sessionOf, type Guards } from '../../plugins/auth';
import { goneSignal } from '../../plugins/gone-signal';
import { perMinute } from '../../plugins/limits';
import { mayConnect } from '../sources/may-connect';
import type { Sources } from '../sources/source-adapter';
import { fileNameOf } from './download';
import { documentOf } from './report-presenter';
import { findReport } from './report-repository';
import { ROWS_IN_A_FILE, rowsBehind, rowsFile } from './rows-behind';

/** Each takes a place in the line of the analyses. */
const PAGES_A_MINUTE = 120;
const params = z.object({ id: z.string().check(z.maxLength(100)), claim: z.string().check(z.maxLength(100)) });

interface Asked {
  page: Partial<RowsPage>;
  whole: boolean;
  password: string | undefined;
}

/** The rows behind a number, to read and to take along. */
export const rowsRoutes =
  (context: Context, { loggedIn }: Guards, sources: Sources): FastifyPluginAsyncZod =>
  async (app) => {
    const connects = mayConnect(context.config);

    /** What is another's is answered as what is not there. */
    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { id, claim: wanted }: z.infer<typeof params>,
      asked: Asked,
    ) => {
      const report = await findReport(context.database.db, sessionOf(request).user.id, id);
      const claim = report && numberOf(documentOf(report), wanted);
      if (!report || !claim) throw new AppError('report-not-found');
      if (asked.password !== undefined) await connects(request);
      const store = report.store_file === null ? null : context.files.path(report.store_file);
      const stored = { ...report, store };
      const read = await rowsBehind(context, sources, stored, claim, { ...asked, signal: goneSignal(reply), log: request.log });
      return { report, read };
    };

    app.post(
      '/reports/:id/claims/:claim/rows',
      {
        config: perMinute(PAGES_A_MINUTE, 'rows'),
        onRequest: loggedIn(),
        schema: { params, body: z.nullish(claimRowsRequest), response: { 200: claimRowsResponse } },
      },
      async (request, reply) => {
        const { password, ...page } = request.body ?? {};
        return (await answer(request, reply, request.params, { page, whole: false, password })).read;
      },
    );

    app.post(
      '/reports/:id/claims/:claim/rows/download',
      {
        config: perMinute(PAGES_A_MINUTE, 'rows'),
        onRequest: loggedIn(),
        schema: { params, body: z.nullish(rowsFileRequest), response: { 200: downloadResponse } },
      },
      async (request, reply) => {
        const { password, ...chosen } = request.body ?? {};
        const page = { ...chosen, limit: ROWS_IN_A_FILE };
        const { report, read } = await answer(request, reply, request.params, { page, whole: true, password });
        if (read.state !== 'read') throw new AppError('rows-not-available');
        return { content: rowsFile(read), filename: fileNameOf(report.title, 'rows', 'csv') };
      },
    );
  };
