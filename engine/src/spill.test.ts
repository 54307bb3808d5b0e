import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from './analyze';
import { openEngine } from './duckdb/open-engine';
import { quoteText } from './duckdb/quote-sql';
import { verifyClaims } from './verify/verify-claims';

jest.setTimeout(120_000);

const ROWS = 800_000;
const TWICE = 1000;
/** The keys of all rows, which must be told apart, take more than this. */
const LITTLE = 40_000_000;

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-spill-'));
  path = join(folder, 'readings.csv');
  const engine = await openEngine({ storePath: null, allowedDirectories: [folder] });
  await engine.connection.run(`COPY (
    SELECT printf('%016x', hash(i)) AS serial_id, printf('%016x', hash(i % ${ROWS - TWICE} + ${ROWS})) AS badge_id,
      ['North', 'South', 'East'][1 + i * 7919 % 3] AS region, (hash(i * 7) % 100003) / 100 AS amount
    FROM range(${ROWS}) numbers(i)) TO ${quoteText(path)} (HEADER)`);
  await engine.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const workFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`hub-engine-${process.pid}-`));
const spilled = () =>
  workFolders().some((name) => {
    const work = join(tmpdir(), name);
    return existsSync(work) && readdirSync(work).some((file) => file.startsWith('duckdb_temp'));
  });

/** Analyses the table and calls `onSpill` once something has been put on disk. */
async function run(memoryLimit: number, signal?: AbortSignal, onSpill: () => void = () => undefined) {
  const storePath = join(folder, `${memoryLimit}.duckdb`);
  await rm(storePath, { force: true });
  let seen = false;
  const watch = setInterval(() => {
    if (seen || !spilled()) return;
    seen = true;
    onSpill();
  }, 5);
  const request = { inputs: [{ kind: 'csv' as const, path, name: 'readings.csv' }], sourceType: 'csv' as const, memoryLimit };
  try {
    const { document } = await analyze({ ...request, storePath }, signal ? { signal } : {});
    return { document, storePath, seen };
  } finally {
    clearInterval(watch);
  }
}

test('a table whose groups do not fit in memory gets a right report by way of the disk, and leaves nothing there', async () => {
  const { document, storePath, seen } = await run(LITTLE);
  expect(seen).toBe(true);
  expect(document.tables[0]?.rows).toBe(ROWS);
  const repeated = document.alerts.filter(({ kind }) => kind === 'non-unique-identifier');
  expect(repeated.map(({ columns, count }) => [columns, count])).toEqual([[['badge_id'], TWICE]]);
  const outcomes = (await verifyClaims(document, storePath)).map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['same']));
  expect(workFolders()).toEqual([]);
});

test('cancelled while it uses the disk, an analysis leaves nothing there', async () => {
  const controller = new AbortController();
  const reason = new Error('no longer wanted');
  await expect(run(LITTLE, controller.signal, () => controller.abort(reason))).rejects.toBe(reason);
  expect(workFolders()).toEqual([]);
  expect((await readdir(folder)).filter((name) => name.endsWith('.wal'))).toEqual([]);
});

test('a limit below what a single step needs ends in DuckDB’s own sentence about memory', async () => {
  await expect(run(4_000_000)).rejects.toThrow('Out of Memory Error');
  expect(workFolders()).toEqual([]);
});
