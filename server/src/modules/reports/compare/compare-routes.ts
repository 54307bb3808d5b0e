import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { reportComparison } from '@hub/shared/contracts/reports/comparison';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { AppError } from '../../../errors';
import { sessionOf, type Guards } from '../../../plugins/auth';
import { documentOf, presentCompared } from '../report-presenter';
import { findReport, reportsOfSource } from '../report-repository';
import { compareReports } from './compare-reports';

/** Reports to choose from. */
const MOST_REPORTS = 100;
const id = z.string().check(z.maxLength(100));
const pair = z.object({ id, older: id });

export const compareRoutes =
  ({ database: { db } }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/reports/:id/compare/:older',
      { onRequest: loggedIn(), schema: { params: pair, response: { 200: reportComparison } } },
      async (request) => {
        const userId = sessionOf(request).user.id;
        const [newer, older] = await Promise.all([
          findReport(db, userId, request.params.id),
          findReport(db, userId, request.params.older),
        ]);
        if (!newer || !older) throw new AppError('report-not-found');
        if (newer.source_id !== older.source_id) throw new AppError('sources-differ');
        return {
          older: presentCompared(older),
          newer: presentCompared(newer),
          ...compareReports(documentOf(older), documentOf(newer)),
          reports: (await reportsOfSource(db, userId, newer.source_id, MOST_REPORTS)).map(presentCompared),
        };
      },
    );
  };
