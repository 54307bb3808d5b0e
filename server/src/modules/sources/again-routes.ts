import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analyzeAgainRequest, type AnalyzeAgainRequest } from '@hub/shared/contracts/source';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { sessionOf, type Guards } from '../../plugins/auth';
import { perMinute } from '../../plugins/limits';
import { answerStart, startAnswers } from '../analyses/answer-start';
import type { Started } from '../analyses/start-analysis';
import { analyzePostgres } from './postgres/analyze-postgres';
import { sourceOf } from '../reports/report-presenter';
import { findReport } from '../reports/report-repository';
import { analyzeSheet } from './google-sheet/analyze-sheet';
import { sheetSourceOf } from './google-sheet/sheet-source';
import { analyzeFile } from './csv/analyze-file';
import { mayConnect } from './may-connect';

const idParams = z.object({ id: z.string().check(z.maxLength(100)) });

type Report = NonNullable<Awaited<ReturnType<typeof findReport>>>;

/** Makes a new report of a source of which there is one already. Of a database's login only the password is asked for again. */
const analyzeAgain = (
  context: Context,
  report: Report,
  { analysis_id: id, password }: AnalyzeAgainRequest,
  log: FastifyBaseLogger,
): Promise<Started> => {
  const source = sourceOf(report);
  if (!source) throw new AppError('source-unknown');
  const start = { id, userId: report.user_id, sourceId: report.source_id };
  switch (source.type) {
    case 'csv':
      if (report.upload_file === null) throw new AppError('source-unknown');
      return again(context, report, report.upload_file, start);
    case 'google_sheet':
      return analyzeSheet(context, sheetSourceOf(context.config), {
        ...start,
        address: { id: source.sheet_id, gid: source.gid, tab: source.tab ?? null, published: source.published ?? false },
      });
    case 'postgres': {
      if (password === undefined) throw new AppError('password-required');
      const { host, port, dbname, user, tables } = source;
      return analyzePostgres(context, { ...start, connection: { host, port, dbname, user, password }, tables, log });
    }
  }
};

async function again(
  context: Context,
  report: Report,
  file: string,
  start: { id?: string | undefined; userId: string; sourceId: string },
) {
  const bytes = await context.files.size(file);
  if (bytes === 0) throw new AppError('source-unknown');
  return analyzeFile(context, { ...start, path: context.files.path(file), name: report.source_name, bytes });
}

export const againRoutes =
  (context: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, database } = context;
    const connects = mayConnect(config);

    app.post(
      '/reports/:id/analyze-again',
      {
        onRequest: loggedIn(),
        config: perMinute(config.SOURCE_RATE_LIMIT, 'sources'),
        schema: { params: idParams, body: z.nullish(analyzeAgainRequest), response: startAnswers },
      },
      async (request, reply) => {
        const report = await findReport(database.db, sessionOf(request).user.id, request.params.id);
        if (!report) throw new AppError('report-not-found');
        if (report.source_type !== 'csv') await connects(request);
        return answerStart(context, request, reply, await analyzeAgain(context, report, request.body ?? {}, request.log));
      },
    );
  };
