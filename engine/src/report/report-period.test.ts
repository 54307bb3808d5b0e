import type { Table } from '../model';
import { openBench, type Bench } from '../read/testing/temporary-file';
import { reportPeriod } from './report-period';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  await bench.engine.connection.run(`
    CREATE TABLE early AS FROM (VALUES (DATE '2020-03-01'), (DATE '2020-01-05'), (NULL)) v("at");
    CREATE TABLE late AS FROM (VALUES (TIMESTAMP '2020-02-01 10:00:00'), (TIMESTAMP '2021-06-07 08:00:00'), (TIMESTAMP '2999-01-01 00:00:00')) v("order");
    CREATE TABLE empty AS FROM early WHERE "at" IS NULL;
  `);
});
afterAll(() => bench.close());

const table = (relation: string, timeline: string | null, timeLimit: number | null = null): Table =>
  ({ relation, timeline, timeLimit }) as unknown as Table;
const period = (...tables: Table[]) => reportPeriod(bench.engine.connection, tables);
const limit = Date.UTC(2022, 0, 1);

test('goes from the first to the last instant of all tables, whatever their order', async () => {
  const both = ['2020-01-05T00:00:00.000Z', '2021-06-07T08:00:00.000Z'];
  expect(await period(table('early', 'at'), table('late', 'order', limit))).toEqual(both);
  expect(await period(table('late', 'order', limit), table('early', 'at'))).toEqual(both);
});

test('dates that cannot be true do not count', async () => {
  expect(await period(table('late', 'order'))).toEqual(['2020-02-01T10:00:00.000Z', '2999-01-01T00:00:00.000Z']);
  expect(await period(table('late', 'order', limit))).toEqual(['2020-02-01T10:00:00.000Z', '2021-06-07T08:00:00.000Z']);
});

test('a table without dates adds nothing, and without any there is no period', async () => {
  expect(await period(table('late', null), table('early', 'at'), table('empty', 'at'))).toEqual([
    '2020-01-05T00:00:00.000Z',
    '2020-03-01T00:00:00.000Z',
  ]);
  expect(await period(table('empty', 'at'))).toBeNull();
  expect(await period(table('late', null))).toBeNull();
  expect(await period()).toBeNull();
});
