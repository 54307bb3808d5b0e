import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PostgresConnectResponse } from '@hub/shared/contracts/sources/source';
import type { PostgresExtract, SourceAnswer } from '@hub/engine';
import { childScript, type WorkerScript } from '../../../../engine/worker-path';
import { fairQueue } from '../../../analyses/fair-queue';
import { DatabaseProcess, type OnProgress } from './database-process';
import type { DatabaseCall, DatabaseCalls } from './database-messages';
import type { PostgresAccess } from '../connect/open-session';

/** Children at one time, each of some 60 MB; who comes then waits, the users with the fewest first. */
const MOST_AT_ONCE = 24;

export interface DatabaseOptions {
  /** Who asks. */
  userId: string;
  signal: AbortSignal;
}

/**
 * Somebody else's database, talked to by a child process that starts with the first question.
 * Every method throws PostgresFailure, what the disk refuses, or the signal's reason.
 */
export interface ForeignDatabase {
  list(): Promise<PostgresConnectResponse>;
  /** Copies tables into files of `folder`. `onProgress` is told the rows and bytes of all tables so far. */
  extract(tables: string[], folder: string, onProgress: OnProgress): Promise<PostgresExtract>;
  /** Null when the database could not run the query, or not in time. */
  ask(sql: string): Promise<SourceAnswer | null>;
  /** To be called in any case. */
  close(): void;
}

export interface DatabasePool {
  open(access: PostgresAccess, options: DatabaseOptions): ForeignDatabase;
  close(): void;
}

/** The child process that talks to somebody else's database. */
export const databaseScript = (): WorkerScript =>
  childScript(fileURLToPath(new URL('./database-worker.ts', import.meta.url)), './database-worker.mjs');

/** Children that talk to databases: one for each, never used again, so that what one server sends reaches no other's user. */
export const databasePool = (script: WorkerScript, log: FastifyBaseLogger): DatabasePool => {
  const all = new Set<DatabaseProcess>();
  const places = fairQueue(MOST_AT_ONCE);

  const start = async (access: PostgresAccess, { userId, signal }: DatabaseOptions) => {
    const leave = await places.enter(userId, signal);
    if (!leave) throw signal.reason;
    try {
      const child = new DatabaseProcess(script, {
        access,
        signal,
        log: (line) => log.debug({ database: line.trim() }, 'output of a child that talks to a database'),
        onExit: () => {
          all.delete(child);
          leave();
        },
      });
      all.add(child);
      return child;
    } catch (error) {
      leave();
      throw error;
    }
  };

  return {
    open(access, options) {
      let starting: Promise<DatabaseProcess> | null = null;
      const call = async <Name extends DatabaseCall>(
        name: Name,
        request: DatabaseCalls[Name]['request'],
        onProgress?: OnProgress,
      ) => {
        options.signal.throwIfAborted();
        starting ??= start(access, options);
        return (await starting).call(name, request, onProgress);
      };
      return {
        list: () => call('list', {}),
        extract: (tables, folder, onProgress) => call('extract', { tables, folder }, onProgress),
        ask: (sql) => call('ask', { sql }),
        close() {
          void starting?.then((child) => child.close(), () => undefined); // prettier-ignore
        },
      };
    },
    close() {
      for (const child of all) child.kill();
    },
  };
};
