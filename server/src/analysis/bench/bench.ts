import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Measured } from './measured';
import { runJob } from './run-job';
import { hasPandas, runPandas } from './run-pandas';

const USAGE = 'Usage: pnpm bench [--rows 500,100k,1m] [--full] [--memory MEGABYTES]';
const USUAL = '500,100k,1m';
const FULL = `${USUAL},10m`;
/** DuckDB holds a few hundred megabytes more than it is told: this keeps the process below one gigabyte. */
const MEMORY_MB = '500';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} s`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('en-US')} MB`;

function countOf(text: string): number {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  if (digits === undefined) throw new Error(USAGE);
  return Number(digits) * (unit === undefined || unit === '' ? 1 : unit.toLowerCase() === 'k' ? 1e3 : 1e6);
}

/** One line of the result: what ran, its times and what they are of SUMMARIZE's, its memory. */
function line(label: string, measured: Measured, reference: Measured): void {
  const time = (of: 'seconds' | 'cpu') =>
    `${seconds(measured[of]).padStart(9)} ${`${(measured[of] / reference[of]).toFixed(2)} ×`.padStart(9)}`;
  say(`  ${label.padEnd(22)}${time('seconds')}  ${time('cpu')}${megabytes(measured.bytes).padStart(11)}`);
}

async function benchmark(folder: string, rows: number, memory: number, pandas: boolean): Promise<void> {
  const path = join(folder, 'orders.csv');
  const job = { folder, path, rows, memory };
  await runJob({ ...job, kind: 'table' });
  const { size } = await stat(path);
  say(`${rows.toLocaleString('en-US')} rows × 18 columns, ${megabytes(size)} (load ${loadavg()[0]?.toFixed(1) ?? '?'})`);
  const reference = await runJob({ ...job, kind: 'summarize' });
  line('DuckDB SUMMARIZE', reference, reference);
  const report = await runJob({ ...job, kind: 'report' });
  line('Full report', report, reference);
  const peer = pandas ? await runPandas(path) : null;
  if (peer) line('pandas read + describe', peer, reference);
  else say(`  pandas: ${pandas ? 'failed on this table' : 'not installed'}`);
  say(`  agents: ${(report.stages ?? []).map(([agent, time]) => `${agent} ${seconds(time)}`).join(', ')}`);
  say(`  claims: ${report.claims}, of which ${report.verified} verify against the stored table`);
  await rm(path);
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: {
      rows: { type: 'string' },
      full: { type: 'boolean', default: false },
      memory: { type: 'string', default: MEMORY_MB },
    },
  });
  const sizes = (values.rows ?? (values.full ? FULL : USUAL)).split(',').map(countOf);
  const memory = Number(values.memory) * 1e6;
  const pandas = await hasPandas();
  say(
    `${availableParallelism()} threads, DuckDB may use ${megabytes(memory)}; wall time, processor time, each with its ratio to SUMMARIZE, and peak memory of the process`,
  );
  for (const rows of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'hub-bench-'));
    try {
      await benchmark(folder, rows, memory, pandas);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

await main(process.argv.slice(2));
