import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  analysisResult,
  downloadResponse,
  reportAnalytics,
  reportDetail,
  reportList,
} from '@hub/shared/contracts/reports/report';
import { madeShare } from '@hub/shared/contracts/reports/share';
import { PASSWORD, testApp, type Account, type TestApp } from '../../testing/test-app';
import { clearDeleted, UNDO_MINUTES } from './deleted-reports';

let hub: TestApp;
let ann: Account;
let bob: Account;
beforeAll(async () => {
  hub = await testApp();
  [ann, bob] = [await hub.signUp('ann@example.com'), await hub.signUp('bob@example.com')];
}, 60_000);
afterAll(() => hub.stop());

const MINUTE = 60_000;
const stores = () => ({ db: hub.context.database.db, files: hub.context.files });
const make = async (of = ann) => analysisResult.parse((await hub.upload(of.token, 'a,b\n1,2\n', { name: 'Sales.csv' })).json());
const call = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, body?: object, of = ann) =>
  hub.call(method, url, body, of.token);
const statusOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).statusCode;
const stored = () => readdirSync(join(hub.folder, 'files'));
const aside = () => hub.context.files.trash.names();

test('a deletion can be taken back whole: report, links, runs and files', async () => {
  const { report_id: id, filePath } = await make();
  const { token } = madeShare.parse(
    (await call('POST', `/reports/${id}/shares`, { days: null, queries: false, rows: false })).json(),
  );
  const before = (await call('GET', `/reports/${id}`)).json<unknown>();
  const runs = (await call('GET', '/agents')).json<{ agents: { recent_runs: { report_id: string | null }[] }[] }>();

  expect(await statusOf('DELETE', `/reports/${id}`)).toBe(204);
  expect(await statusOf('GET', `/reports/${id}`)).toBe(404);
  expect(await statusOf('POST', '/shared-report', { token })).not.toBe(200);
  expect(reportAnalytics.parse((await call('GET', '/users/reports/analytics')).json()).total_reports).toBe(0);
  expect([stored(), [...(await aside())]]).toEqual([[], [filePath]]);

  expect(await statusOf('POST', `/reports/${id}/restore`)).toBe(204);
  expect((await call('GET', `/reports/${id}`)).json()).toEqual(before);
  expect(await statusOf('POST', '/shared-report', { token })).toBe(200);
  expect((await call('GET', '/agents')).json<typeof runs>().agents.map(({ recent_runs }) => recent_runs)).toEqual(
    runs.agents.map(({ recent_runs }) => recent_runs),
  );
  expect([stored(), [...(await aside())]]).toEqual([[filePath], []]);
  expect(await statusOf('POST', `/reports/${id}/restore`)).toBe(404);
  await call('DELETE', `/reports/${id}`);
});

test('nobody else takes it back, and nobody when the time is over', async () => {
  const { report_id: id } = await make();
  await call('DELETE', `/reports/${id}`);
  expect(await statusOf('POST', `/reports/${id}/restore`, undefined, bob)).toBe(404);
  await clearDeleted(stores(), new Date(Date.now() + (UNDO_MINUTES - 1) * MINUTE));
  expect(await statusOf('POST', `/reports/${id}/restore`)).toBe(204);
  await call('DELETE', `/reports/${id}`);
  await clearDeleted(stores(), new Date(Date.now() + (UNDO_MINUTES + 1) * MINUTE));
  expect(await statusOf('POST', `/reports/${id}/restore`)).toBe(404);
  expect((await stores().db.selectFrom('deleted_reports').select('id').execute()).length).toBe(0);
  expect([stored(), [...(await aside())]]).toEqual([[], []]);
});

test('an account that is deleted leaves nothing that could be taken back', async () => {
  const eve = await hub.signUp('eve@example.com');
  const { report_id: id } = await make(eve);
  await call('DELETE', `/reports/${id}`, undefined, eve);
  expect((await aside()).size).toBe(1);
  expect(await statusOf('DELETE', '/users/me', undefined, eve)).toBe(400);
  await call('DELETE', '/users/me', { current_password: PASSWORD }, eve);
  expect((await aside()).size).toBe(0);
  expect(await stores().db.selectFrom('deleted_reports').select('id').execute()).toEqual([]);
});

describe('a new name', () => {
  test('stands in the list, in the report and in what is downloaded', async () => {
    const { report_id: id } = await make();
    expect(await statusOf('PATCH', `/reports/${id}`, { report_title: '  Sales *north*  ' })).toBe(204);
    const [listed] = reportList.parse((await call('GET', '/reports')).json());
    expect(listed?.report_title).toBe('Sales *north*');
    const { report, document, blocks } = reportDetail.parse((await call('GET', `/reports/${id}`)).json());
    expect([report.report_title, document?.report.title, blocks?.title]).toEqual(Array(3).fill('Sales *north*'));
    expect(report.report_content?.split('\n')[0]).toBe('# Sales \\*north\\*');
    const { filename, content } = downloadResponse.parse((await call('GET', `/reports/${id}/download`)).json());
    expect([filename, content.split('\n')[0]]).toEqual(['sales-north-report.md', '# Sales \\*north\\*']);
  });

  test.each([[''], ['   '], ['x'.repeat(201)]])('%j is none', async (report_title) => {
    const { report_id: id } = await make();
    expect(await statusOf('PATCH', `/reports/${id}`, { report_title })).toBe(400);
  });

  test("is not given to somebody else's report", async () => {
    const { report_id: id } = await make(bob);
    expect(await statusOf('PATCH', `/reports/${id}`, { report_title: 'Mine' })).toBe(404);
  });
});
