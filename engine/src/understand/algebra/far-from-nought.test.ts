import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

/** Documents that are numbered on from a high number. @param amount beside each */
const documents = (amount: (table: MadeTable, row: number) => number) => {
  const table = new MadeTable(120, 3);
  table.add('document', (row) => 4_900_000_000 + row);
  table.add('kind', () => table.one(['WE', 'WA', 'RE']));
  return table.add('amount', (row) => amount(table, row)).csv();
};

test('numbers that lie closer to each other than their last digits were kept in 32 bits are made of nothing by that alone', async () => {
  expect((await modelOf(documents((table) => table.between(-900, 4000, 2)))).algebra).toEqual([]);
  const table = new MadeTable(200, 4);
  table.add('document', (row) => 4_900_000_000 + row);
  table.add('reference', () => 4_900_000_000 + table.between(0, 300));
  table.add('pieces', () => table.between(1, 60)).add('price', () => table.between(1, 99, 2));
  expect((await modelOf(table.csv())).algebra).toEqual([]);
});

test('and what they really are made of is found', async () => {
  const { algebra } = await modelOf(documents((_, row) => 2 * row + 7));
  expect(algebra).toMatchObject([{ kind: 'linear' }]);
});
