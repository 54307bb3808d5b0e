import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { language } from '@hub/engine';
import type { WorkerMessage, WorkerRequest } from '@hub/engine';
import { childEnvironment } from './child-environment';
import { behind, confinement } from './confinement';
import {
  only,
  type AnalysisJob,
  type AnalysisOutcome,
  type Limits,
  type Outcome,
  type PreviewJob,
  type PreviewOutcome,
  type RowsJob,
  type RowsOutcome,
  type ShowJob,
  type ShowOutcome,
  type VerificationJob,
  type VerificationOutcome,
} from './engine-jobs';
import { memoryOf } from './memory-of';
import { ownFolder, type OwnFolder } from './own-folder';
import { practiceTable } from './practice-table';
import type { WorkerScript } from './worker-path';

const GRACE_MS = 3_000;
const WATCH_MS = 250;
const START_LIMIT_MS = 60_000;
const PRACTICE_LIMIT_MS = 60_000;
const PRACTICE = 'practice';

/** One child process; does one analysis after the other. */
export class EngineProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  engineVersion: string | null = null;
  isAlive = true;
  private practice: { end(): void; over: Promise<unknown> } | null = null;

  constructor(script: WorkerScript, log: (line: string) => void) {
    this.child = fork(script.path, {
      ...behind(confinement().prefix, script.execArgv),
      env: childEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', (chunk: Buffer) => log(chunk.toString()));
    this.ready = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The engine did not start in time.')), START_LIMIT_MS);
      this.child.once('message', (message: WorkerMessage) => {
        clearTimeout(late);
        if (message.type === 'ready') this.engineVersion = message.engine;
        resolve();
      });
      this.child.once('exit', (code, signal) => {
        clearTimeout(late);
        this.isAlive = false;
        reject(new Error(`The engine ended (${signal ?? code ?? 'unknown'}).`));
      });
      this.child.once('error', (error) => {
        this.isAlive = false;
        reject(error);
      });
    });
    // A child that dies while nobody waits for it is seen by `isAlive`.
    this.ready.catch(() => this.kill());
  }

  get pid() {
    return this.child.pid;
  }

  whenReady() {
    return this.ready;
  }

  kill() {
    this.isAlive = false;
    this.child.kill('SIGKILL');
  }

  /** Runs a small table, so that the code has run before somebody waits for it. It ends as soon as something is asked. */
  practise(): Promise<AnalysisOutcome['kind']> {
    const controller = new AbortController();
    const over = this.runPractice(controller.signal).finally(() => (this.practice = null));
    this.practice = { end: () => controller.abort(), over };
    return over;
  }

  private async runPractice(signal: AbortSignal): Promise<AnalysisOutcome['kind']> {
    let folder: string | null = null;
    try {
      await this.ready;
      folder = await mkdtemp(join(tmpdir(), 'hub-practice-'));
      const path = join(folder, 'practice.csv');
      await writeFile(path, practiceTable());
      const once = async () =>
        this.analyze({
          id: PRACTICE,
          timeLimit: PRACTICE_LIMIT_MS,
          memoryCeiling: Infinity,
          signal,
          // Who asks meanwhile waits for as long as it takes, rather than for another child.
          grace: PRACTICE_LIMIT_MS,
          request: { inputs: [{ kind: 'csv', path, name: 'practice.csv' }], sourceType: 'csv', storePath: null },
          onStage: () => undefined,
          onRun: () => undefined,
        });
      // What has run twice is compiled in good part.
      const { kind } = await once();
      return kind === 'done' ? (await once()).kind : kind;
    } catch {
      // A full disk, or a child that did not start, is told to whoever asks for something.
      return 'failed';
    } finally {
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    }
  }

  async analyze(job: AnalysisJob): Promise<AnalysisOutcome> {
    let folder: OwnFolder;
    try {
      folder = await ownFolder(job.request);
    } catch (error) {
      return { kind: 'failed', reason: String(error) };
    }
    try {
      const outcome = await this.perform(job, { type: 'analyze', id: job.id, request: folder.request }, job);
      if (outcome.kind === 'done') await folder.keepStore();
      return only(outcome, 'done');
    } catch (error) {
      return { kind: 'failed', reason: String(error) };
    } finally {
      await folder.remove();
    }
  }

  async verify(job: VerificationJob): Promise<VerificationOutcome> {
    const { id, claims, storePath } = job;
    return only(await this.perform(job, { type: 'verify', id, claims, storePath }), 'verified');
  }

  async rows(job: RowsJob): Promise<RowsOutcome> {
    const { id, claim, storePath, page } = job;
    return only(await this.perform(job, { type: 'rows', id, claim, storePath, page }), 'rows');
  }

  async preview(job: PreviewJob): Promise<PreviewOutcome> {
    const { id, input } = job;
    return only(await this.perform(job, { type: 'preview', id, input }), 'previewed');
  }

  async show(job: ShowJob): Promise<ShowOutcome> {
    const { id, request } = job;
    return only(await this.perform(job, { type: 'show', id, request }), 'shown');
  }

  private async perform(
    job: Limits,
    request: WorkerRequest,
    hooks?: Pick<AnalysisJob, 'onStage' | 'onRun' | 'ask'>,
  ): Promise<Outcome> {
    try {
      await this.ready;
    } catch (error) {
      return { kind: 'failed', reason: String(error) };
    }
    if (this.practice && job.id !== PRACTICE) {
      this.practice.end();
      await this.practice.over;
    }
    return new Promise((resolve) => {
      let verdict: 'cancelled' | 'timeout' | 'memory' | null = null;
      let killing: NodeJS.Timeout | undefined;
      const send = (message: WorkerRequest) => this.isAlive && this.child.connected && this.child.send(message);

      const answer = async (question: number, sql: string) => {
        try {
          send({ type: 'answer', id: job.id, question, answer: (await hooks?.ask?.(sql)) ?? null });
        } catch {
          // Whoever asks has written down why.
          send({ type: 'answer', id: job.id, question, answer: null, lost: true });
        }
      };
      const stop = (why: 'cancelled' | 'timeout') => {
        if (verdict) return;
        verdict = why;
        send({ type: 'cancel', id: job.id });
        killing = setTimeout(() => this.kill(), job.grace ?? GRACE_MS);
      };
      const onAbort = () => stop('cancelled');
      const clock = setTimeout(() => stop('timeout'), job.timeLimit);
      const watch = setInterval(() => {
        const held = this.child.pid === undefined ? null : memoryOf(this.child.pid);
        if (held === null || held <= job.memoryCeiling) return;
        verdict = 'memory';
        this.kill();
      }, WATCH_MS);

      const finish = (outcome: Outcome) => {
        clearTimeout(clock);
        clearInterval(watch);
        clearTimeout(killing);
        job.signal.removeEventListener('abort', onAbort);
        this.child.off('message', onMessage);
        this.child.off('exit', onExit);
        resolve(verdict ? { kind: verdict } : outcome);
      };
      const onExit = (code: number | null, signal: string | null) =>
        finish({ kind: 'failed', reason: `The engine ended (${signal ?? code ?? 'unknown'}).` });
      const onMessage = (message: WorkerMessage): void => {
        if (message.type === 'ready' || message.id !== job.id) return;
        switch (message.type) {
          case 'stage':
            return hooks?.onStage(message.stage, message.rows);
          case 'run':
            return hooks?.onRun(message.run);
          case 'ask':
            return void answer(message.question, message.sql);
          case 'done':
            return finish({ kind: 'done', output: message.output });
          case 'verified':
            return finish({ kind: 'verified', results: message.results });
          case 'rows':
            return finish({ kind: 'rows', read: message.read });
          case 'previewed':
            return finish({ kind: 'previewed', preview: message.preview });
          case 'shown':
            return finish({ kind: 'shown', preview: message.preview });
          case 'inputError':
            return finish({ kind: 'input-error', code: message.code, message: message.message });
          case 'cancelled':
            return finish({ kind: 'cancelled' });
          case 'failed':
            return finish({ kind: 'failed', reason: message.stack ?? message.message });
        }
      };

      this.child.on('message', onMessage);
      this.child.on('exit', onExit);
      job.signal.addEventListener('abort', onAbort);
      if (!this.isAlive) return onExit(this.child.exitCode, this.child.signalCode);
      send({ ...request, language: language() });
      if (job.signal.aborted) onAbort();
    });
  }
}
