import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { columnRoles } from '@hub/shared/contracts/sources/column-roles';
import { toldReading } from '@hub/shared/contracts/reports/told-reading';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { sessionOf, type Guards } from '../../../plugins/auth';
import { documentOf } from '../report-presenter';
import { ownReport } from '../own-report';
import { requirePossibleJoins, requirePossibleRoles, requirePossibleTables } from './require-possible';
import { findTold, saveTold } from './told-repository';

const idParams = z.object({ id: z.string().check(z.maxLength(100)) });

/** How a report's source is to be read, where a person knows better than the engine: what its columns are for, and what its tables are. */
export const readingRoutes =
  ({ database: { db } }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/reports/:id/reading',
      { onRequest: loggedIn(), schema: { params: idParams, response: { 200: toldReading } } },
      async (request) => {
        const report = await ownReport(db, sessionOf(request).user.id, request.params.id);
        return findTold(db, report.user_id, report.source_id);
      },
    );

    app.put(
      '/reports/:id/reading',
      { onRequest: loggedIn(), schema: { params: idParams, body: toldReading, response: { 200: toldReading } } },
      async (request) => {
        const report = await ownReport(db, sessionOf(request).user.id, request.params.id);
        const document = documentOf(report);
        const before = await findTold(db, report.user_id, report.source_id);
        requirePossibleRoles(document, request.body.corrections);
        requirePossibleTables(document, request.body.tables, before.tables);
        requirePossibleJoins(document, request.body.joins ?? [], before.joins ?? []);
        await saveTold(db, report.user_id, report.source_id, request.body);
        return request.body;
      },
    );

    app.get(
      '/reports/:id/roles',
      { onRequest: loggedIn(), schema: { params: idParams, response: { 200: columnRoles } } },
      async (request) => {
        const report = await ownReport(db, sessionOf(request).user.id, request.params.id);
        const { corrections } = await findTold(db, report.user_id, report.source_id);
        return { corrections };
      },
    );

    app.put(
      '/reports/:id/roles',
      { onRequest: loggedIn(), schema: { params: idParams, body: columnRoles, response: { 200: columnRoles } } },
      async (request) => {
        const report = await ownReport(db, sessionOf(request).user.id, request.params.id);
        const { corrections } = request.body;
        requirePossibleRoles(documentOf(report), corrections);
        await saveTold(db, report.user_id, report.source_id, { corrections });
        return { corrections };
      },
    );
  };
