import type { FastifyBaseLogger } from 'fastify';
import { confinement } from './confinement';
import type { AnalysisJob, PreviewJob, RowsJob, ShowJob, VerificationJob } from './engine-jobs';
import { EngineProcess } from './engine-process';
import type { WorkerScript } from './worker-path';

/** After so many analyses a child is replaced, so that no leak lives for ever. */
const MOST_RUNS = 50;
/** Milliseconds that a new child waits before it practises: what else starts, and what is asked at once, goes first. */
const PRACTICE_AFTER = 5_000;

/** Children of the engine. One is kept warm, so that an analysis waits neither for a start nor for the first run of the code. */
export const enginePool = (script: WorkerScript, log: FastifyBaseLogger, { practises }: { practises: boolean }) => {
  const idle: EngineProcess[] = [];
  const all = new Set<EngineProcess>();
  const runs = new WeakMap<EngineProcess, number>();
  let closed = false;
  let told = false;
  let healthy = true;
  let version: string | null = null;

  const start = () => {
    if (!told) log.info(confinement(), 'what the engine’s children are kept from');
    told = true;
    const child = new EngineProcess(script, (line) => log.debug({ engine: line.trim() }, 'engine output'));
    all.add(child);
    child.whenReady().then(
      () => {
        healthy = true;
        version = child.engineVersion;
      },
      (error: unknown) => {
        all.delete(child);
        if (closed) return;
        healthy = false;
        log.error({ err: error }, 'the engine could not be started');
      },
    );
    return child;
  };

  const keepWarm = () => {
    if (closed || idle.length > 0) return;
    const child = start();
    idle.push(child);
    if (practises) setTimeout(() => idle.includes(child) && void child.practise(), PRACTICE_AFTER).unref();
  };

  const take = () => {
    for (let child = idle.pop(); child; child = idle.pop()) if (child.isAlive) return child;
    return start();
  };

  const giveBack = (child: EngineProcess) => {
    const count = (runs.get(child) ?? 0) + 1;
    runs.set(child, count);
    if (!closed && child.isAlive && count < MOST_RUNS && idle.length === 0) idle.push(child);
    else {
      child.kill();
      all.delete(child);
      keepWarm();
    }
  };

  const withChild = async <T>(work: (child: EngineProcess) => Promise<T>): Promise<T> => {
    const child = take();
    try {
      return await work(child);
    } finally {
      giveBack(child);
    }
  };

  return {
    warmUp: keepWarm,
    analyze: (job: AnalysisJob) => withChild((child) => child.analyze(job)),
    verify: (job: VerificationJob) => withChild((child) => child.verify(job)),
    rows: (job: RowsJob) => withChild((child) => child.rows(job)),
    preview: (job: PreviewJob) => withChild((child) => child.preview(job)),
    show: (job: ShowJob) => withChild((child) => child.show(job)),
    isHealthy: () => healthy,
    engineVersion: () => version,
    close() {
      closed = true;
      for (const child of all) child.kill();
      all.clear();
    },
  };
};
export type EnginePool = ReturnType<typeof enginePool>;
