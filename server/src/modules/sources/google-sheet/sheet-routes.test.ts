import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorBody } from '@hub/shared/contracts/error';
import { analysisResult, reportDetail } from '@hub/shared/contracts/reports/report';
import { sheetTestResponse } from '@hub/shared/contracts/sources/source';
import { workerScript } from '../../../engine/worker-path';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';
import { FakeGoogle, type FakeSheet } from './testing/fake-google';

jest.setTimeout(60_000);

const fake = new FakeGoogle();
let hub: TestApp;
let ann: Account;

beforeAll(async () => {
  const TEST_GOOGLE_ORIGIN = await fake.start();
  hub = await testApp({ TEST_GOOGLE_ORIGIN, SOURCE_RATE_LIMIT: '1000', SHEET_LIMIT: '1000000' }, { worker: workerScript() });
  ann = await hub.signUp();
});
afterAll(async () => {
  await hub.stop();
  await fake.stop();
});

const testSheet = (sheet_url: string) => hub.call('POST', '/google-sheet/test', { sheet_url }, ann.token);
const upload = (sheet_url: string, more: object = {}) =>
  hub.call('POST', '/upload-google-sheet', { file_type: 'google_sheet', sheet_url, ...more }, ann.token);
const refusal = (answer: Awaited<ReturnType<typeof upload>>) => [answer.statusCode, errorBody.parse(answer.json()).detail];
const stored = () => readdirSync(join(hub.folder, 'files'));

const rows = Array.from(
  { length: 60 },
  (_, i) => `${i % 3 ? 'North' : 'South'},2024-01-${String(1 + (i % 28)).padStart(2, '0')},${i * 3 + 1}`,
);
const CSV = `region,day,sales\n${rows.join('\n')}\n`;

test('a sheet is tested, analysed, and kept under its title', async () => {
  const address = fake.add({ csv: CSV, title: 'Sales 2024 - Sheet1' });
  expect(sheetTestResponse.parse((await testSheet(address)).json())).toEqual({
    title: 'Sales 2024 - Sheet1',
    columns: ['region', 'day', 'sales'],
    rows: 60,
    message: 'Connected to Sales 2024 - Sheet1: 3 columns, 60 rows.',
  });
  const result = analysisResult.parse((await upload(address)).json());
  expect(result.fileType).toBe('google_sheet');
  const { report } = reportDetail.parse((await hub.call('GET', `/reports/${result.report_id}`, undefined, ann.token)).json());
  expect(report).toMatchObject({ source_type: 'google_sheet', record_count: 60 });
  expect(report.report_title).toContain('Sales 2024');
  const [last] = (await hub.call('GET', '/analyses', undefined, ann.token)).json<{ source_name: string }[]>();
  expect(last?.source_name).toBe('Sales 2024 - Sheet1');
});

test.each<[string, FakeSheet, number, string]>([
  ['private', { behaves: 'private' }, 422, 'Failed to access the Google Sheet. Please check the URL and sharing settings'],
  [
    'a sign-in page',
    { behaves: 'sign-in-page' },
    422,
    'Failed to access the Google Sheet. Please check the URL and sharing settings',
  ],
  ['deleted', { behaves: 'deleted' }, 422, 'Failed to connect to the Google Sheet. Please verify the URL and try again'],
  ['too large', { behaves: 'bomb' }, 413, 'The Google Sheet is too large. Please download it as CSV and upload the file.'],
  ['empty', { csv: '' }, 422, 'The Google Sheet is empty.'],
  ['asked for too often', { behaves: 'busy' }, 422, 'Google Sheets is busy at the moment. Please try again in a minute.'],
  ['not where it should be', { redirect: 'https://example.com/' }, 422, 'Failed to process Google Sheet. Please try again.'],
  [
    'cut off',
    { behaves: 'cut' },
    422,
    'Connection failed. Please try again. This hub could not reach Google Sheets, or lost the connection to it.',
  ],
])('a sheet that is %s', async (_name, sheet, status, detail) => {
  const before = stored();
  expect(refusal(await upload(fake.add(sheet)))).toEqual([status, detail]);
  expect(stored()).toEqual(before);
});

test('a tab that is not there', async () => {
  const detail = 'The Google Sheet has no tab with the number (gid) in this URL. Please open the tab and copy its URL again.';
  const address = `${fake.add({ csv: CSV })}#gid=5`;
  expect(refusal(await upload(address))).toEqual([422, detail]);
  expect(refusal(await testSheet(address))).toEqual([422, detail]);
});

test('a test whose network fails has its own sentence', async () => {
  expect(refusal(await testSheet(fake.add({ behaves: 'broken' })))).toEqual([
    422,
    'Connection test failed. Please try again. This hub could not reach Google Sheets, or lost the connection to it.',
  ]);
});

test.each([
  ['', 'Google Sheet URL is required'],
  ['https://example.com/sheet', 'Please enter a valid public Google Sheet URL.'],
  ['http://169.254.169.254/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ', 'Please enter a valid public Google Sheet URL.'],
])('%j: %s', async (address, detail) => {
  expect(refusal(await testSheet(address))).toEqual([400, detail]);
  expect(refusal(await upload(address))).toEqual([400, detail]);
});

test('a sheet is read again by its id and tab, under its newest title', async () => {
  const sheet = { csv: CSV, tabs: { '7': CSV }, title: 'Before' };
  const first = analysisResult.parse((await upload(`${fake.add(sheet)}#gid=7`)).json());
  sheet.title = 'After';
  sheet.tabs['7'] = `${CSV}East,2024-02-01,9\n`;
  const again = await hub.call('POST', `/reports/${first.report_id}/analyze-again`, {}, ann.token);
  const { report, source } = reportDetail.parse(
    (await hub.call('GET', `/reports/${analysisResult.parse(again.json()).report_id}`, undefined, ann.token)).json(),
  );
  expect(source).toMatchObject({ type: 'google_sheet', gid: '7' });
  expect(report).toMatchObject({
    report_title: expect.stringContaining('After'),
    record_count: 61,
    previous_id: first.report_id,
  });
});

test('an analysis can be cancelled while it downloads', async () => {
  const id = randomUUID();
  const before = stored();
  const work = upload(fake.add({ behaves: 'stalls' }), { analysis_id: id });
  await sleep(300);
  expect((await hub.call('DELETE', `/analyses/${id}`, undefined, ann.token)).statusCode).toBe(204);
  expect(errorBody.parse((await work).json()).code).toBe('analysis-cancelled');
  expect(stored()).toEqual(before);
});

test.each([
  ['a title above', 'Sales report\nAll regions\n\n'],
  ['a title row of the grid above', 'Sales report,,\n,,\n'],
  ['nothing above', ''],
])('a test tells of a sheet with %s what its report tells', async (_name, above) => {
  const address = fake.add({ csv: `${above}${CSV}\n\nSource: own records,,\n` });
  const tested = sheetTestResponse.parse((await testSheet(address)).json());
  const result = analysisResult.parse((await upload(address)).json());
  const detail = reportDetail.parse((await hub.call('GET', `/reports/${result.report_id}`, undefined, ann.token)).json());
  const [table] = detail.document?.tables ?? [];
  expect([tested.columns, tested.rows]).toEqual([table?.columns.map(({ name }) => name), table?.rows]);
  expect(tested).toMatchObject({ columns: ['region', 'day', 'sales'], rows: 60 });
});

test('a test refuses in the words of the report', async () => {
  const address = fake.add({ csv: 'region,day,sales\n' });
  const [status, detail] = refusal(await testSheet(address));
  expect([status, detail]).toEqual(refusal(await upload(address)));
  expect(detail).toBe('The file has a header row but no data rows.');
});

test('nobody tests or analyses without a login', async () => {
  const address = fake.add({ csv: CSV });
  expect((await hub.call('POST', '/google-sheet/test', { sheet_url: address })).statusCode).toBe(401);
  expect((await hub.call('POST', '/upload-google-sheet', { file_type: 'google_sheet', sheet_url: address })).statusCode).toBe(
    401,
  );
});

test('production does not start with a server in the place of Google', async () => {
  await expect(testApp({ NODE_ENV: 'production', TEST_GOOGLE_ORIGIN: fake.origin })).rejects.toThrow(
    'TEST_GOOGLE_ORIGIN is for tests only',
  );
});
