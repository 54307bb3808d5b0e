import { analysisResult, reportDetail } from '@hub/shared/contracts/reports/report';
import type { ToldJoin } from '@hub/shared/contracts/reports/told-reading';
import { workerScript } from '../../../engine/worker-path';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';

const customers = Array.from(
  { length: 40 },
  (_, i) => `INSERT INTO customers VALUES (${i + 1}, '${['north', 'south'][i % 2] ?? ''}');`,
);
const orders = Array.from(
  { length: 90 },
  (_, i) => `INSERT INTO orders VALUES (${i + 1}, ${1 + ((i * 7) % 40)}, ${10 + ((i * 31) % 57)}.5);`,
);
const DUMP = [
  'CREATE TABLE customers (customer_id integer, region text);',
  ...customers,
  'CREATE TABLE orders (order_id integer, customer_id integer, amount numeric);',
  ...orders,
].join('\n');

let [hub, ann] = [] as unknown as [TestApp, Account];

beforeAll(async () => {
  // What the real engine makes of a person's word is the point.
  const started = await testApp({}, { worker: workerScript() });
  [hub, ann] = [started, await started.signUp()];
}, 120_000);
afterAll(() => hub.stop());

const put = (id: string, joins: unknown[]) =>
  hub.call('PUT', `/reports/${id}/reading`, { corrections: [], tables: [], joins }, ann.token);
const documentOf = async (id: string) => {
  const { document } = reportDetail.parse((await hub.call('GET', `/reports/${id}`, undefined, ann.token)).json());
  if (!document) throw new Error('The report has no document.');
  return document;
};

test('how tables belong together is corrected by source, and what was never there is refused', async () => {
  const first = analysisResult.parse((await hub.upload(ann.token, DUMP, { name: 'shop.sql' })).json()).report_id;
  const [found] = (await documentOf(first)).joins ?? [];
  if (!found) throw new Error('No relation was found.');
  expect(found).toMatchObject({ columns: ['customer_id'], referencedColumns: ['customer_id'], by: 'inferred' });
  const { by: _, ...ends } = found;
  const denied: ToldJoin = { ...ends, related: false };

  for (const wrong of [
    [{ ...denied, columns: ['nothing'] }],
    [{ ...denied, referencedTable: 'nothing' }],
    [{ ...denied, referencedTable: denied.table }],
    [{ ...denied, referencedColumns: [] }],
    [denied, { ...denied, related: true }],
  ])
    expect((await put(first, wrong)).statusCode).toBe(400);
  expect((await put(first, [denied])).statusCode).toBe(200);

  const again = await hub.call('POST', `/reports/${first}/analyze-again`, {}, ann.token);
  const second = analysisResult.parse(again.json()).report_id;
  expect((await documentOf(second)).joins).toBeUndefined();
  // A page of before knows nothing of joins, and takes nothing away.
  await hub.call('PUT', `/reports/${second}/reading`, { corrections: [], tables: [] }, ann.token);
  expect((await hub.call('GET', `/reports/${second}/reading`, undefined, ann.token)).json()).toMatchObject({ joins: [denied] });

  await put(second, []);
  const third = analysisResult.parse(
    (await hub.call('POST', `/reports/${second}/analyze-again`, {}, ann.token)).json(),
  ).report_id;
  expect((await documentOf(third)).joins).toEqual([found]);
}, 240_000);
