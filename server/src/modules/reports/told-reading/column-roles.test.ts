import { analysisResult, reportDetail, type ColumnRole } from '@hub/shared/contracts/reports/report';
import { workerScript } from '../../../engine/worker-path';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';

const rows = Array.from({ length: 60 }, (_, i) => `${1 + (i % 5)},${i % 3 === 0 ? 'red' : 'blue'},${100 + i}`);
const CSV = `stars,colour,amount\n${rows.join('\n')}\n`;
const NAME = 'ratings.csv';

let hub: TestApp;
let ann: Account;
let bob: Account;

beforeAll(async () => {
  // The real engine, since what it makes of a correction is the point.
  hub = await testApp({}, { worker: workerScript() });
  ann = await hub.signUp();
  bob = await hub.signUp();
}, 60_000);
afterAll(() => hub.stop());

const put = (id: string, corrections: object[], { token } = ann) =>
  hub.call('PUT', `/reports/${id}/roles`, { corrections }, token);
const roleOf = async (id: string, column: string) => {
  const { document } = reportDetail.parse((await hub.call('GET', `/reports/${id}`, undefined, ann.token)).json());
  return document?.tables[0]?.columns.find(({ name }) => name === column)?.role;
};
const correction = (column: string, role: ColumnRole, table = NAME) => ({ table, column, role });

test('a corrected role holds for every later analysis of the source, and can be taken back', async () => {
  const first = analysisResult.parse((await hub.upload(ann.token, CSV, { name: NAME })).json());
  const found = await roleOf(first.report_id, 'amount');
  // Numbers that count on look like numbers of records.
  expect(found).toBe('identifier');
  const corrections = [correction('amount', 'measure-additive')];
  expect((await put(first.report_id, corrections)).json()).toEqual({ corrections });
  expect((await hub.call('GET', `/reports/${first.report_id}/roles`, undefined, ann.token)).json()).toEqual({ corrections });

  const again = await hub.call('POST', `/reports/${first.report_id}/analyze-again`, {}, ann.token);
  const second = analysisResult.parse(again.json());
  expect(await roleOf(second.report_id, 'amount')).toBe('measure-additive');
  // The same file sent once more is the same source; that of another user is not.
  const third = analysisResult.parse((await hub.upload(ann.token, CSV, { name: NAME })).json());
  expect(await roleOf(third.report_id, 'amount')).toBe('measure-additive');
  const others = analysisResult.parse((await hub.upload(bob.token, CSV, { name: NAME })).json());
  expect((await hub.call('GET', `/reports/${others.report_id}/roles`, undefined, bob.token)).json()).toEqual({ corrections: [] });

  await put(third.report_id, []);
  const fourth = analysisResult.parse(
    (await hub.call('POST', `/reports/${third.report_id}/analyze-again`, {}, ann.token)).json(),
  );
  expect(await roleOf(fourth.report_id, 'amount')).toBe(found);
}, 120_000);

test('what cannot be is refused, and what is another user’s is not there', async () => {
  const { report_id } = analysisResult.parse((await hub.upload(ann.token, CSV, { name: NAME })).json());
  for (const wrong of [
    [correction('nothing', 'category')],
    [correction('amount', 'category', 'other.csv')],
    [correction('colour', 'measure-additive')],
    [correction('amount', 'category'), correction('amount', 'money')],
    [{ table: NAME, column: 'amount', role: 'king' }],
  ]) {
    expect((await put(report_id, wrong)).statusCode).toBe(400);
  }
  expect((await put(report_id, [], bob)).statusCode).toBe(404);
  expect((await hub.call('GET', `/reports/${report_id}/roles`, undefined, bob.token)).statusCode).toBe(404);
}, 60_000);
