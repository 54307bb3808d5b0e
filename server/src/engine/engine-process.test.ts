import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalysisJob } from './engine-jobs';
import { EngineProcess } from './engine-process';
import { workerScript } from './worker-path';

let folder: string;
let child: EngineProcess;
const start = () => new EngineProcess(workerScript(), () => undefined);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-engine-test-'));
  const rows = Array.from({ length: 30_000 }, (_, i) => `${i},${['north', 'south', 'west'][i % 3]},${(i * 37) % 1000}`);
  await writeFile(join(folder, 'table.csv'), `id,region,amount\n${rows.join('\n')}\n`);
  await writeFile(join(folder, 'small.csv'), 'kind,cost\na,1\nb,2\na,3\n');
  child = start();
}, 60_000);
afterAll(async () => {
  child.kill();
  await rm(folder, { recursive: true, force: true });
});

function job(changes: Partial<AnalysisJob> = {}, file = 'table.csv'): AnalysisJob {
  return {
    id: 'one',
    timeLimit: 60_000,
    memoryCeiling: Infinity,
    signal: new AbortController().signal,
    request: { inputs: [{ kind: 'csv', path: join(folder, file), name: file }], sourceType: 'csv', storePath: null },
    onStage: () => undefined,
    onRun: () => undefined,
    ...changes,
  };
}

/** Another child where the last one was killed. */
const living = () => (child.isAlive ? child : (child = start()));

test('a cancelled analysis ends as cancelled, and another can follow', async () => {
  const controller = new AbortController();
  const cancelled = await living().analyze(job({ signal: controller.signal, onStage: () => controller.abort() }));
  expect(cancelled).toEqual({ kind: 'cancelled' });
  expect(await living().analyze(job({}, 'small.csv'))).toMatchObject({
    kind: 'done',
    output: { document: { tables: [{ rows: 3 }] } },
  });
}, 60_000);

test('an analysis that takes longer than it may ends as timeout', async () => {
  expect(await living().analyze(job({ timeLimit: 1 }))).toEqual({ kind: 'timeout' });
}, 60_000);

test('a child that holds more memory than it may is killed', async () => {
  expect(await living().analyze(job({ memoryCeiling: 1 }))).toEqual({ kind: 'memory' });
  expect(child.isAlive).toBe(false);
}, 60_000);

test('a child that is killed amid an analysis fails it, and leaves nothing; the next one keeps its tables alone', async () => {
  const storePath = join(folder, 'store.duckdb');
  const killed = living();
  const { request } = job();
  const outcome = await killed.analyze(
    job({ request: { ...request, storePath }, onStage: () => killed.pid !== undefined && process.kill(killed.pid, 'SIGKILL') }),
  );
  expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('SIGKILL') });
  const left = async () => (await readdir(folder)).filter((name) => name.startsWith('store.duckdb'));
  expect(await left()).toEqual([]);
  const again = await living().analyze(job({ request: { ...request, storePath: join(folder, 'again.duckdb') } }));
  expect(again.kind).toBe('done');
  expect((await readdir(folder)).filter((name) => name.startsWith('again'))).toEqual(['again.duckdb']);
}, 60_000);

test('a child practises on a table of its own, and what is asked meanwhile comes first', async () => {
  const own = start();
  try {
    expect(await own.practise()).toBe('done');
    const practice = own.practise();
    const outcome = await own.analyze(job({}, 'small.csv'));
    expect([await practice, outcome]).toMatchObject([
      'cancelled',
      { kind: 'done', output: { document: { tables: [{ rows: 3 }] } } },
    ]);
  } finally {
    own.kill();
  }
}, 60_000);

test('a verification can be cancelled', async () => {
  const signal = AbortSignal.abort();
  const claims: never[] = [];
  const outcome = await living().verify({
    id: 'two',
    timeLimit: 60_000,
    memoryCeiling: Infinity,
    signal,
    claims,
    storePath: join(folder, 'again.duckdb'),
  });
  expect(outcome).toEqual({ kind: 'cancelled' });
}, 60_000);
