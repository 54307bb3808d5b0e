import { withTable } from '../testing/load-text';
import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';
import { readSample } from '../sample/read-sample';
import { findRelations } from './find-relations';

jest.setTimeout(120_000);

const kindsOf = (csv: string) =>
  withTable(csv, async ({ connection }, table) =>
    (await findRelations(connection, table.relation, table.rows, await readSample(connection, table))).relations.map(({ kind }) => kind),
  ); // prettier-ignore

/** Stations in so many months, each of one fuel and with an output of its own. @param cut fuels by output and not by station */
const stations = (cut: boolean) => {
  const table = new MadeTable(160, 5);
  const level = [100, 140, 211, 290];
  table.add('station', (row) => `S${row % 4}`);
  table.add('output', (row) => Math.round((level[row % 4] ?? 0) * (0.8 + 0.4 * table.random())));
  return table.add('kind', (row) => (cut ? (table.number('output', row) < 130 ? 'low' : 'high') : row % 4 < 2 ? 'gas' : 'coal'));
};

test('classes that go with the things that are read again and again are no classes of their figures', async () => {
  expect(await kindsOf(stations(false).csv())).not.toContain('bucket');
  expect(await kindsOf(stations(true).csv())).toContain('bucket');
});

/** Visits and orders a week. @param share of the visits that order; else as many as it pleases */
const shop = (share: number | null) => {
  const table = new MadeTable(120, 9);
  table.add('week', (row) => new Date(Date.UTC(2021, 0, 4 + 7 * row)).toISOString().slice(0, 10));
  table.add('visits', () => table.between(4000, 9000));
  table.add('orders', (row) => (share === null ? table.between(20, 90) : Math.round(share * table.number('visits', row) * (0.9 + 0.2 * table.random())))); // prettier-ignore
  return table.csv();
};

test('counts that only are smaller are no part of what stands beside them, whatever they are called', async () => {
  const parts = async (csv: string) => (await modelOf(csv)).algebra.filter(({ kind }) => kind === 'part');
  expect(await parts(shop(null))).toEqual([]);
  expect(await parts(shop(0.01))).toMatchObject([{ target: 'orders', of: 'visits' }]);
});
