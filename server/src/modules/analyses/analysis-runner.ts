import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import type { AnalysisResult } from '@hub/shared/contracts/reports/report';
import type { ReportSource } from '@hub/shared/contracts/sources/source';
import type { AnalysisRequest, AskSource } from '@hub/engine';
import type { Config } from '../../config';
import type { Database } from '../../database/connect';
import type { EnginePool } from '../../engine/engine-pool';
import { machineMemory } from '../../engine/memory-of';
import { AppError, Refusal } from '../../errors';
import type { FileStore } from '../../files/file-store';
import { endAnalysis, insertAnalysis, nameStore, requestCancel, runningAnalyses } from './analysis-repository';
import { bodyOf } from './engine-failures';
import { fairQueue } from './fair-queue';
import { keepLeases } from './lease-keeper';
import { OVERSHOOT, runEngine } from './run-engine';
import { RunningAnalysis, stopReason } from './running-analysis';
import { storageClaims } from './storage-claims';
import { asOnlyOne, bytesInUse, storageFull } from './storage-repository';
import { inSpan } from '../../tracing/spans';

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
    if (!isCancelled) events.onFailure?.(analysis, failure);
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
      const upload = uploads.get(analysis.facts.id) ?? null;
      const result = await runEngine(
        { config, db, files, engine, log, memoryLimit, upload, isClosing: () => closing },
        analysis,
        {
          inputs,
          ...(foreignKeys && { foreignKeys }),
          ...(leftOut && { leftOut }),
          sourceType: source.type,
          storePath: files.path(store),
        },
        ask,
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
