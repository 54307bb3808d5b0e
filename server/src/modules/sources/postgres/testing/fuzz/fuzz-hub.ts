import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { errorBody } from '@hub/shared/contracts/error';
import { sessionResponse } from '@hub/shared/contracts/accounts/account';
import { fakePostgres } from '../fake-postgres';
import { fuzzCase } from './fuzz-case';
import type { Outcome } from './fuzz-children';

const HEALTH_MS = 250;
/** Of the answers to a list, and to an analysis, up to here one may be the broken one. */
const ANSWERS = { list: 4, extract: 16, ask: 4 };

export interface FuzzedHub {
  /** Has the hub connect to a server, or analyse it, that breaks one answer. @throws Error when the hub's answer is not a clear one */
  run: (seed: number) => Promise<Outcome>;
  readonly pid: number | undefined;
  /** Whether the very process that was started still runs. */
  isAlive(): boolean;
  /** How often it was asked whether it is well, how often it was not, and its slowest answer in milliseconds. */
  readonly health: { looks: number; ill: number; slowest: number };
  stop(): Promise<void>;
}

/** A built hub, watched all along. */
export async function fuzzedHub(script: string, dataDir: string): Promise<FuzzedHub> {
  const server = spawn(process.execPath, [script], {
    env: {
      ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: process.env['PORT'] ?? '0', HOST: '127.0.0.1', LOG_LEVEL: 'error',
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
  const isAlive = () => server.exitCode === null && server.signalCode === null;

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

  return {
    pid: server.pid,
    isAlive,
    health,
    async run(seed) {
      const fake = await fakePostgres();
      try {
        const { question, change } = fuzzCase(seed, ANSWERS);
        fake.change = change;
        const path = `/postgres/${question === 'extract' ? 'analyze' : 'connect'}`;
        const tables = question === 'extract' ? { tables: ['orders', 'lines'] } : {};
        const answer = await post(path, { host: '127.0.0.1', port: fake.port, dbname: 'd', user: 'u', password: 'p', ...tables }, token);
        if (answer.status === 200) return 'answered';
        const text = await answer.text();
        if (answer.status !== 422 || !errorBody.safeParse(JSON.parse(text)).success)
          throw new Error(`The hub answered ${answer.status}: ${text.slice(0, 200)}`);
        return 'refused';
      } finally {
        await fake.stop();
      }
    },
    async stop() {
      clearInterval(watch);
      server.kill('SIGTERM');
      await stopped;
    },
  }; // prettier-ignore
}
