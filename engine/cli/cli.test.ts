import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportDocument } from '../src/contracts/report/document';
import { writeWorkbook } from '../src/read/testing/write-workbook';
import { bundleProgram } from '../src/testing/bundle-program';
import { tableModel } from '../src/contracts/table/table-model';

jest.setTimeout(60_000);

const engine = join(__dirname, '..');

const start = (program: string[], args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((done) => {
    execFile(process.execPath, [...program, ...args], { cwd: engine, maxBuffer: 1 << 26 }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

let bundled: Awaited<ReturnType<typeof bundleProgram>>;
const run = (...args: string[]) => start([bundled.path], args);

let folder: string;
let path: string;
beforeAll(async () => {
  bundled = await bundleProgram(join(__dirname, 'cli.ts'));
  folder = await mkdtemp(join(tmpdir(), 'hub-cli-test-'));
  path = join(folder, 'sales.csv');
  await writeFile(
    path,
    ['region;amount', ...Array.from({ length: 50 }, (_, i) => `${i % 2 ? 'North' : 'South'};${i},5`)].join('\n'),
  );
});
afterAll(async () => {
  await bundled.remove();
  await rm(folder, { recursive: true, force: true });
});

test('prints the report as JSON of the contract, from the sources as `pnpm analyze` does', async () => {
  const { code, out } = await start(['--import', 'tsx', join(__dirname, 'cli.ts')], [path, '--format', 'json']);
  expect(code).toBe(0);
  expect(reportDocument.parse(JSON.parse(out)).tables[0]?.rows).toBe(50);
});

test('writes the table as it was read', async () => {
  const { out } = await run('--', path, '--format', 'table');
  expect(out.split('\r\n').slice(0, 2)).toEqual(['region,amount', 'South,"0,5"']);
});

test.each([
  ['no file', [] as string[]],
  ['a file that is not there', ['/nowhere.csv']],
  ['an unknown format', ['x.csv', '--format', 'pdf']],
])('%s ends with 2 and one line', async (_, args) => {
  const { code, out, err } = await run(...args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('prints what the table is, as JSON of the contract', async () => {
  const { out } = await run(path, '--format', 'model');
  const model = tableModel.parse(JSON.parse(out));
  expect(model.columns.map(({ name, role }) => [name, role])).toEqual([
    ['region', 'category'],
    ['amount', 'measure'],
  ]);
});

test('reads one sheet of a workbook', async () => {
  const book = join(folder, 'book.xlsx');
  const rows = (factor: number) => [['site', 'sold'], ...Array.from({ length: 30 }, (_, i) => [`S${i}`, i * factor])];
  await writeFile(book, writeWorkbook({ North: { rows: rows(2) }, South: { rows: rows(3) } }));
  const { out } = await run(book, '--sheet', 'South', '--format', 'table');
  expect(out.split('\r\n').slice(0, 4)).toEqual(['site,sold', 'S0,0', 'S1,3', 'S2,6']);
  const both = await run(book, '--format', 'json');
  expect(reportDocument.parse(JSON.parse(both.out)).tables.map(({ name }) => name)).toEqual(['North', 'South']);
  const wrong = await run(book, '--sheet', 'West');
  expect([wrong.code, wrong.err.trim()]).toEqual([2, 'The file has no table “West”. It has: North, South.']);
});
