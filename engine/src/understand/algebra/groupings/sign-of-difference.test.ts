import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

const bucketsOf = async (table: MadeTable) =>
  (await modelOf(table.csv())).algebra.flatMap((one) => (one.kind === 'bucket' ? [`${one.target} of ${one.of}`] : []));
const games = (label: (difference: number, row: number) => string) => {
  const table = new MadeTable(300, 5);
  table
    .add('home', () => table.between(0, 5))
    .add('away', () => table.between(0, 4))
    .add('difference', (row) => table.number('home', row) - table.number('away', row));
  return table.add('result', (row) => label(table.number('difference', row), row));
};

test('won, drawn and lost are the sign of a difference', async () => {
  expect(await bucketsOf(games((by) => (by > 0 ? 'H' : by < 0 ? 'A' : 'D')))).toEqual(['result of difference']);
});

test.each<[string, (difference: number, row: number) => string]>([
  ['the draw went to one side now and then', (by, row) => (by > 0 || (by === 0 && row % 3 === 0) ? 'H' : by < 0 ? 'A' : 'D')],
  ['a label has nothing to do with it', (_, row) => ['H', 'A', 'D'][row % 3] ?? ''],
])('it is none where %s', async (_, label) => {
  expect(await bucketsOf(games(label))).toEqual([]);
});
