import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { columnRoles, type ColumnCorrection } from '@hub/shared/contracts/column-roles';
import { ROLES_OF_TYPE } from '@hub/shared/contracts/roles-of-type';
import type { ReportDocument } from '@hub/shared/contracts/report';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { AppError } from '../../../errors';
import { t } from '../../../messages';
import { sessionOf, type Guards } from '../../../plugins/auth';
import { documentOf } from '../report-presenter';
import { findReport } from '../report-repository';
import { findCorrections, saveCorrections } from './role-repository';

const idParams = z.object({ id: z.string().check(z.maxLength(100)) });

/** @throws AppError when the report has no such column, or the column cannot have the role */
const requirePossible = ({ tables }: ReportDocument, corrections: ColumnCorrection[]) => {
  const seen = new Set<string>();
  for (const { table, column, role } of corrections) {
    const found = tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
    if (!found) throw new AppError('invalid-input', t('invalid-input.no-column', { column, table }));
    if (role !== found.role && !ROLES_OF_TYPE[found.type].includes(role))
      throw new AppError('invalid-input', t('invalid-input.no-role', { column, role }));
    const key = JSON.stringify([table, column]);
    if (seen.has(key)) throw new AppError('invalid-input', t('invalid-input.twice', { column }));
    seen.add(key);
  }
};

/** What the columns of a report's source are for, where a person knows better than the engine. */
export const roleRoutes =
  ({ database: { db } }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const ownReport = async (userId: string, id: string) => {
      const report = await findReport(db, userId, id);
      if (!report) throw new AppError('report-not-found');
      return report;
    };

    app.get(
      '/reports/:id/roles',
      { onRequest: loggedIn(), schema: { params: idParams, response: { 200: columnRoles } } },
      async (request) => {
        const report = await ownReport(sessionOf(request).user.id, request.params.id);
        return { corrections: await findCorrections(db, report.user_id, report.source_id) };
      },
    );

    app.put(
      '/reports/:id/roles',
      { onRequest: loggedIn(), schema: { params: idParams, body: columnRoles, response: { 200: columnRoles } } },
      async (request) => {
        const report = await ownReport(sessionOf(request).user.id, request.params.id);
        const { corrections } = request.body;
        requirePossible(documentOf(report), corrections);
        await saveCorrections(db, report.user_id, report.source_id, corrections);
        return { corrections };
      },
    );
  };
