import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { REPORTS_LIMIT } from '@hub/shared/contracts/constants';
import {
  downloadFormat,
  downloadResponse,
  reportAnalytics,
  reportChange,
  reportDetail,
  reportList,
  reportQuery,
} from '@hub/shared/contracts/reports/report';
import { verifyRequest, verifyResponse } from '@hub/shared/contracts/reports/claim';
import { reportNews } from '@hub/shared/contracts/reports/news';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { t } from '../../messages';
import { sessionOf, type Guards } from '../../plugins/auth';
import { goneSignal } from '../../plugins/gone-signal';
import { perMinute } from '../../plugins/limits';
import { analyticsOf } from './analytics';
import { downloadOf, pictureOf } from './download';
import { markSeen } from './report-news';
import { mayConnect } from '../sources/may-connect';
import type { Sources } from '../sources/source-adapter';
import { verifyReport } from './verify-report';
import { documentOf, presentDetail, presentReport } from './report-presenter';
import { newsOfReports } from './news/news';
import { ownReport } from './own-report';
import { deleteReport, restoreReport } from './deleted-reports';
import { renameReport } from './rename-report';
import { contentsOf, listReports } from './report-repository';

/** Each takes a place in the line of the analyses. */
const VERIFICATIONS_A_MINUTE = 60;
const idParams = z.object({ id: z.string().check(z.maxLength(100)) });
const chartParams = z.object({ ...idParams.shape, chart: z.string().check(z.maxLength(100)) });
const downloadQuery = z.object({ format: z._default(downloadFormat, 'markdown') });

export const reportRoutes =
  (context: Context, { loggedIn }: Guards, sources: Sources): FastifyPluginAsyncZod =>
  async (app) => {
    const { database, files } = context;
    const { db } = database;

    app.get(
      '/reports',
      { onRequest: loggedIn(), schema: { querystring: reportQuery, response: { 200: reportList } } },
      async (request) => {
        const { source_type, limit = REPORTS_LIMIT, before, before_id, offset, search, fields } = request.query;
        const userId = sessionOf(request).user.id;
        // A report's text may be a megabyte.
        if (fields && limit > REPORTS_LIMIT)
          throw new AppError('invalid-input', t('invalid-input.texts', { most: REPORTS_LIMIT }));
        const after = before === undefined ? undefined : { created_at: new Date(before), id: before_id ?? '' };
        const rows = await listReports(db, userId, { sourceType: source_type, limit, after, offset, search });
        if (!fields) return rows.map(presentReport);
        const contents = await contentsOf(
          db,
          userId,
          rows.map(({ id }) => id),
        );
        return rows.map((row) => ({ ...presentReport(row), report_content: contents.get(row.id) ?? '' }));
      },
    );

    app.get('/reports/news', { onRequest: loggedIn(), schema: { response: { 200: reportNews } } }, (request) =>
      newsOfReports(db, sessionOf(request).user.id),
    );

    app.get(
      '/reports/:id',
      { onRequest: loggedIn(), schema: { params: idParams, response: { 200: reportDetail } } },
      async (request) => {
        const { id } = sessionOf(request).user;
        const report = await ownReport(db, id, request.params.id);
        if (report.seen_at === null) await markSeen(db, id, report.id);
        return presentDetail(report);
      },
    );

    app.delete('/reports/:id', { onRequest: loggedIn(), schema: { params: idParams } }, async (request, reply) => {
      const deleted = await deleteReport({ db, files }, sessionOf(request).user.id, request.params.id);
      if (!deleted) throw new AppError('report-not-found');
      return reply.code(204).send();
    });

    app.post('/reports/:id/restore', { onRequest: loggedIn(), schema: { params: idParams } }, async (request, reply) => {
      const restored = await restoreReport({ db, files }, sessionOf(request).user.id, request.params.id);
      if (!restored) throw new AppError('report-not-found');
      return reply.code(204).send();
    });

    app.patch(
      '/reports/:id',
      { onRequest: loggedIn(), schema: { params: idParams, body: reportChange } },
      async (request, reply) => {
        const found = await ownReport(db, sessionOf(request).user.id, request.params.id);
        await renameReport(db, found, request.body.report_title);
        return reply.code(204).send();
      },
    );

    app.get(
      '/reports/:id/download',
      { onRequest: loggedIn(), schema: { params: idParams, querystring: downloadQuery, response: { 200: downloadResponse } } },
      async (request) => downloadOf(await ownReport(db, sessionOf(request).user.id, request.params.id), request.query.format),
    );

    app.get(
      '/reports/:id/charts/:chart',
      { onRequest: loggedIn(), schema: { params: chartParams, response: { 200: downloadResponse } } },
      async (request) => {
        const picture = pictureOf(await ownReport(db, sessionOf(request).user.id, request.params.id), request.params.chart);
        if (!picture) throw new AppError('report-not-found');
        return picture;
      },
    );

    app.post(
      '/reports/:id/verify',
      {
        config: perMinute(VERIFICATIONS_A_MINUTE),
        onRequest: loggedIn(),
        schema: { params: idParams, body: z.nullish(verifyRequest), response: { 200: verifyResponse } },
      },
      async (request, reply) => {
        const report = await ownReport(db, sessionOf(request).user.id, request.params.id);
        const password = request.body?.password;
        if (password !== undefined) await mayConnect(context.config)(request);
        return verifyReport(context, sources, report, documentOf(report), {
          password,
          signal: goneSignal(reply),
          log: request.log,
        });
      },
    );

    app.get('/users/reports/analytics', { onRequest: loggedIn(), schema: { response: { 200: reportAnalytics } } }, (request) =>
      analyticsOf(db, sessionOf(request).user.id),
    );
  };
