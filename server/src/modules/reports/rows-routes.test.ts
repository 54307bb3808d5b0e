import { rm } from 'node:fs/promises';
import { claimRowsResponse, ROWS_A_PAGE } from '@hub/shared/contracts/reports/claim';
import { errorBody } from '@hub/shared/contracts/error';
import { downloadResponse, reportDetail } from '@hub/shared/contracts/reports/report';
import { workerScript } from '../../engine/worker-path';
import { testApp, type Account, type TestApp } from '../../testing/test-app';

jest.setTimeout(300_000);

const LONG = 'x'.repeat(1_000);
const ROWS = 240;
const TABLE = `team,cost,note\n${Array.from({ length: ROWS }, (_, i) => `${i % 3 === 0 ? 'north' : 'south'},${i % 3 === 0 ? 90 + (i % 7) : 20 + (i % 5)},${i === 0 ? LONG : i === 1 ? '=1+1' : `note ${i}`}`).join('\n')}\n`;

let hub: TestApp;
let ann: Account;
let report: ReturnType<typeof reportDetail.parse>;

beforeAll(async () => {
  hub = await testApp({}, { worker: workerScript() });
  ann = await hub.signUp();
  const { report_id: id } = (await hub.upload(ann.token, TABLE)).json<{ report_id: string }>();
  report = reportDetail.parse((await hub.call('GET', `/reports/${id}`, undefined, ann.token)).json());
});
afterAll(() => hub.stop());

const address = (claim: string) => `/reports/${report.report.id}/claims/${claim}/rows`;
const ask = async (claim: string, body: object = {}) =>
  claimRowsResponse.parse((await hub.call('POST', address(claim), body, ann.token)).json());
const claims = () => report.document?.claims ?? [];
const ofAll = () => claims().find(({ rows, value }) => rows?.how === 'count' && value === ROWS)?.id ?? '';

test('the rows behind a number come page by page, and give the number again', async () => {
  const first = await ask(ofAll());
  expect(first).toMatchObject({ state: 'read', total: ROWS, value: ROWS, outcome: 'same' });
  expect(first.rows).toHaveLength(ROWS_A_PAGE);
  const second = await ask(ofAll(), { offset: ROWS_A_PAGE });
  const third = await ask(ofAll(), { offset: 2 * ROWS_A_PAGE });
  const all = [...first.rows, ...second.rows, ...third.rows].map((row) => JSON.stringify(row));
  expect(new Set(all).size).toBe(ROWS);
  const mean = claims().find(({ rows }) => rows?.how === 'mean');
  const page = await ask(mean?.id ?? '', { limit: 3 });
  const costs = page.rows.map((row) => Number(row[page.columns.indexOf('cost')]));
  expect(page.outcome).toBe('same');
  expect(costs).toHaveLength(3);
  expect(Math.min(...costs)).toBeGreaterThan(page.value ?? Infinity);
});

test('a long cell is cut on the page, and whole and harmless in the file', async () => {
  const { columns, rows } = await ask(ofAll());
  expect(rows[0]?.[columns.indexOf('note')]).toBe(`${'x'.repeat(300)}…`);
  const answer = await hub.call('POST', `${address(ofAll())}/download`, {}, ann.token);
  const { content, filename } = downloadResponse.parse(answer.json());
  expect(filename).toMatch(/-rows\.csv$/);
  expect(content).toContain(LONG);
  expect(content).toContain("'=1+1");
  expect(content.trim().split('\r\n')).toHaveLength(ROWS + 1);
});

test('rows are put in order and filtered by a column, page by page, and so is the file', async () => {
  const dear = { filter: { column: 'cost', is: 'at-least', value: 90 }, order: { column: 'note', descending: true } };
  const page = await ask(ofAll(), dear);
  expect(page).toMatchObject({ state: 'read', total: ROWS / 3, value: ROWS, outcome: 'same' });
  const cells = (read: typeof page, column: string) => read.rows.map((row) => row[read.columns.indexOf(column)]);
  expect(Math.min(...cells(page, 'cost').map(Number))).toBe(90);
  expect(cells(page, 'note')).toEqual([...cells(page, 'note')].sort().reverse());
  expect(page.columns).toEqual((await ask(ofAll())).columns);
  const byTeam = await Promise.all([0, 100, 200].map((offset) => ask(ofAll(), { offset, order: { column: 'team', descending: false } })));
  const notes = byTeam.flatMap((each) => cells(each, 'note'));
  expect(new Set(notes).size).toBe(ROWS);
  expect(byTeam.flatMap((each) => cells(each, 'team')).lastIndexOf('north')).toBe(ROWS / 3 - 1);
  expect(await ask(ofAll(), { filter: { column: 'note', is: 'contains', value: "NOTE 23'" } })).toMatchObject({ total: 0, rows: [] });
  expect((await ask(ofAll(), { filter: { column: 'note', is: 'contains', value: 'NOTE 23' } })).total).toBe(11);
  const file = downloadResponse.parse((await hub.call('POST', `${address(ofAll())}/download`, dear, ann.token)).json());
  expect(file.content.trim().split('\r\n')).toHaveLength(ROWS / 3 + 1);
}); // prettier-ignore

test.each([
  { filter: { column: 'note"; DROP TABLE data; --', is: 'contains', value: 'x' } },
  { filter: { column: 'cost', is: 'at-least', value: "x' OR 1=1 --" } },
  { order: { column: 'none', descending: true } },
  { filter: { column: 'cost', is: 'below', value: 3 } },
  { filter: { column: 'cost', is: 'contains', value: 'x'.repeat(201) } },
])('rows that cannot be asked for like this are refused: %j', async (body) => {
  expect((await hub.call('POST', address(ofAll()), body, ann.token)).statusCode).toBe(400);
  expect(await ask(ofAll())).toMatchObject({ state: 'read', total: ROWS });
});

test('rows of another’s report are not there, nor are those of no claim, nor more than a page', async () => {
  const bob = await hub.signUp('bob@example.com');
  const status = async (path: string, body: object, token?: string) => (await hub.call('POST', path, body, token)).statusCode;
  expect(await status(address(ofAll()), {}, bob.token)).toBe(404);
  expect(await status(`${address(ofAll())}/download`, {}, bob.token)).toBe(404);
  expect(await status(address(ofAll()), {})).toBe(401);
  expect(await status(address('c999'), {}, ann.token)).toBe(404);
  expect(await status(address(ofAll()), { limit: ROWS_A_PAGE + 1 }, ann.token)).toBe(400);
  expect(await status(address(ofAll()), { offset: -1 }, ann.token)).toBe(400);
});

test('the report is a page of its own, and each of its charts a picture, for nobody but its owner', async () => {
  const get = (path: string, token?: string) => hub.call('GET', `/reports/${report.report.id}${path}`, undefined, token);
  const page = downloadResponse.parse((await get('/download?format=html', ann.token)).json());
  expect(page.filename).toMatch(/\.html$/);
  expect(page.content).toMatch(/^<!doctype html>/);
  const [chart] = report.document?.charts ?? [];
  const picture = downloadResponse.parse((await get(`/charts/${chart?.id}`, ann.token)).json());
  expect(picture.filename).toMatch(/\.svg$/);
  expect(picture.content).toMatch(/^<svg .*<\/svg>$/s);
  expect((await get('/charts/none', ann.token)).statusCode).toBe(404);
  const carl = await hub.signUp('carl@example.com');
  expect((await get(`/charts/${chart?.id}`, carl.token)).statusCode).toBe(404);
  expect((await get(`/charts/${chart?.id}`)).statusCode).toBe(401);
});

test('where the tables are gone it is said, and there is no file', async () => {
  const stored = await hub.context.database.db.selectFrom('reports').select('store_file').executeTakeFirstOrThrow();
  await rm(hub.context.files.path(stored.store_file ?? ''));
  expect(await ask(ofAll())).toMatchObject({ state: 'gone', rows: [], outcome: 'not-available' });
  const file = await hub.call('POST', `${address(ofAll())}/download`, {}, ann.token);
  expect(file.statusCode).toBe(409);
  expect(errorBody.parse(file.json()).detail).toBe(
    'The rows behind this number cannot be read any more. Please analyze the data again.',
  );
});
