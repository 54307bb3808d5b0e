import { askDatabase, type Questions } from './ask-database';
import { connectPostgres } from '../connect/connect-postgres';
import type { CallMessage, DatabaseMessage, DatabaseRequest } from './database-messages';
import { extractPostgres } from '../extract/extract-postgres';
import type { PostgresAccess } from '../connect/open-session';
import { PostgresFailure } from '../postgres-failure';

/**
 * Child process of the server that talks to one database of somebody else's (see `database-messages.ts`). Whatever that database
 * sends, no more than this process can die of it: the driver's parser throws where nobody can catch.
 */
const ALIVE_MS = 2_000;
/** A person reads the number of rows; more often only costs the parent, which counts bytes, too, against what may be stored. */
const PROGRESS_MS = 100;
const PROGRESS_BYTES = 4 * 1024 ** 2;
/** How long the request to stop a statement may take after the parent has gone or has enough. */
const END_MS = 3_000;

const stopping = new AbortController();
let access: PostgresAccess | null = null;
let questions: Questions | null = null;

const send = (message: DatabaseMessage): void => {
  if (process.connected) process.send?.(message);
};

function progressTeller(id: number) {
  let [rows, bytes, reportedAt, reportedBytes] = [0, 0, 0, 0];
  const tell = () => {
    [reportedAt, reportedBytes] = [Date.now(), bytes];
    send({ type: 'progress', id, rows, bytes });
  };
  const tellSometimes = () => {
    if (Date.now() - reportedAt >= PROGRESS_MS || bytes - reportedBytes >= PROGRESS_BYTES) tell();
  };
  return {
    tell,
    onRows: (count: number) => {
      rows = count;
      tellSometimes();
    },
    onBytes: (count: number) => {
      bytes = count;
      tellSometimes();
    },
  };
}

function perform(message: CallMessage, database: PostgresAccess) {
  const { signal } = stopping;
  switch (message.call) {
    case 'list':
      return connectPostgres(database, signal);
    case 'extract':
      return extract(message, database, signal);
    case 'ask':
      questions ??= askDatabase(database, signal);
      return questions.ask(message.sql);
  }
}

async function extract(
  { id, tables, folder }: Extract<CallMessage, { call: 'extract' }>,
  database: PostgresAccess,
  signal: AbortSignal,
) {
  const { tell, onRows, onBytes } = progressTeller(id);
  const extracted = await extractPostgres(database, tables, folder, { signal, onRows, onBytes });
  tell();
  return extracted;
}

async function answer(message: CallMessage): Promise<void> {
  const { id } = message;
  try {
    if (!access) throw new Error('No database was named.');
    send({ type: 'result', id, result: await perform(message, access) });
  } catch (error) {
    if (error instanceof PostgresFailure) {
      const { reason, detail, code } = error;
      send({ type: 'failed', id, reason, detail, code });
      return;
    }
    const { message: text } = error instanceof Error ? error : new Error(String(error));
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    send({ type: 'error', id, message: text, code });
  }
}

process.on('message', (message: DatabaseRequest) => {
  if (message.type === 'cancel') stopping.abort();
  else if (message.type === 'open') access = { ...message.access, onLogin: () => send({ type: 'login' }) };
  else void answer(message);
});
const heart = setInterval(() => send({ type: 'alive' }), ALIVE_MS);
// The parent has what it wanted, or is gone.
process.on('disconnect', () => {
  clearInterval(heart);
  questions?.close();
  stopping.abort();
  setTimeout(() => process.exit(0), END_MS).unref();
});
send({ type: 'alive' });
