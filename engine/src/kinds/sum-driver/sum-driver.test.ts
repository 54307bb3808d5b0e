import { DuckDBInstance } from '@duckdb/node-api';
import { analyzeText } from '../../testing/analyze-text';
import { plant } from './plant';
import { sumDriver } from '.';
import { lastTwoYears } from './sum-driver';

jest.setTimeout(120_000);

test('the parts of all members sum to the change, as the table has it', async () => {
  await analyzeText(
    plant.csv(),
    async ({ document, storePath }) => {
      const claim = document.claims.find(({ kind }) => kind === 'sum-driver');
      expect(claim?.sentence).toMatch(/^Sales fall by €.+, from €.+ in 2022 to €.+ in 2023\. By region: North −€/);
      const instance = await DuckDBInstance.create(storePath, { access_mode: 'READ_ONLY' });
      const connection = await instance.connect();
      const { relation } = document.tables[0] ?? { relation: '' };
      const sum = async (year: number, region = 'TRUE') =>
        Number((await connection.runAndReadAll(`SELECT sum(sales_eur) FROM ${relation} WHERE year(ordered_at) = ${year} AND ${region}`)).getRows()[0]?.[0]);
      expect(claim?.value).toBeCloseTo((await sum(2023)) - (await sum(2022)), 6);
      const [facts] = (await connection.runAndReadAll(claim?.sql ?? '')).getRowObjects();
      expect(Number(facts?.part0)).toBeCloseTo((await sum(2023, `region = 'North'`)) - (await sum(2022, `region = 'North'`)), 6);
      connection.closeSync();
      instance.closeSync();
    },
    {},
    { 'sum-driver': sumDriver },
  ); // prettier-ignore
});

test('only two whole years are compared', () => {
  const days = (count: number) => ({ values: Float64Array.from({ length: count }, (_, i) => Date.UTC(2022, 0, 1 + i)) });
  expect(lastTwoYears(days(700))).toEqual([]);
  expect(lastTwoYears(days(800)).map((edge) => new Date(edge).toISOString().slice(0, 7)).filter((_, i) => i % 12 === 0)).toEqual(['2022-03', '2023-03', '2024-03']);
  expect(lastTwoYears({ values: Float64Array.of(NaN) })).toEqual([]);
}); // prettier-ignore
