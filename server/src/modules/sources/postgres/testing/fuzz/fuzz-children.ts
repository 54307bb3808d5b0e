import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresAccess } from '../../connect/open-session';
import { PostgresFailure } from '../../postgres-failure';
import { POSTGRES_SETTINGS } from '../../postgres-settings';
import { DatabaseProcess } from '../../process/database-process';
import { fakePostgres } from '../fake-postgres';
import { fuzzCase, QUESTIONS, type Answers, type FuzzCase, type Question } from './fuzz-case';

/** So many cases meet one child, unless it dies of one: starting one costs twenty times as much as a case. */
const CASES_A_CHILD = 50;
/** A child that is stuck is killed after 30 s, and a server that is slow is left after 60 s. */
const LIMIT_MS = 150_000;
const SENTENCE = /^\p{Lu}.+[.)\w]$/su;

export type Outcome = 'answered' | 'refused';
export interface ChildrenLane {
  /** Runs one case. @throws Error when its end is not a clear one */
  run: (seed: number) => Promise<Outcome>;
  /** Cases whose server did send its broken answer, children that died of one, and the longest case in milliseconds. */
  readonly counts: { broken: number; died: number; slowest: number };
  stop(): Promise<void>;
}

/** Cases one after another, by the class with which the server talks to its children, and with the children of a built server. */
export async function childrenLane(script: string, folder: string): Promise<ChildrenLane> {
  const fake = await fakePostgres();
  const counts = { broken: 0, died: 0, slowest: 0 };
  const access: PostgresAccess = {
    connection: { host: '127.0.0.1', port: fake.port, dbname: 'd', user: 'u', password: 'p' },
    // That a failed login is told after a fixed time is tested elsewhere; the other limits bear a busy machine.
    settings: {
      ...POSTGRES_SETTINGS,
      failureMs: 20,
      connectTimeoutMs: 60_000,
      catalogueTimeoutMs: 60_000,
      limits: { ...POSTGRES_SETTINGS.limits, rows: 2 },
    },
    policy: { allowPrivate: true, allowLoopback: true, ownDatabases: [] },
  };
  let child: DatabaseProcess | null = null;
  let isAlive = false;
  let met = 0;

  const start = () => {
    met = 0;
    isAlive = true;
    const started = new DatabaseProcess({ path: script, execArgv: [] }, {
      access,
      signal: new AbortController().signal,
      log: () => undefined,
      onExit: () => {
        if (child === started) isAlive = false;
      },
    }); // prettier-ignore
    return started;
  };
  const leave = () => {
    child?.close();
    child = null;
    isAlive = false;
  };
  const put = async (to: DatabaseProcess, question: Question) => {
    if (question === 'list') return to.call('list', {});
    if (question === 'ask') return to.call('ask', { sql: 'SELECT 1 AS one' });
    const into = join(folder, 'extract');
    await mkdir(into, { recursive: true });
    try {
      return await to.call('extract', { tables: ['orders', 'lines'], folder: into });
    } finally {
      await rm(into, { recursive: true, force: true });
    }
  };

  const meet = async ({ question, change }: FuzzCase): Promise<Outcome> => {
    if (!isAlive || met >= CASES_A_CHILD) leave();
    if (child === null) {
      fake.change = () => null;
      child = start();
      // Its start is no part of a case: on a busy machine it takes long. A child that a sound server is lost to is no good.
      await put(child, 'list');
    }
    met++;
    fake.change = change;
    const changed = fake.counts.changed;
    const started = Date.now();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), LIMIT_MS);
    const current = child;
    try {
      await Promise.race([
        put(current, question),
        new Promise((_, reject) =>
          late.signal.addEventListener('abort', () => reject(new Error(`There was no end after ${LIMIT_MS} ms.`))),
        ),
      ]);
      return 'answered';
    } catch (error) {
      if (!(error instanceof PostgresFailure)) throw error;
      if (!SENTENCE.test(error.detail)) throw new Error(`This is no sentence: ${error.detail}`, { cause: error });
      return 'refused';
    } finally {
      clearTimeout(timer);
      counts.broken += fake.counts.changed - changed;
      counts.slowest = Math.max(counts.slowest, Date.now() - started);
      if (!isAlive) counts.died++;
      if (question === 'ask' || late.signal.aborted) {
        if (late.signal.aborted) current.kill();
        leave();
      }
    }
  };

  /** What a sound server answers to each question, counted. */
  const soundAnswers = async (): Promise<Answers> => {
    const counted = { list: 0, extract: 0, ask: 0 };
    // The first starts the child, which costs a list of its own.
    for (const question of ['list' as const, ...QUESTIONS]) {
      const before = fake.counts.answers;
      const outcome = await meet({ seed: 0, question, change: () => null });
      if (outcome !== 'answered') throw new Error(`A sound server was refused at ${question}.`);
      counted[question] = fake.counts.answers - before;
    }
    return counted;
  };
  const answers = await soundAnswers();

  return {
    counts,
    run: (seed) => meet(fuzzCase(seed, answers)),
    async stop() {
      leave();
      await fake.stop();
    },
  };
}
