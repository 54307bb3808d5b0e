import type { PostgresConnectResponse } from '@hub/shared/contracts/sources/source';
import type { PostgresExtract, SourceAnswer } from '@hub/engine';
import type { PostgresAccess } from '../connect/open-session';
import type { PostgresFailureReason } from '../postgres-failure';

/** What may be asked of a database, and what comes back. */
export interface DatabaseCalls {
  list: { request: object; result: PostgresConnectResponse };
  extract: { request: { tables: string[]; folder: string }; result: PostgresExtract };
  ask: { request: { sql: string }; result: SourceAnswer | null };
}
export type DatabaseCall = keyof DatabaseCalls;

export type CallMessage = {
  [Name in DatabaseCall]: { type: 'call'; id: number; call: Name } & DatabaseCalls[Name]['request'];
}[DatabaseCall];

/** What the server and `database-worker.ts` say to each other over the child process's IPC channel. One child talks to one database. */
export type DatabaseRequest =
  /** Sent first. The password travels here and nowhere else. */
  | { type: 'open'; access: Omit<PostgresAccess, 'onLogin'> }
  | CallMessage
  /** Stops what is under way, here and in the database. */
  | { type: 'cancel' };

export type DatabaseMessage =
  /** Sent every now and then: the child is not stuck. */
  | { type: 'alive' }
  | { type: 'login' }
  /** What a copy has read and written so far, of all tables. */
  | { type: 'progress'; id: number; rows: number; bytes: number }
  | { type: 'result'; id: number; result: DatabaseCalls[DatabaseCall]['result'] }
  | { type: 'failed'; id: number; reason: PostgresFailureReason; detail: string; code: string | undefined }
  /** Trouble of our own, such as a full disk. */
  | { type: 'error'; id: number; message: string; code: string | undefined };
