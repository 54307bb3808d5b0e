import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { analyze } from '../src/analyze';
import { openEngine } from '../src/duckdb/open-engine';
import { quoteText } from '../src/duckdb/quote-sql';
import { verifyClaims } from '../src/verify/verify-claims';
import type { Job, Measured } from './measured';
import { writeMixedTable } from './mixed-table';
import { peakMemory } from './peak-memory';

/** One measurement in a process of its own: the job comes as argument, what was measured goes to the parent. */
const WORK: Record<Job['kind'], (job: Job) => Promise<Partial<Measured>>> = {
  table: async ({ folder, path, rows }) => {
    await inEngine(folder, undefined, (connection) => writeMixedTable(connection, path, rows));
    return {};
  },
  summarize: async ({ folder, path, memory }) => {
    await inEngine(folder, memory, (connection) => connection.runAndReadAll(`SUMMARIZE FROM read_csv(${quoteText(path)})`));
    return {};
  },
  report: async ({ folder, path, memory }) => {
    const storePath = join(folder, 'report.duckdb');
    const clock = stopwatch();
    const { document, runs } = await analyze({
      inputs: [{ kind: 'csv', path, name: 'orders.csv' }],
      sourceType: 'csv',
      storePath,
      memoryLimit: memory,
    });
    const spent = clock();
    const verified = (await verifyClaims(document, storePath)).filter(({ outcome }) => outcome === 'same').length;
    await rm(storePath, { force: true });
    const stages = runs.map(({ agent, startedAt, endedAt }): [string, number] => [agent, (endedAt - startedAt) / 1000]);
    return { ...spent, stages, claims: document.claims.length, verified };
  },
};

/** Starts a clock; what it gives is the time from then on and the peak of memory. */
function stopwatch(): () => Pick<Measured, 'seconds' | 'cpu' | 'bytes'> {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { seconds: (performance.now() - started) / 1000, cpu: (user + system) / 1e6, bytes: peakMemory() };
  };
}

async function inEngine(
  folder: string,
  memory: number | undefined,
  use: (connection: Awaited<ReturnType<typeof openEngine>>['connection']) => Promise<unknown>,
): Promise<void> {
  const engine = await openEngine({
    storePath: null,
    allowedDirectories: [folder],
    ...(memory === undefined ? {} : { memoryLimit: memory }),
  });
  try {
    await use(engine.connection);
  } finally {
    await engine.close();
  }
}

process.once('message', (job: Job) => {
  const clock = stopwatch();
  void WORK[job.kind](job).then(
    (measured) => process.send?.({ ...clock(), ...measured }, () => process.disconnect()),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      process.exit(1);
    },
  );
});
