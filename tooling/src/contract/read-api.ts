import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../workspace';
import { apiContractOf, type ApiContract } from './api-contract';

const LIMIT_MS = 60_000;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The API of the built server, by its own description. @throws when it does not answer */
export async function readApi(): Promise<ApiContract> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-api-'));
  const port = await freePort();
  const { NODE_ENV: _, ...around } = process.env;
  const server = spawn(process.execPath, [inRoot('server/dist/server.mjs')], {
    env: { ...around, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  try {
    const end = Date.now() + LIMIT_MS;
    while (Date.now() < end && server.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/openapi.json`).catch(() => null);
      if (answer?.ok) return apiContractOf(await answer.json());
      await pause(200);
    }
    throw new Error('The built server does not answer. Build it first: pnpm build');
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
