import { DatabaseError } from 'pg';
import type { Cell, SourceAnswer } from '@hub/engine';
import { openSession, type PostgresAccess, type Session } from '../connect/open-session';
import { PostgresFailure } from '../postgres-failure';

/** One query may take this long. */
const QUESTION_MS = 120_000;
/** All of an analysis' or a verification's queries together; what is asked later is not answered. */
const ALL_QUESTIONS_MS = 900_000;
/** An answer is a few figures or the points of a chart. */
const MAX_BYTES = 16_000_000;
const MAX_ROWS = 5_000;

const NUMBERS = new Set([20, 21, 23, 26, 700, 701, 1700]);
const BOOLEAN = 16;
/** date, timestamp */
const MOMENTS = new Set([1082, 1114]);

export interface Questions {
  /** Null when the database could not run the query, or not in time. @throws PostgresFailure when it is lost */
  ask(sql: string): Promise<SourceAnswer | null>;
  close(): void;
}

/** Asks a database in one read-only transaction, so that all answers are of one moment. It is opened by the first question. */
export function askDatabase(access: PostgresAccess, signal?: AbortSignal): Questions {
  let opening: Promise<Session> | null = null;
  let left = ALL_QUESTIONS_MS;
  let turn: Promise<unknown> = Promise.resolve();

  const answer = async (sql: string): Promise<SourceAnswer | null> => {
    if (left <= 0) return null;
    opening ??= openSession(access, signal);
    const session = await opening;
    if (session.closed) throw new PostgresFailure('analysis');
    const started = Date.now();
    session.allowBytes(MAX_BYTES);
    await session.limitStatements(Math.min(QUESTION_MS, left));
    await session.client.query('SAVEPOINT question');
    try {
      return await read(session, sql);
    } catch (error) {
      // The database's own refusal, a time limit among them, leaves the session usable; a lost connection does not.
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may close while it is asked
      if (!(error instanceof DatabaseError) || session.closed) throw new PostgresFailure('analysis', undefined, { cause: error });
      await session.client.query('ROLLBACK TO SAVEPOINT question');
      return null;
    } finally {
      left -= Date.now() - started;
    }
  };

  return {
    // A connection does one thing at a time.
    ask(sql) {
      const mine = turn.then(() => answer(sql));
      turn = mine.catch(() => undefined);
      return mine;
    },
    close() {
      void opening?.then((session) => session.close(), () => undefined); // prettier-ignore
    },
  };
}

async function read({ client }: Session, text: string): Promise<SourceAnswer | null> {
  const types = { getTypeParser: () => (value: string) => value };
  const { fields, rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types });
  if (rows.length > MAX_ROWS) return null;
  return {
    columns: fields.map(({ name }) => name),
    rows: rows.map((row) => row.map((value, i) => cellOf(value, fields[i]?.dataTypeID ?? 0))),
  };
}

/** A value as the engine itself would give it. */
function cellOf(value: string | null, type: number): Cell {
  if (value === null) return null;
  if (type === BOOLEAN) return value === 't';
  if (MOMENTS.has(type)) return new Date(`${value.replace(' ', 'T')}${value.includes(':') ? 'Z' : ''}`).toISOString();
  if (!NUMBERS.has(type)) return value;
  return Number.isFinite(Number(value)) ? Number(value) : null;
}
