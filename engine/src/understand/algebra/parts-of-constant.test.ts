import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

const relationsOf = async (table: MadeTable) =>
  (await modelOf(table.csv())).algebra.flatMap((one) =>
    one.kind === 'sum' ? [`${one.target} = ${one.plus.join(' + ')} − ${one.minus.join(' − ')}`] : [],
  );

const season = (games: number) => {
  const table = new MadeTable(160, 23);
  table
    .add('team', (row) => `T${row % 16}`)
    .add('played', () => games)
    .add('won', () => table.between(3, 14))
    .add('drawn', () => table.between(1, 7));
  return table;
};

test('what is left of a whole that never differs is made of the other parts', async () => {
  const table = season(22);
  table.add('lost', (row) => 22 - table.number('won', row) - table.number('drawn', row));
  expect(await relationsOf(table)).toEqual(['lost = played − drawn − won']);
});

test('figures that come to something else in some rows are no parts', async () => {
  const table = season(22);
  table.add('lost', (row) => 22 - table.number('won', row) - table.number('drawn', row) + (row % 5 === 0 ? 1 : 0));
  expect(await relationsOf(table)).toEqual([]);
});

test('a constant that has nothing to do with the others is no whole', async () => {
  const table = season(90);
  table.add('lost', () => table.between(2, 12));
  expect(await relationsOf(table)).toEqual([]);
}); // prettier-ignore
