import type { ModelColumn } from '../../contracts/table-model';
import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

const columnOf = async (table: MadeTable, name: string): Promise<ModelColumn | undefined> =>
  (await modelOf(table.csv())).columns.find((column) => column.name === name);

/** Members of households, who stand together; what a household has stands beside each of them. */
function members(each: number, sorted = false): MadeTable {
  const table = new MadeTable(240, 21);
  const households = Array.from({ length: 240 / each }, () => ({
    spending: 10 * table.between(60, 900),
    area: table.between(30, 180),
    walk: table.between(2, 60),
  }));
  if (sorted) {
    households.sort((a, b) => a.spending - b.spending);
    households.forEach((one, i) => Object.assign(one, { area: 30 + 2 * i, walk: 2 + i }));
  }
  const of = (row: number) => households[Math.floor(row / each)];
  table.add('spending', (row) => of(row)?.spending ?? 0);
  table.add('area', (row) => of(row)?.area ?? 0);
  table.add('walk', (row) => of(row)?.walk ?? 0);
  table.add('own_spending', () => 10 * table.between(6, 90));
  return table.add('hours', () => table.between(1, 40, 1));
}

test('what rows of no name have in common is not added up', async () => {
  const table = members(4);
  expect(await columnOf(table, 'spending')).toMatchObject({
    overMembers: { how: 'mean', because: { are: 'repeated' } },
    overTime: { how: 'mean' },
  });
  expect(await columnOf(table, 'own_spending')).toMatchObject({ overMembers: { how: 'sum' } });
});

test.each([
  ['in a sorted table', () => members(4, true)],
  ['where each row has its own', () => members(1)],
  [
    'where one column goes along',
    () => {
      const table = members(4);
      table.columns.delete('walk');
      return table;
    },
  ],
  [
    'where the rows lie about',
    () => {
      const table = members(4);
      const cells = [...table.columns].map(
        ([name, column]) => [name, column.map((_, row) => column[(row * 77) % 240] ?? null)] as const,
      );
      cells.forEach(([name, column]) => table.columns.set(name, column));
      return table;
    },
  ],
])('%s it stays a sum', async (_, made) => {
  expect(await columnOf(made(), 'spending')).toMatchObject({ overMembers: { how: 'sum' } });
});
