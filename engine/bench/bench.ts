import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Measured } from './measured';
import { runJob } from './run-job';
import { findPandas, runPandas, type PandasWork } from './run-pandas';

const USAGE = 'Usage: pnpm bench [--rows 500,100k,1m] [--full] [--memory MEGABYTES] [--runs TIMES]';
const USUAL = '500,100k,1m';
const FULL = `${USUAL},10m`;
/** DuckDB holds a few hundred megabytes more than it is told: this keeps the process below one gigabyte. */
const MEMORY_MB = '500';

/** Above this many rows one run is enough. */
const MANY_ROWS = 2e6;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} s`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('en-US')} MB`;

function countOf(text: string): number {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  if (digits === undefined) throw new Error(USAGE);
  return Number(digits) * (unit === undefined || unit === '' ? 1 : unit.toLowerCase() === 'k' ? 1e3 : 1e6);
}

const PANDAS: [PandasWork, string][] = [
  ['describe', 'pandas read + describe'],
  ['profile', 'pandas equal profile'],
];

interface Benchmark {
  folder: string;
  rows: number;
  /** Bytes that DuckDB may use. */
  memory: number;
  /** How often everything is measured; the fastest counts. */
  runs: number;
  /** The Python that has pandas. */
  pandas: string | null;
}

/** The fastest of several runs: what slows a run down comes from outside of it. Null as soon as one fails. */
async function fastest<Result extends Measured | null>(runs: number, measure: () => Promise<Result>): Promise<Result> {
  let best = await measure();
  for (let i = 1; i < runs && best; i++) {
    const next = await measure();
    if (!next || next.seconds < best.seconds) best = next;
  }
  return best;
}

/** One line of the result: what ran, its times and what they are of SUMMARIZE's, its memory. */
function line(label: string, measured: Measured, reference: Measured): void {
  const time = (of: 'seconds' | 'cpu') =>
    `${seconds(measured[of]).padStart(9)} ${`${(measured[of] / reference[of]).toFixed(2)} ×`.padStart(9)}`;
  say(`  ${label.padEnd(22)}${time('seconds')}  ${time('cpu')}${megabytes(measured.bytes).padStart(11)}`);
}

async function benchmark({ folder, rows, memory, runs, pandas }: Benchmark): Promise<void> {
  const path = join(folder, 'orders.csv');
  const job = { folder, path, rows, memory };
  await runJob({ ...job, kind: 'table' });
  const { size } = await stat(path);
  say(`${rows.toLocaleString('en-US')} rows × 18 columns, ${megabytes(size)} (load ${loadavg()[0]?.toFixed(1) ?? '?'})`);
  const reference = await fastest(runs, () => runJob({ ...job, kind: 'summarize' }));
  line('DuckDB SUMMARIZE', reference, reference);
  const report = await fastest(runs, () => runJob({ ...job, kind: 'report' }));
  line('Full report', report, reference);
  for (const [work, label] of PANDAS) {
    const peer = pandas && (await fastest(runs, () => runPandas(pandas, work, path)));
    if (peer) line(label, peer, reference);
    else
      say(
        `  ${label}: ${pandas ? 'failed on this table, as it does where memory is short' : 'not measured, pandas is not installed'}`,
      );
  }
  say(`  agents: ${(report.stages ?? []).map(([agent, time]) => `${agent} ${seconds(time)}`).join(', ')}`);
  say(`  claims: ${report.claims ?? 0}, of which ${report.verified ?? 0} verify against the stored table`);
  await rm(path);
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: {
      rows: { type: 'string' },
      full: { type: 'boolean', default: false },
      memory: { type: 'string', default: MEMORY_MB },
      runs: { type: 'string', default: '3' },
    },
  });
  const sizes = (values.rows ?? (values.full ? FULL : USUAL)).split(',').map(countOf);
  const memory = Number(values.memory) * 1e6;
  const runs = Math.max(1, Math.round(Number(values.runs)) || 1);
  const pandas = await findPandas();
  say(
    `${availableParallelism()} threads, DuckDB may use ${megabytes(memory)}; wall time, processor time, each with its ratio to SUMMARIZE, and peak memory of the process; the fastest of ${runs} runs`,
  );
  for (const rows of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'hub-bench-'));
    try {
      await benchmark({ folder, rows, memory, runs: rows > MANY_ROWS ? 1 : runs, pandas });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

let isDone = false;
// Whatever ends the run before its end, a signal or nothing left to wait for, is said.
process.once('exit', (code) => {
  if (isDone) return;
  process.stderr.write(`The benchmark ended before it was done (exit code ${code}).\n`);
  process.exitCode ||= 1;
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
isDone = true;
