import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import * as z from 'zod/mini';

/** A PostgreSQL server of its own for a test: real binaries, a fresh data folder, a free port of the loopback. */
export interface RealPostgres {
  port: number;
  /** The server's certificate, PEM, for the name `localhost`. */
  certificate: string;
  /** Runs statements as the superuser; answers the rows of the last. */
  run(sql: string, database?: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

export const SUPERUSER = { user: 'postgres', password: 'super secret' };

const started = z.object({ port: z.number(), certificate: z.string() });

/** The server lives in a process that ends with this one, so that none is left behind by a test that was killed. */
export async function startPostgres(): Promise<RealPostgres> {
  const script = fileURLToPath(new URL('./postgres-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, SUPERUSER.user, SUPERUSER.password], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line');
  const [first] = await Promise.race([line, exited.then(() => Promise.reject(new Error('PostgreSQL did not start.')))]);
  const { port, certificate } = started.parse(JSON.parse(String(first)));
  return {
    port,
    certificate,
    async run(sql, database = 'postgres') {
      const client = new Client({ host: '127.0.0.1', port, database, ...SUPERUSER, ssl: false });
      await client.connect();
      try {
        const results: unknown = await client.query(sql);
        const last = Array.isArray(results) ? results.at(-1) : results;
        return (last as { rows: Record<string, unknown>[] }).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}
