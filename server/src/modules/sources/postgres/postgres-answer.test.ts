import { PassThrough } from 'node:stream';
import fastify, { LogController } from 'fastify';
import { AppError } from '../../../errors';
import { postgresAnswer } from './postgres-answer';
import { PostgresFailure } from './postgres-failure';

const connection = { host: 'db.example.com', port: 5432, dbname: 'shop', user: 'reader', password: 'secret' };

/** What a request's log says of a failure. */
async function lineOf(more: object = {}): Promise<Record<string, unknown>> {
  const stream = new PassThrough();
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ logger: { level: 'info', stream }, genReqId: () => 'request 1', logController });
  app.get('/', ({ log }) => {
    const failure = new PostgresFailure('connect', undefined, { code: '28P01' });
    postgresAnswer(failure, { log, userId: 'user 1', connection: { ...connection, ...more } });
    return 'done';
  });
  await app.inject('/');
  await app.close();
  const text = String(stream.read());
  expect(text).not.toContain('secret');
  return JSON.parse(text) as Record<string, unknown>;
}

test('the log names request, user, target and cause, never the password', async () => {
  expect(await lineOf()).toMatchObject({
    reqId: 'request 1',
    user: 'user 1',
    target: { host: 'db.example.com', port: 5432, dbname: 'shop', role: 'reader' },
    reason: 'connect',
    cause: '28P01',
  });
});

test.each([
  { host: 'postgres://reader:secret@db.example.com/shop' },
  { host: 'PGPASSWORD=secret psql -h db' },
  { dbname: 'host=db password=secret' },
  { user: 'reader:secret@db' },
])('nor one that was pasted into another field: %j', async (more) => {
  expect(JSON.stringify((await lineOf(more))['target'])).toContain('[hidden]');
});

test('an error that is none of a database’s stays what it is', () => {
  const error = new Error('full disk');
  const log = fastify().log;
  expect(postgresAnswer(error, { log, userId: 'u', connection })).toBe(error);
  expect(postgresAnswer(new PostgresFailure('slow'), { log, userId: 'u', connection })).toBeInstanceOf(AppError);
});
