import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseProcess } from './database-process';
import { PostgresFailure } from '../postgres-failure';
import { POSTGRES_SETTINGS } from '../postgres-settings';

/** Stands in for a child in which a server's bytes do what the user's name says. */
const CHILD = `
const hoard = [];
let user;
process.on('message', (message) => {
  if (message.type === 'open') user = message.access.connection.user;
  if (message.type !== 'call') return;
  if (user !== 'dies early') process.send({ type: 'login' });
  if (user === 'answers') process.send({ type: 'result', id: message.id, result: null });
  if (user.startsWith('dies')) process.exit(1);
  if (user === 'eats') setInterval(() => hoard.push(Buffer.alloc(200_000_000, 1)), 5);
});
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-database-process-'));
  await writeFile(join(folder, 'child.mjs'), CHILD);
});
afterAll(() => rm(folder, { recursive: true }));

const start = (user: string, signal = new AbortController().signal) =>
  new DatabaseProcess(
    { path: join(folder, 'child.mjs'), execArgv: [] },
    {
      access: {
        connection: { host: 'db', port: 1, dbname: 'd', user, password: 'top secret' },
        settings: { ...POSTGRES_SETTINGS, failureMs: 1_500 },
        policy: { allowPrivate: false, allowLoopback: false, ownDatabases: [] },
      },
      signal,
      log: () => undefined,
      onExit: () => undefined,
    },
  );
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof PostgresFailure ? error.reason : String(error)),
  );

test('a child that dies after the login fails what was asked of it', async () => {
  const child = start('dies');
  expect(await reasonOf(child.call('ask', { sql: '' }))).toBe('broken');
  expect(await reasonOf(child.call('ask', { sql: '' }))).toBe('broken');
});

test('one that dies before is told, and timed, like a server that is not there', async () => {
  const started = Date.now();
  expect(await reasonOf(start('dies early').call('list', {}))).toBe('connect');
  expect(Date.now() - started).toBeGreaterThanOrEqual(1_400);
});

test('one that holds more memory than it may is killed', async () => {
  expect(await reasonOf(start('eats').call('ask', { sql: '' }))).toBe('broken');
});

test('one that does not stop when told to is killed', async () => {
  const controller = new AbortController();
  const work = start('hangs', controller.signal).call('ask', { sql: '' });
  setTimeout(() => controller.abort(new Error('enough')), 300);
  expect(await reasonOf(work)).toBe('Error: enough');
});

test('the password is neither an argument nor in the environment', async () => {
  const child = start('answers');
  await child.call('ask', { sql: '' });
  const files = ['cmdline', 'environ'].map((name) => `/proc/${child.pid}/${name}`).filter((path) => existsSync(path));
  for (const path of files) expect(readFileSync(path, 'latin1')).not.toContain('top secret');
  expect(files).toHaveLength(process.platform === 'linux' ? 2 : 0);
  child.kill();
});
