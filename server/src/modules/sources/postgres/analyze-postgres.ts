import { mkdir } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AnalysisResult } from '@hub/shared/contracts/reports/report';
import type { PostgresConnection } from '@hub/shared/contracts/sources/source';
import type { LeftOut, PostgresExtract } from '@hub/engine';
import type { Context } from '../../../context';
import { Refusal } from '../../../errors';
import { t } from '../../../messages';
import { storingFailure } from '../../../files/storing-failure';
import { stopReason, type RunningAnalysis } from '../../analyses/running-analysis';
import { startAnalysis, type Started } from '../../analyses/start-analysis';
import { accessOf } from './postgres-access';
import { postgresAnswer } from './postgres-answer';
import { t as own } from './messages';
import { PostgresFailure } from './postgres-failure';
import { storedTables, tablesId } from './postgres-form';
import type { DatabasePool } from './process/database-pool';

export interface PostgresAnalysis {
  id?: string | undefined;
  userId: string;
  /** The password is used here and kept nowhere. */
  connection: PostgresConnection;
  tables: string[];
  /** Of the request, whose id it adds. */
  log: FastifyBaseLogger;
  /** Given when an earlier report's source is analysed again. */
  sourceId?: string | undefined;
}

/** Copies tables of a database and makes one report of them. @throws AppError when it is not begun */
export async function analyzePostgres(context: Context, databases: DatabasePool, request: PostgresAnalysis): Promise<Started> {
  const { id, userId, connection, tables, sourceId } = request;
  const source = storedTables(connection, tables);
  const fresh = {
    id,
    userId,
    source,
    sourceId: sourceId ?? tablesId(source),
    sourceName: connection.dbname,
    uploadFile: null,
    bytesTotal: null,
    reserve: 0,
  };
  return startAnalysis(context, fresh, (analysis) => copyAndRun(context, databases, request, analysis));
}

async function copyAndRun(
  { analyses, files, config }: Context,
  databases: DatabasePool,
  { userId, connection, tables, log }: PostgresAnalysis,
  analysis: RunningAnalysis,
): Promise<AnalysisResult> {
  const place = files.newName('csv');
  const { signal } = analysis.stopping;
  const access = accessOf(config, connection);
  const attempt = { log, userId, connection };
  try {
    let extract: PostgresExtract;
    const copied = databases.open(access, { userId, signal });
    try {
      const folder = `${files.path(place)}.tables`;
      await mkdir(folder, { mode: 0o700 });
      let held = Promise.resolve();
      const onProgress = (rows: number, bytes: number) => {
        analysis.rowsRead = rows;
        held = held.then(() => analysis.storage.hold('extract', bytes));
        held.catch((error: unknown) => analysis.stopping.abort(error));
      };
      extract = withRows(await copied.extract(tables, folder, onProgress));
      await held;
    } catch (error) {
      const told = signal.aborted ? stopReason(signal) : postgresAnswer(error, attempt);
      const answer = told instanceof Refusal ? told : storingFailure(told);
      if (answer !== told) log.error({ err: error, analysis: analysis.facts.id }, 'tables could not be stored');
      await analyses.fail(analysis, answer);
      throw answer;
    } finally {
      copied.close();
    }
    const inputs = extract.tables.map((table) => ({ kind: 'extract' as const, path: table.path, name: table.name, table }));
    const questions = databases.open(access, { userId, signal });
    const ask = async (sql: string) => {
      try {
        return await questions.ask(sql);
      } catch (error) {
        postgresAnswer(error, attempt);
        throw error;
      }
    };
    const { foreignKeys, leftOut } = extract;
    return await analyses.run(analysis, inputs, { foreignKeys, leftOut, ask }).finally(() => questions.close());
  } finally {
    // The report keeps what the engine has loaded; the copies are not needed again.
    await files.remove(place);
  }
}

/** Tables without rows have nothing to say. */
function withRows({ tables, foreignKeys, leftOut }: PostgresExtract): PostgresExtract {
  const filled = tables.filter(({ rows }) => rows > 0);
  const empty = tables.filter(({ rows }) => rows === 0);
  const missing = [
    ...leftOut,
    ...empty.map(({ name }): LeftOut => ({ table: name, why: 'empty', reason: own('reason.no-rows') })),
  ];
  if (filled.length) return { tables: filled, foreignKeys, leftOut: missing };
  if (missing.length === 1)
    throw new PostgresFailure('table-missing', t('postgres-tables.one-empty', { table: empty[0]?.name ?? '' }));
  if (leftOut.length === 0) throw new PostgresFailure('table-missing', t('postgres-tables.all-empty'));
  const reasons = missing.map(({ table, column, reason }) => `${column === undefined ? table : `${table}.${column}`}: ${reason}`);
  throw new PostgresFailure('table-missing', t('postgres-tables.none-read', { reasons: reasons.join('; ') }));
}
