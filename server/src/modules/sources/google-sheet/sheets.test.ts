import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSheetAddress } from '@hub/shared/contracts/sources/sheet-address';
import { downloadSheet } from './download-sheet';
import { GOOGLE, googleForTests, googleOf } from './google-endpoints';
import { previewTable } from '@hub/engine';
import { previewSheet as preview } from './preview-sheet';
import type { SheetSource } from './read-sheet';
import { sheetError, SheetFailure } from './sheet-failure';
import { FakeGoogle, type FakeSheet } from './testing/fake-google';

const fake = new FakeGoogle();
let source: SheetSource;
let folder: string;

beforeAll(async () => {
  source = { google: googleForTests(await fake.start()), limits: { timeoutMs: 10_000, maxBytes: 5_000_000 } };
});
afterAll(() => fake.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-sheet-'));
  fake.requests.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

const at = (address: string) => {
  const parsed = parseSheetAddress(address);
  if (typeof parsed === 'string') throw new Error(`${address} is ${parsed}`);
  return parsed;
};
const download = (address: string, hooks = {}, from = source) =>
  downloadSheet(at(address), join(folder, 'sheet.csv'), from, hooks);
const look = (path: string) => previewTable({ kind: 'csv', path, name: 'sheet' });
const previewSheet = (address: ReturnType<typeof at>, from: SheetSource) => preview(address, from, look);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof SheetFailure ? error.reason : error),
  );

const CSV = 'city,people\nParis,2100000\n"New York, NY",8300000\n';

test('a sheet is downloaded as it is, over the redirect, with its title', async () => {
  let seen = 0;
  const sheet = await download(fake.add({ csv: CSV, title: 'Städte – März' }), { onBytes: (bytes: number) => (seen = bytes) });
  expect(sheet).toEqual({ title: 'Städte – März', bytes: CSV.length });
  expect(await readFile(join(folder, 'sheet.csv'), 'utf8')).toBe(CSV);
  expect(seen).toBeLessThanOrEqual(CSV.length);
  expect(fake.requests).toHaveLength(2);
});

test('a packed answer is unpacked', async () => {
  await download(fake.add({ csv: CSV, gzip: true }));
  expect(await readFile(join(folder, 'sheet.csv'), 'utf8')).toBe(CSV);
});

test('without a gid the first tab is asked for, with one that tab', async () => {
  const address = fake.add({ csv: CSV, tabs: { '77': 'other\n1\n' }, hops: 0 });
  expect((await previewSheet(at(address), source)).columns).toEqual(['city', 'people']);
  expect((await previewSheet(at(`${address}#gid=77`), source)).columns).toEqual(['other']);
  expect(fake.requests.map((path) => path.split('?')[1])).toEqual(['format=csv', 'format=csv&gid=77']);
});

describe('a tab that is given by its name', () => {
  const names = { '0': 'Cities', '77': "Ann's / 2nd & “last”", '78': 'Tab2' };
  const address = (tab: string) =>
    `${fake.add({ csv: CSV, tabs: { '77': 'other\n1\n', '78': 'second\n1\n' }, names, hops: 0 }).replace('/edit', '')}/gviz/tq?tqx=out:csv&sheet=${encodeURIComponent(tab)}`;

  test.each([
    ['Tab2', 'second'],
    [names['77'], 'other'],
  ])('%s is the one that is read', async (tab, column) => {
    expect((await previewSheet(at(address(tab)), source)).columns).toEqual([column]);
    await download(address(tab));
    expect(await readFile(join(folder, 'sheet.csv'), 'utf8')).toBe(`${column}\n1\n`);
  });

  test('is never another one when it is not there, or when the tabs cannot be told', async () => {
    expect(await failure(download(address('Tab3')))).toBe('unknown-tab');
    const unlisted = fake.add({ csv: CSV }).replace('/edit', '/gviz/tq?sheet=Tab2');
    expect(await failure(download(unlisted))).toBe('unknown-tab');
    expect(await readdir(folder)).toEqual([]);
  });

  test('is private when the sheet is', async () => {
    const hidden = fake.add({ behaves: 'private' }).replace('/edit', '/gviz/tq?sheet=Tab2');
    expect(await failure(download(hidden))).toBe('private');
  });
});

test('a published copy is read from where it is published, whole or one tab of it', async () => {
  const published = fake.publish({ csv: CSV, tabs: { '77': 'other\n1\n' } });
  expect((await previewSheet(at(published), source)).columns).toEqual(['city', 'people']);
  expect((await previewSheet(at(`${published}?gid=77&single=true`), source)).columns).toEqual(['other']);
  expect(fake.requests.filter((path) => path.startsWith('/spreadsheets'))).toEqual([
    expect.stringMatching(/^\/spreadsheets\/d\/e\/2PACX-fake_\d+\/pub\?output=csv$/),
    expect.stringMatching(/\/pub\?output=csv&single=true&gid=77$/),
  ]);
});

test('a test answers title, columns and rows', async () => {
  expect(await previewSheet(at(fake.add({ csv: CSV, title: 'Cities' })), source)).toEqual({
    title: 'Cities',
    columns: ['city', 'people'],
    rows: 2,
    message: 'Connected to Cities: 2 columns, 2 rows.',
  });
});

test('a test of a long sheet stops early, and says so', async () => {
  const preview = await previewSheet(at(fake.add({ behaves: 'endless' })), source);
  expect(preview.rows).toBe(10_000);
  expect(preview.message).toBe('Connected to Untitled Report: 2 columns, the first 10,000 rows seen.');
});

const failing: [string, FakeSheet, string][] = [
  ['redirects to the sign-in', { behaves: 'private' }, 'private'],
  ['is the sign-in page with status 200', { behaves: 'sign-in-page' }, 'private'],
  ['is a page that calls itself CSV', { behaves: 'page-as-csv' }, 'private'],
  ['is forbidden', { behaves: 'forbidden' }, 'private'],
  ['is deleted', { behaves: 'deleted' }, 'missing'],
  ['is gone', { behaves: 'gone' }, 'missing'],
  ['is asked for too often', { behaves: 'busy' }, 'busy'],
  ['hangs up', { behaves: 'broken' }, 'network'],
  ['hangs up in the middle', { behaves: 'cut' }, 'network'],
  ['is empty', { csv: '' }, 'empty'],
  ['redirects four times', { csv: CSV, hops: 4 }, 'unexpected'],
  ['redirects to another host', { redirect: 'http://127.0.0.1:1/' }, 'unexpected'],
  ['redirects to the metadata service', { redirect: 'http://169.254.169.254/latest/meta-data' }, 'unexpected'],
  ['redirects to a file', { redirect: 'file:///etc/passwd' }, 'unexpected'],
  ['redirects to nowhere', { redirect: 'http://' }, 'unexpected'],
];
test.each(failing)('a sheet that %s fails, and leaves no file', async (_name, sheet, reason) => {
  const address = fake.add(sheet);
  expect(await failure(download(address))).toBe(reason);
  expect(await readdir(folder)).toEqual([]);
  expect(await failure(previewSheet(at(address), source))).toBe(reason);
});

test('three redirects are followed', async () => {
  await expect(download(fake.add({ csv: CSV, hops: 3 }))).resolves.toBeTruthy();
});

test('a tab that is not there is told apart from a sheet that is not there', async () => {
  const address = fake.add({ csv: CSV });
  expect(await failure(download(`${address}#gid=99`))).toBe('wrong-tab');
  expect(await failure(download('https://docs.google.com/spreadsheets/d/1unknown-unknown-unknown-unknown#gid=99'))).toBe(
    'missing',
  );
});

test.each(['endless', 'bomb'] as const)('a sheet without end (%s) is cut at the limit', async (behaves) => {
  expect(await failure(download(fake.add({ behaves })))).toBe('too-large');
  expect(await readdir(folder)).toEqual([]);
});

test('the limit counts what is unpacked, to the byte', async () => {
  const csv = 'a\n'.repeat(500);
  const limited = (maxBytes: number) => ({ ...source, limits: { ...source.limits, maxBytes } });
  expect(await failure(download(fake.add({ csv, gzip: true }), {}, limited(999)))).toBe('too-large');
  await expect(download(fake.add({ csv, gzip: true }), {}, limited(1000))).resolves.toMatchObject({ bytes: 1000 });
});

test.each(['silent', 'stalls'] as const)('a sheet that is %s runs into the time limit', async (behaves) => {
  const hasty = { ...source, limits: { ...source.limits, timeoutMs: 300 } };
  expect(await failure(download(fake.add({ behaves }), {}, hasty))).toBe('slow');
  expect(await readdir(folder)).toEqual([]);
});

test.each(['silent', 'stalls'] as const)('a caller can stop a download that is %s', async (behaves) => {
  const controller = new AbortController();
  const work = failure(download(fake.add({ behaves }), { signal: controller.signal }));
  setTimeout(() => controller.abort(new Error('cancelled by the user')), 100);
  expect(await work).toEqual(new Error('cancelled by the user'));
  expect(await readdir(folder)).toEqual([]);
});

test('an existing file is not written over, nor removed', async () => {
  const address = fake.add({ csv: CSV });
  await download(address);
  await expect(download(fake.add({ csv: 'x\n1\n' }))).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(join(folder, 'sheet.csv'), 'utf8')).toBe(CSV);
});

test('nothing listens: a failure of the network, in the words of each button', async () => {
  const gone = { ...source, google: googleForTests('http://127.0.0.1:1') };
  expect(await failure(previewSheet(at(fake.add({ csv: CSV })), gone))).toBe('network');
  expect(sheetError(new SheetFailure('network'), 'test').detail).toMatch(
    /^Connection test failed\. Please try again\. This hub could not reach Google Sheets/,
  );
  expect(sheetError(new SheetFailure('network'), 'connect').detail).toMatch(
    /^Connection failed\. Please try again\. This hub could not reach Google Sheets/,
  );
});

test.each([
  ['https://docs.google.com/spreadsheets/d/x/export', true],
  ['https://doc-08-1k-sheets.googleusercontent.com/export/x', true],
  ['http://docs.google.com/x', false],
  ['https://docs.google.com:444/x', false],
  ['https://googleusercontent.com.evil.example/', false],
  ['https://evilgoogleusercontent.com/', false],
  ['https://accounts.google.com/ServiceLogin', false],
  ['https://169.254.169.254/', false],
])('a redirect to %s is followed: %s', (address, followed) => {
  expect(GOOGLE.follows(new URL(address))).toBe(followed);
});

test.each([
  ['https://accounts.google.com/v3/signin/identifier', true],
  ['https://www.google.com/a/example.org/ServiceLogin?service=wise', true],
  ['https://docs.google.com/spreadsheets/d/x', false],
])('a redirect to %s asks for a sign-in: %s', (address, signIn) => {
  expect(GOOGLE.asksForSignIn(new URL(address))).toBe(signIn);
});

test.each(['https://127.0.0.1:1', 'http://10.0.0.1:1', 'http://localhost:1', 'http://127.0.0.1:1/x'])(
  '%s cannot stand in for Google',
  (origin) => {
    expect(() => googleForTests(origin)).toThrow('TEST_GOOGLE_ORIGIN must be');
  },
);

test('nothing can stand in for Google in production', () => {
  const TEST_GOOGLE_ORIGIN = 'http://127.0.0.1:1';
  expect(() => googleOf({ TEST_GOOGLE_ORIGIN, NODE_ENV: 'production' })).toThrow('for tests only');
  expect(googleOf({ TEST_GOOGLE_ORIGIN, NODE_ENV: 'test' }).origin).toBe(TEST_GOOGLE_ORIGIN);
  expect(googleOf({ TEST_GOOGLE_ORIGIN: undefined, NODE_ENV: 'production' })).toBe(GOOGLE);
});
