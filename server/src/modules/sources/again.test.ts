import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reportComparison } from '@hub/shared/contracts/reports/comparison';
import { analysisResult, reportDetail, reportList } from '@hub/shared/contracts/reports/report';
import { sheetId } from './google-sheet/sheet-form';
import { tablesId } from './postgres/postgres-form';
import { testApp, type Account, type TestApp } from '../../testing/test-app';

let hub: TestApp;
let ann: Account;
let bob: Account;

beforeAll(async () => {
  hub = await testApp();
  ann = await hub.signUp();
  bob = await hub.signUp();
}, 60_000);
afterAll(() => hub.stop());

const again = (id: string, body: object = {}, { token } = ann) => hub.call('POST', `/reports/${id}/analyze-again`, body, token);
const get = (url: string, { token } = ann) => hub.call('GET', url, undefined, token);
const codeOf = (answer: Awaited<ReturnType<typeof again>>) => [answer.statusCode, answer.json<{ code: string }>().code];
const upload = async (name: string, fields: Record<string, string> = {}) =>
  analysisResult.parse((await hub.upload(ann.token, 'a,b\n1,2\n', { name, fields })).json());
const listed = async () => reportList.parse((await get('/reports')).json());

test('an uploaded file is analysed again from what is stored, and either report can go alone', async () => {
  const first = await upload('Sales.csv');
  const answer = await again(first.report_id);
  expect(answer.statusCode).toBe(200);
  const second = analysisResult.parse(answer.json());
  expect(second.report_id).not.toBe(first.report_id);
  expect(second.filePath).not.toBe(first.filePath);
  const detail = reportDetail.parse((await get(`/reports/${second.report_id}`)).json());
  expect(detail).toMatchObject({ source: { type: 'csv' }, source_name: 'Sales.csv', report: { previous_id: first.report_id } });
  expect((await listed()).map(({ id, previous_id }) => [id, previous_id])).toEqual([
    [second.report_id, first.report_id],
    [first.report_id, null],
  ]);
  await hub.call('DELETE', `/reports/${first.report_id}`, undefined, ann.token);
  expect(readdirSync(join(hub.folder, 'files'))).toContain(second.filePath);
  expect((await listed()).map(({ previous_id }) => previous_id)).toEqual([null]);
  expect((await again(second.report_id)).statusCode).toBe(200);
});

test('a newer file of another name can continue a source', async () => {
  const january = await upload('january.csv');
  const february = await upload('february.csv', { again_of: january.report_id });
  const unrelated = await upload('march.csv');
  const sameName = await upload('JANUARY.csv');
  const before = new Map((await listed()).map(({ id, previous_id }) => [id, previous_id]));
  expect([february, unrelated, sameName].map(({ report_id }) => before.get(report_id))).toEqual([
    january.report_id,
    null,
    february.report_id,
  ]);
  const comparison = reportComparison.parse((await get(`/reports/${february.report_id}/compare/${january.report_id}`)).json());
  expect(comparison).toMatchObject({ older: { id: january.report_id }, newer: { id: february.report_id }, unchanged: 2 });
  expect(comparison.reports.map(({ id }) => id)).toEqual([sameName.report_id, february.report_id, january.report_id]);
  const other = await get(`/reports/${unrelated.report_id}/compare/${january.report_id}`);
  expect(codeOf(other)).toEqual([409, 'sources-differ']);
});

test('nobody reaches another’s source, report or comparison', async () => {
  const mine = await upload('mine.csv');
  expect(codeOf(await again(mine.report_id, {}, bob))).toEqual([404, 'report-not-found']);
  expect(codeOf(await get(`/reports/${mine.report_id}/compare/${mine.report_id}`, bob))).toEqual([404, 'report-not-found']);
  const fields = { again_of: mine.report_id };
  expect(codeOf(await hub.upload(bob.token, 'a\n1\n', { fields }))).toEqual([404, 'report-not-found']);
  expect((await again(mine.report_id, {}, { ...ann, token: '' })).statusCode).toBe(401);
});

test('a source of which nothing is left says so', async () => {
  const lost = await upload('lost.csv');
  rmSync(join(hub.folder, 'files', lost.filePath));
  expect(codeOf(await again(lost.report_id))).toEqual([409, 'source-unknown']);
  const before = await upload('before.csv');
  await hub.context.database.db.updateTable('reports').set({ source: null }).where('id', '=', before.report_id).execute();
  expect(codeOf(await again(before.report_id))).toEqual([409, 'source-unknown']);
  expect(reportDetail.parse((await get(`/reports/${before.report_id}`)).json()).source).toBeNull();
});

test('what tells one source from another', () => {
  const sheet = (sheet_id: string, gid: string | null) => sheetId({ type: 'google_sheet', sheet_id, gid });
  const base = { type: 'postgres' as const, host: 'db', port: 5432, dbname: 'shop', user: 'ann', tables: ['a', 'b'] };
  const database = (more: object) => tablesId({ ...base, ...more });
  expect(sheet('x', null)).toBe(sheet('x', null));
  expect(sheet('x', null)).not.toBe(sheet('x', '7'));
  expect(database({ user: 'bob', tables: ['b', 'a'], host: 'DB' })).toBe(database({}));
  for (const more of [{ tables: ['a'] }, { port: 5433 }, { dbname: 'other' }, { host: 'db2' }])
    expect(database(more)).not.toBe(database({}));
});
