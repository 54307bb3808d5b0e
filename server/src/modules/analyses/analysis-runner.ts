import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AnalysisProgress } from '@hub/shared/contracts/analysis';
import type { AnalysisResult } from '@hub/shared/contracts/report';
import type { ReportSource } from '@hub/shared/contracts/source';
import type { AnalysisRequest, AskSource, StageRun } from '@hub/engine';
import type { Config } from '../../config';
import type { Database } from '../../database/connect';
import type { EnginePool } from '../../engine/engine-pool';
import { machineMemory } from '../../engine/memory-of';
import { AppError, InputRefused, Refusal } from '../../errors';
import type { FileStore } from '../../files/file-store';
import { loggedReason } from '../../plugins/logged-error';
import { findTold } from '../reports/told-reading/told-repository';
import { AGENT_OF_STAGE, brokenRun, finishedRun } from './agent-runs';
import { endAnalysis, insertAnalysis, nameStore, requestCancel, runningAnalyses } from './analysis-repository';
import { bodyOf, failureOf } from './engine-failures';
import { fairQueue } from './fair-queue';
import { keepLeases } from './lease-keeper';
import { RunningAnalysis, stopReason } from './running-analysis';
import { saveReport } from './save-report';
import { storageClaims } from './storage-claims';
import { asOnlyOne, bytesInUse, storageFull } from './storage-repository';
import { watchStore } from './watch-store';
import { inSpan, pastSpan, traced } from '../../tracing/spans';

/** What DuckDB holds beyond its own limit, measured at about 300 MB, and the rest of the child. */
const OVERSHOOT = 600 * 1024 ** 2;
/** How often is asked whether another server has stopped. */
const ELSEWHERE_MS = 250;

export interface NewAnalysis {
  id?: string | undefined;
  userId: string;
  source: ReportSource;
  /** The same for every analysis of this source. */
  sourceId: string;
  sourceName: string;
  uploadFile: string | null;
  bytesTotal: number | null;
  /** Bytes that are known to come, for which there must be room. */
  reserve: number;
}

/** How inputs hang together, and what else can be asked of where they come from. */
export interface SourceLinks {
  foreignKeys?: AnalysisRequest['foreignKeys'];
  leftOut?: AnalysisRequest['leftOut'];
  ask?: AskSource;
}

export interface AnalysisEvents {
  onReport?(analysis: RunningAnalysis, reportId: string): void;
  onFailure?(analysis: RunningAnalysis, failure: Refusal): void;
}

interface Parts {
  config: Config;
  database: Database;
  files: FileStore;
  engine: EnginePool;
  log: FastifyBaseLogger;
}

export type AnalysisRunner = ReturnType<typeof analysisRunner>;

/** The analyses that this server works on: takes them on, runs them in turn, stops them and records how they ended. */
export const analysisRunner = ({ config, database, files, engine, log }: Parts, events: AnalysisEvents = {}) => {
  const { db } = database;
  const current = new Map<string, RunningAnalysis>();
  const uploads = new Map<string, string | null>();
  const work = new Set<Promise<unknown>>();
  const queue = fairQueue(config.MAX_CONCURRENT_ANALYSES);
  const memoryLimit = config.ENGINE_MEMORY ?? Math.floor(machineMemory() / 2 / config.MAX_CONCURRENT_ANALYSES);
  const claims = storageClaims({ db, files, config });
  const stopLeases = keepLeases(db, () => current.values(), log);
  let closing = false;

  const ofUser = (userId: string) => [...current.values()].filter((analysis) => analysis.facts.userId === userId);

  const leave = (analysis: RunningAnalysis) => {
    analysis.storage.release();
    current.delete(analysis.facts.id);
    uploads.delete(analysis.facts.id);
  };

  /** Records an end without a report and takes the files away. */
  const fail = async (analysis: RunningAnalysis, reason: Refusal, store: string | null = null) => {
    if (analysis.isOver) return;
    // Nobody has cancelled what a stop of the server cuts off.
    const failure = closing && reason.code === 'analysis-cancelled' ? new AppError('analysis-interrupted') : reason;
    const { id } = analysis.facts;
    const isCancelled = failure.code === 'analysis-cancelled';
    try {
      await endAnalysis(db, id, {
        state: isCancelled ? 'cancelled' : 'failed',
        stage: analysis.stage,
        bytes_received: analysis.bytesReceived,
        rows_read: analysis.rowsRead,
        error_code: isCancelled ? null : failure.code,
        error_detail: isCancelled ? null : failure.detail,
      });
    } catch (error) {
      // Whoever watches must still learn of the end; the next start puts the record right.
      log.error({ err: error, analysis: id }, 'the end of an analysis could not be recorded');
    }
    await files.remove(uploads.get(id) ?? null, store);
    analysis.finish(isCancelled ? { state: 'cancelled' } : { state: 'failed', error: bodyOf(failure) });
    leave(analysis);
    if (!isCancelled && !(failure instanceof InputRefused)) events.onFailure?.(analysis, failure);
  };

  /** The engine's work as a span, and how long it took by its end. */
  const toldRun = async <T>(source: string, work: () => Promise<T>): Promise<T> => {
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
  };

  const runEngine = async (
    analysis: RunningAnalysis,
    request: Omit<AnalysisRequest, 'memoryLimit'>,
    ask: AskSource | undefined,
  ): Promise<AnalysisResult> => {
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
      const upload = uploads.get(id) ?? null;
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
    if (records.length > 0 && !closing) await db.insertInto('agent_runs').values(records).execute();
    throw failure;
  };

  const run = async (
    analysis: RunningAnalysis,
    inputs: AnalysisRequest['inputs'],
    { foreignKeys, leftOut, ask }: SourceLinks,
  ): Promise<AnalysisResult> => {
    const { userId, source } = analysis.facts;
    const store = files.newName('duckdb');
    analysis.storeFile = store;
    analysis.moveTo('queued');
    const giveBack = await inSpan('analysis.queue', {}, () => queue.enter(userId, analysis.stopping.signal));
    try {
      if (!giveBack) throw stopReason(analysis.stopping.signal);
      await nameStore(db, analysis.facts.id, store);
      analysis.moveTo('reading');
      const result = await toldRun(source.type, () =>
        runEngine(
          analysis,
          {
            inputs,
            ...(foreignKeys && { foreignKeys }),
            ...(leftOut && { leftOut }),
            sourceType: source.type,
            storePath: files.path(store),
          },
          ask,
        ),
      );
      analysis.finish({ state: 'completed', result });
      leave(analysis);
      events.onReport?.(analysis, result.report_id);
      return result;
    } catch (error) {
      const isKnown = error instanceof Refusal;
      if (!isKnown) log.error({ err: error, analysis: analysis.facts.id }, 'the analysis failed');
      const failure = closing ? new AppError('analysis-interrupted') : isKnown ? error : new AppError('analysis-failed');
      await fail(analysis, failure, store);
      throw failure;
    } finally {
      giveBack?.();
    }
  };

  /** Keeps the server from closing before `task` has come to its end, whether or not anybody waits for that. */
  const attend = <T>(task: Promise<T>): Promise<T> => {
    work.add(task);
    const done = () => work.delete(task);
    task.then(done, done);
    return task;
  };

  return {
    attend,

    /** @throws AppError when the user has too many under way, there is no room left for it, or the id is in use */
    async begin({ id = randomUUID(), userId, source, sourceId, sourceName, uploadFile, bytesTotal, reserve }: NewAnalysis) {
      if (closing) throw new AppError('shutting-down');
      const storage = await claims.open({ userId, id }, reserve);
      const facts = { id, userId, source, sourceId, sourceName, bytesTotal };
      const analysis = new RunningAnalysis(facts, storage);
      try {
        await asOnlyOne(db, userId, async (trx) => {
          if ((await runningAnalyses(trx, userId)).length >= config.MAX_USER_ANALYSES) throw new AppError('too-many-analyses');
          const room = config.USER_STORAGE_LIMIT - (await bytesInUse(trx, userId, id));
          // A source of unknown size needs some room at least.
          if (Math.max(reserve, 1) > room) throw storageFull(config.USER_STORAGE_LIMIT);
          const inserted = await insertAnalysis(trx, {
            id,
            user_id: userId,
            source_type: source.type,
            source_name: sourceName,
            upload_file: uploadFile,
            bytes_total: bytesTotal,
            reserved_bytes: reserve,
            started_at: analysis.startedAt,
          });
          if (!inserted) throw new AppError('analysis-exists');
        });
      } catch (error) {
        storage.release();
        throw error;
      }
      current.set(id, analysis);
      uploads.set(id, uploadFile);
      return analysis;
    },

    fail,

    /** Runs the engine when it is this analysis' turn. Goes on whether or not anybody waits for the answer. */
    run(analysis: RunningAnalysis, inputs: AnalysisRequest['inputs'], links: SourceLinks = {}): Promise<AnalysisResult> {
      return attend(run(analysis, inputs, links));
    },

    find: (userId: string, id: string): RunningAnalysis | undefined =>
      ofUser(userId).find((analysis) => analysis.facts.id === id),
    progressOf: (userId: string): AnalysisProgress[] => ofUser(userId).map((analysis) => analysis.snapshot()),

    /** At once when it runs here; when another server works on it, at that one's next beat. */
    async cancel(userId: string, id: string) {
      const analysis = ofUser(userId).find((each) => each.facts.id === id);
      if (analysis) analysis.stopping.abort();
      else await requestCancel(db, userId, id);
    },

    /** Resolves when none of the user's runs any more, on any server. */
    async cancelAll(userId: string) {
      await requestCancel(db, userId);
      for (const analysis of ofUser(userId)) analysis.stopping.abort();
      while (ofUser(userId).length > 0) await Promise.all(ofUser(userId).map((analysis) => analysis.changed(100)));
      while ((await runningAnalyses(db, userId)).length > 0) await sleep(ELSEWHERE_MS);
    },

    engine,
    memoryLimit,
    memoryCeiling: memoryLimit + OVERSHOOT,
    queue,

    /** Stops what is under way and marks it as interrupted. */
    async close() {
      closing = true;
      for (const analysis of current.values()) analysis.stopping.abort();
      await Promise.allSettled(work);
      await stopLeases();
      engine.close();
    },
  };
};
