/**
 * Lets a built hub connect to a database server that logs it in and then sends broken answers, and proves that the hub outlives
 * them: `pnpm fuzz:postgres [answers] [seed]`. The hub must be the same process at the end and well all along.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sessionResponse } from '@hub/shared/contracts/account';
import { fakePostgres } from './fake-postgres';
import { mutateAnswer, randomOf } from './mutate-answer';

const WANTED = Number(process.argv[2] ?? 10_000);
const SEED = Number(process.argv[3] ?? 1);
const AT_ONCE = 8;
/** Answers of a session that may be the broken one: so many are there when tables are listed, and when they are analysed. */
const LISTING = 4;
const ANALYSING = 16;
const HEALTH_MS = 250;

const folder = await mkdtemp(join(tmpdir(), 'hub-fuzz-'));
const fake = await fakePostgres();
const random = randomOf(SEED);
const server = spawn(process.execPath, [fileURLToPath(new URL('../../../../../dist/server.mjs', import.meta.url))], {
  env: {
    ...process.env, NODE_ENV: 'development', DATA_DIR: folder, PORT: process.env['PORT'] ?? '0', HOST: '127.0.0.1', LOG_LEVEL: 'error',
    SOURCE_RATE_LIMIT: '1000000', MAX_USER_ANALYSES: '1000', SOURCE_ROW_LIMIT: '2', ALLOW_PRIVATE_SOURCES: 'true',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
}); // prettier-ignore
const stopped = once(server, 'exit');
let address = '';
for await (const line of createInterface(server.stdout)) {
  address = /http:\/\/\S+/.exec(line)?.[0] ?? '';
  if (address) break;
}
server.stdout.resume();

const post = (path: string, body: object, token?: string) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
const account = { firstName: 'F', lastName: 'Z', email: 'fuzz@example.com', password: 'plum kettle 93 orbit' };
const { token } = sessionResponse.parse(await (await post('/users/register', account)).json());

const health = { looks: 0, ill: 0, slowest: 0 };
const watch = setInterval(() => {
  const started = Date.now();
  fetch(`${address}/api/health`).then(
    ({ status }) => {
      health.looks++;
      health.slowest = Math.max(health.slowest, Date.now() - started);
      if (status !== 200) health.ill++;
    },
    () => health.ill++,
  );
}, HEALTH_MS);

const statuses = new Map<number, number>();
const started = Date.now();
const connection = { host: '127.0.0.1', port: fake.port, dbname: 'd', user: 'u', password: 'p' };
fake.change = (messages, nth) =>
  random() < (nth < LISTING ? 1 / LISTING : 1 / ANALYSING) ? mutateAnswer(messages, random) : null;
const work = async () => {
  while (fake.counts.changed < WANTED && server.exitCode === null && server.signalCode === null) {
    const analyses = random() < 0.05;
    const path = `/postgres/${analyses ? 'analyze' : 'connect'}`;
    const answer = await post(path, { ...connection, ...(analyses && { tables: ['orders', 'lines'] }) }, token);
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work)).catch((error: unknown) => console.error(error));
clearInterval(watch);

const alive = server.exitCode === null && server.signalCode === null;
const unexpected = [...statuses.keys()].filter((status) => status !== 200 && status !== 422);
const result = {
  mutated: fake.counts.changed,
  answers: fake.counts.answers,
  statuses: Object.fromEntries(statuses),
  health,
  pid: server.pid,
  alive,
  seconds: Math.round((Date.now() - started) / 1000),
  seed: SEED,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
server.kill('SIGTERM');
await stopped;
await fake.stop();
await rm(folder, { recursive: true, force: true });
if (!alive || health.ill > 0 || unexpected.length > 0 || fake.counts.changed < WANTED) process.exitCode = 1;
