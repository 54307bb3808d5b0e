import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

const partsOf = async (table: MadeTable): Promise<string[]> =>
  (await modelOf(table.csv())).algebra.flatMap((one) => (one.kind === 'part' ? [`${one.target} of ${one.of}`] : [])).sort();

/** Litters: how many were born, and how many of them ended so or so. */
function litters(most: (born: number) => number): MadeTable {
  const table = new MadeTable(300, 4);
  table.add('parity', () => table.one([1, 1, 1, 2, 2, 3, 4, 5]));
  table.add('lost', (row) => Math.min(2, Math.floor(table.random() * (1 + most(table.number('parity', row))))));
  return table.add('kept', (row) => {
    const left = most(table.number('parity', row)) - table.number('lost', row);
    return Math.max(0, Math.min(2, Math.floor(table.random() * (1 + left))));
  });
}

test('two counts that never exceed a third together and often reach it are parts of it', async () => {
  expect(await partsOf(litters((born) => born))).toEqual(['kept of parity', 'lost of parity']);
});

test('counts that know nothing of each other are no parts', async () => {
  expect(await partsOf(litters(() => 4))).toEqual([]);
});

test('and neither are counts that stay far below a third', async () => {
  const table = litters((born) => born);
  table.add('pens', (row) => 4 * table.number('parity', row) + table.one([1, 2, 3]));
  expect((await partsOf(table)).filter((part) => part.includes('pens'))).toEqual([]);
});
