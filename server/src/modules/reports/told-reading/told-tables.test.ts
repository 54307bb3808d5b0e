import { analysisResult, reportDetail } from '@hub/shared/contracts/reports/report';
import type { TableCorrection, ToldReading } from '@hub/shared/contracts/reports/told-reading';
import { workerScript } from '../../../engine/worker-path';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';

const rows = Array.from(
  { length: 80 },
  (_, i) => `${i % 3 === 0 ? 'red' : 'blue'},${i % 4 === 0 ? 'back' : 'stays'},${100 + ((i * 31) % 57)}`,
);
const CSV = `colour,kept,amount\n${rows.join('\n')}\n`;
const NAME = 'orders.csv';

let [hub, ann, bob] = [] as unknown as [TestApp, Account, Account];

beforeAll(async () => {
  // What the real engine makes of a person's word is the point.
  const started = await testApp({}, { worker: workerScript() });
  [hub, ann, bob] = [started, await started.signUp(), await started.signUp()];
}, 120_000);
afterAll(() => hub.stop());

const told = (said: Omit<TableCorrection, 'table'>): ToldReading => ({ corrections: [], tables: [{ table: NAME, ...said }] });
const put = (id: string, body: object, { token } = ann) => hub.call('PUT', `/reports/${id}/reading`, body, token);
const upload = async (csv: string) => analysisResult.parse((await hub.upload(ann.token, csv, { name: NAME })).json()).report_id;
const again = async (id: string) =>
  analysisResult.parse((await hub.call('POST', `/reports/${id}/analyze-again`, {}, ann.token)).json()).report_id;
const documentOf = async (id: string) => {
  const { document } = reportDetail.parse((await hub.call('GET', `/reports/${id}`, undefined, ann.token)).json());
  return document;
};

test('what is said of a table holds for every later analysis of its source, and can be taken back', async () => {
  const first = await upload(CSV);
  const found = (await documentOf(first))?.tables[0]?.reading?.outcome;
  const outcome = { column: 'kept', event: 'back', good: 'low' as const };
  const body = told({ outcome });
  expect((await put(first, body)).json()).toEqual(body);
  expect((await hub.call('GET', `/reports/${first}/reading`, undefined, ann.token)).json()).toEqual({ ...body, joins: [] });

  const second = await again(first);
  expect((await documentOf(second))?.tables[0]?.reading).toMatchObject({
    outcome: { kind: 'outcome', outcome },
    told: { outcome },
  });
  // What is said of columns beside it takes nothing away.
  const corrections = [{ table: NAME, column: 'amount', role: 'measure-intensive' }];
  await hub.call('PUT', `/reports/${second}/roles`, { corrections }, ann.token);
  expect((await hub.call('GET', `/reports/${second}/reading`, undefined, ann.token)).json()).toEqual({
    ...body,
    joins: [],
    corrections,
  });

  await put(second, { corrections: [], tables: [] });
  expect((await documentOf(await again(second)))?.tables[0]?.reading?.outcome).toEqual(found);
}, 120_000);

test('a newer file without the column is analysed, and says that the word was not followed', async () => {
  const first = await upload(CSV);
  await put(first, told({ outcome: { column: 'kept', event: 'back', good: null } }));
  const later = await upload(CSV.replace('kept', 'state'));
  expect((await documentOf(later))?.alerts.filter(({ kind }) => kind === 'not-followed')).toHaveLength(1);
  // The word may be kept although its column is gone, in case it comes back.
  expect((await put(later, told({ outcome: { column: 'kept', event: 'back', good: null }, time: null }))).statusCode).toBe(200);
  await put(later, { corrections: [], tables: [] });
}, 120_000);

test('what cannot be is refused, and what is another user’s is not there', async () => {
  const id = await upload(CSV);
  for (const wrong of [
    told({ time: 'nothing' }),
    told({ outcome: { column: 'nothing', good: null } }),
    told({ totals: [{ column: 'nothing', label: 'x', isTotal: true }] }),
    { corrections: [], tables: [{ table: 'other.csv', time: null }] },
    { corrections: [], tables: [...told({ time: null }).tables, ...told({ time: null }).tables] },
    { corrections: [], tables: [{ table: NAME, shape: 'round' }] },
  ])
    expect((await put(id, wrong)).statusCode).toBe(400);
  expect((await put(id, told({ time: null }), bob)).statusCode).toBe(404);
  expect((await hub.call('GET', `/reports/${id}/reading`, undefined, bob.token)).statusCode).toBe(404);
}, 60_000);
