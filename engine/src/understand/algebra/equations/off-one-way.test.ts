import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

const PRICES = [19.9, 29.9, 33.9, 49.5];

/** What somebody has paid for boxes, of which the first may have been cheaper. */
function paid(seed: number, discounts: readonly number[], rows = 700): MadeTable {
  const table = new MadeTable(rows, seed);
  table
    .add('boxes', () => table.between(1, 30))
    .add('price', () => table.one(PRICES))
    .add('discount', () => table.one(discounts));
  return table.add('paid', (row) =>
    Number((table.number('price', row) * (table.number('boxes', row) - table.number('discount', row))).toFixed(2)),
  );
}

const productsOf = async (table: MadeTable) =>
  (await modelOf(table.csv())).algebra.filter(({ kind }) => kind === 'product' || kind === 'quotient').map(({ held }) => held);

test.each([1, 2, 3])('what is taken off in some rows is no rounding in them (%d)', async (seed) => {
  const table = paid(seed, [0, 0, 0, 0.1, 0.2, 0.35]);
  const cheaper = table.columns.get('discount')?.filter((share) => share !== 0).length;
  table.columns.delete('discount');
  expect(await productsOf(table)).toEqual([{ rows: 700, off: cheaper, of: 'table' }]);
});

test.each([1, 2, 3])('a figure that is rounded holds in every row (%d)', async (seed) => {
  const table = new MadeTable(700, seed);
  table.add('passed', () => table.between(1, 60)).add('pupils', (row) => table.number('passed', row) + table.between(0, 40));
  table.add('percent', (row) => Math.round((100 * table.number('passed', row)) / table.number('pupils', row)));
  expect(await productsOf(table)).toEqual([{ rows: 700, off: 0, of: 'table' }]);
});
