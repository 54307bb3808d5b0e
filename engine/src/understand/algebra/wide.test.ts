import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

const YEARS = Array.from({ length: 12 }, (_, i) => String(2009 + i));

/** Dozens of exchanges with how many people work there each year: they hardly change from one year to the next. */
function exchanges(seed: number) {
  const table = new MadeTable(22, seed);
  const first = Array.from({ length: 22 }, () => 17 * Math.exp(1.7 * table.random() ** 4));
  const growth = Array.from({ length: 22 }, () => 1 + 0.03 * (table.random() - 0.5));
  table.add('exchange', (row) => `X${row}`);
  YEARS.forEach((year, i) =>
    table.add(year, (row) => Math.round((first[row] ?? 0) * (growth[row] ?? 1) ** i * (1 + 0.02 * table.normal()))),
  );
  return table;
}
const linesOf = async (table: MadeTable) =>
  (await modelOf(table.csv())).algebra.filter(({ kind }) => kind === 'linear' || kind === 'power');

test.each([1, 2, 3, 4, 5, 6, 7, 8])('years that lie close to each other follow from none of them: seed %i', async (seed) =>
  expect(await linesOf(exchanges(seed))).toEqual([]),
);

test('what stands beside the years may follow from one', async () => {
  const table = exchanges(2);
  table.add('staff cost', (row) => table.number('2015', row) * 41_500);
  expect(await linesOf(table)).toMatchObject([{ target: 'staff cost', of: '2015' }]);
});
