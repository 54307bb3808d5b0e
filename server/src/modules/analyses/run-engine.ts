import type { FastifyBaseLogger } from 'fastify';
import type { AnalysisResult } from '@hub/shared/contracts/reports/report';
import type { AnalysisRequest, AskSource, StageRun } from '@hub/engine';
import type { Config } from '../../config';
import type { Database } from '../../database/connect';
import type { EnginePool } from '../../engine/engine-pool';
import { InputRefused, Refusal } from '../../errors';
import type { FileStore } from '../../files/file-store';
import { loggedReason } from '../../plugins/logged-error';
import { inSpan, pastSpan, traced } from '../../tracing/spans';
import { findTold } from '../reports/told-reading/told-repository';
import { AGENT_OF_STAGE, brokenRun, finishedRun } from './agent-runs';
import { failureOf } from './engine-failures';
import { stopReason, type RunningAnalysis } from './running-analysis';
import { saveReport } from './save-report';
import { watchStore } from './watch-store';

/** Bytes that DuckDB holds beyond its own limit, measured at about 300 MB, and the rest of the child. */
export const OVERSHOOT = 600 * 1024 ** 2;

interface EngineRun {
  config: Config;
  db: Database['db'];
  files: FileStore;
  engine: EnginePool;
  log: FastifyBaseLogger;
  /** Bytes for DuckDB. */
  memoryLimit: number;
  /** Name of the uploaded file; null where the source is none. */
  upload: string | null;
  /** Whether the server is about to stop. */
  isClosing: () => boolean;
}

/**
 * Lets the engine work on an analysis, and saves its report.
 *
 * @throws Refusal with the reason for which there is none
 */
export const runEngine = (
  parts: EngineRun,
  analysis: RunningAnalysis,
  request: Omit<AnalysisRequest, 'memoryLimit'>,
  ask: AskSource | undefined,
): Promise<AnalysisResult> => toldRun(analysis.facts.source.type, () => runOnce(parts, analysis, request, ask));

async function runOnce(
  { config, db, files, engine, log, memoryLimit, upload, isClosing }: EngineRun,
  analysis: RunningAnalysis,
  request: Omit<AnalysisRequest, 'memoryLimit'>,
  ask: AskSource | undefined,
): Promise<AnalysisResult> {
  const { id, userId } = analysis.facts;
  const started = Date.now();
  const runs: StageRun[] = [];
  let stageStarted = started;
  const store = request.storePath ? (request.storePath.split(/[\\/]/).at(-1) ?? null) : null;
  const { corrections, tables: told, joins } = await findTold(db, userId, analysis.facts.sourceId);
  const { language } = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow();
  const parent = traced();
  const watch = watchStore(analysis, files, store, log);
  const job = engine.analyze({
    id,
    request: { ...request, corrections, told, joins, language, memoryLimit, unpackLimit: config.UPLOAD_LIMIT },
    timeLimit: config.ANALYSIS_TIMEOUT * 1000,
    memoryCeiling: memoryLimit + OVERSHOOT,
    signal: analysis.stopping.signal,
    onStage: (stage, rows) => {
      stageStarted = Date.now();
      analysis.rowsRead = rows > 0 ? rows : analysis.rowsRead;
      analysis.moveTo(stage);
    },
    onRun: (run) => {
      runs.push(run);
      pastSpan(parent, `analysis.${run.agent}`, { 'hub.rows': run.rows }, run.startedAt, run.endedAt);
    },
    ask,
  });
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for it, which its type does not say
  const outcome = await job.finally(watch.stop);
  if (outcome.kind === 'done' && !analysis.stopping.signal.aborted) {
    const bytes = (await files.size(upload)) + (await files.size(store));
    await analysis.storage.settle(bytes);
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may be stopped while sizes are taken
    if (analysis.stopping.signal.aborted) throw stopReason(analysis.stopping.signal);
    analysis.moveTo('saving');
    return saveReport(db, analysis, outcome.output, { upload, store, bytes }, (Date.now() - started) / 1000);
  }
  const isStopped = outcome.kind === 'done' || outcome.kind === 'cancelled';
  const failure = isStopped ? stopReason(analysis.stopping.signal) : failureOf(outcome);
  if (outcome.kind === 'failed') log.error({ analysis: id, reason: loggedReason(outcome.reason) }, 'the engine failed');
  const owner = { user_id: userId, analysis_id: id, report_id: null };
  const records = runs.map((run) => finishedRun(owner, run));
  const agent = AGENT_OF_STAGE[analysis.stage];
  // A file that cannot be read is no failure of the agent that says so.
  if (agent && !(failure instanceof InputRefused)) {
    const outcomeOfRun = failure.code === 'analysis-cancelled' ? 'cancelled' : 'failed';
    records.push(brokenRun(owner, { agent, startedAt: stageStarted, rows: analysis.rowsRead ?? 0, outcome: outcomeOfRun }));
  }
  if (records.length > 0 && !isClosing()) await db.insertInto('agent_runs').values(records).execute();
  throw failure;
}

/** The engine's work as a span, and how long it took by its end. */
async function toldRun<T>(source: string, work: () => Promise<T>): Promise<T> {
  const parent = traced();
  const started = Date.now();
  const end = (outcome: string) =>
    parent?.telemetry.durations.analysis.record((Date.now() - started) / 1000, {
      'hub.source': source,
      'hub.outcome': outcome,
    });
  try {
    const result = await inSpan('analysis', { 'hub.source': source }, work);
    end('completed');
    return result;
  } catch (error) {
    end(error instanceof Refusal ? error.code : 'failed');
    throw error;
  }
}
