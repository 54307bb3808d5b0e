import { mkdir } from 'node:fs/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DatabaseError } from 'pg';
import { analysisResult } from '@hub/shared/contracts/report';
import {
  postgresAnalyzeRequest,
  postgresConnection,
  postgresConnectResponse,
  type PostgresConnection,
} from '@hub/shared/contracts/source';
import type { PostgresExtract } from '../../analysis/read/table-extract';
import type { Context } from '../../context';
import { AppError, type ErrorCode } from '../../errors';
import { policyOf } from '../../network/policy-of';
import { sessionOf, type Guards } from '../../plugins/auth';
import { perMinute } from '../../plugins/limits';
import { goneSignal } from '../sources/gone-signal';
import { mayConnect } from '../sources/may-connect';
import { connectPostgres } from './connect-postgres';
import { extractPostgres } from './extract-postgres';
import type { PostgresAccess } from './open-session';
import { PostgresFailure, type PostgresFailureReason } from './postgres-failure';
import { POSTGRES_SETTINGS, type PostgresSettings } from './postgres-settings';

const CODES: Record<PostgresFailureReason, ErrorCode> = {
  connect: 'postgres-connect',
  'table-missing': 'postgres-tables',
  'too-many-tables': 'postgres-tables',
  'too-many-columns': 'postgres-tables',
  slow: 'postgres-slow',
  analysis: 'postgres-analysis',
};

/** Why it failed, for the log: a code at most, since the driver's texts name users, hosts and data. */
const causeOf = ({ cause }: PostgresFailure) =>
  cause instanceof DatabaseError
    ? cause.code
    : cause instanceof Error
      ? 'code' in cause
        ? String(cause.code)
        : cause.name
      : undefined;

export const postgresRoutes =
  ({ analyses, files, config, log }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const settings: PostgresSettings = {
      ...POSTGRES_SETTINGS,
      tls: config.SOURCE_TLS,
      limits: { ...POSTGRES_SETTINGS.limits, rows: config.SOURCE_ROW_LIMIT, bytes: config.SOURCE_SIZE_LIMIT },
    };
    const policy = policyOf(config);
    const guarded = { onRequest: [loggedIn(), mayConnect(config)], config: perMinute(config.SOURCE_RATE_LIMIT, 'sources') };
    const accessOf = ({ host, port, dbname, user, password }: PostgresConnection): PostgresAccess => ({
      connection: { host, port, dbname, user, password },
      settings,
      policy,
    });
    const asAnswer = (error: unknown) => {
      if (!(error instanceof PostgresFailure)) return error;
      log.info({ reason: error.reason, cause: causeOf(error) }, 'a PostgreSQL source failed');
      return new AppError(CODES[error.reason], error.detail);
    };

    app.post(
      '/postgres/connect',
      { ...guarded, schema: { body: postgresConnection, response: { 200: postgresConnectResponse } } },
      async ({ body }, reply) => {
        const signal = goneSignal(reply);
        try {
          return await connectPostgres(accessOf(body), signal);
        } catch (error) {
          throw asAnswer(error);
        }
      },
    );

    app.post(
      '/postgres/analyze',
      { ...guarded, schema: { body: postgresAnalyzeRequest, response: { 200: analysisResult } } },
      async (request) => {
        const { tables, analysis_id, ...connection } = request.body;
        const analysis = await analyses.begin({
          ...(analysis_id !== undefined && { id: analysis_id }),
          userId: sessionOf(request).user.id,
          sourceType: 'postgres',
          sourceName: connection.dbname,
          uploadFile: null,
          bytesTotal: null,
        });
        const place = files.newName('csv');
        try {
          let extract: PostgresExtract;
          try {
            const folder = `${files.path(place)}.tables`;
            await mkdir(folder, { mode: 0o700 });
            const onRows = (rows: number) => (analysis.rowsRead = rows);
            extract = withRows(
              await extractPostgres(accessOf(connection), tables, folder, { signal: analysis.stopping.signal, onRows }),
            );
          } catch (error) {
            const answer = analysis.stopping.signal.aborted ? new AppError('analysis-cancelled') : asAnswer(error);
            await analyses.fail(analysis, answer instanceof AppError ? answer : new AppError('postgres-analysis'));
            throw answer;
          }
          const inputs = extract.tables.map((table) => ({ kind: 'extract' as const, path: table.path, name: table.name, table }));
          const result = await analyses.run(analysis, inputs, extract.foreignKeys);
          const empty = tables.filter((name) => !extract.tables.some((table) => table.name === name));
          return empty.length
            ? { ...result, message: `${result.message} Without rows, so left out: ${empty.join(', ')}.` }
            : result;
        } finally {
          // The report keeps what the engine has loaded; the copies are not needed again.
          await files.remove(place);
        }
      },
    );
  };

/** Tables without rows have nothing to say. */
function withRows({ tables, foreignKeys }: PostgresExtract): PostgresExtract {
  const filled = tables.filter(({ rows }) => rows > 0);
  if (filled.length) return { tables: filled, foreignKeys };
  throw new PostgresFailure(
    'table-missing',
    tables.length === 1 ? `The table ${tables[0]?.name ?? ''} has no rows.` : 'The chosen tables have no rows.',
  );
}
