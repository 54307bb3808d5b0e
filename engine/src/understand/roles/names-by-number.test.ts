import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

const roleOf = async (table: MadeTable, name: string) =>
  (await modelOf(table.csv())).columns.find((column) => column.name === name);

/** Deliveries of sixty farms that go by a number; what a farm has of its own goes along. */
function deliveries(): MadeTable {
  const table = new MadeTable(600, 11);
  const farms = Array.from({ length: 60 }, () => ({
    number: table.between(10_000, 99_999),
    land: table.between(10_000, 99_999),
  }));
  const of = Array.from({ length: 600 }, () => table.one(farms));
  table.add('farm', (row) => of[row]?.number ?? 0);
  table.add('litres', () => table.between(20, 900, 1));
  return table.add('land', (row) => of[row]?.land ?? 0);
}

test('long numbers that come again exactly name something', async () => {
  const table = deliveries();
  table.columns.delete('land');
  expect(await roleOf(table, 'farm')).toMatchObject({ role: 'identifier' });
});

test('a few of them are codes', async () => {
  const table = new MadeTable(200, 3);
  table.add('line', () => table.one([40_117, 40_233, 51_006, 60_312]));
  table.add('load', () => table.between(20, 900, 1));
  expect(await roleOf(table, 'line')).toMatchObject({ role: 'code' });
});

test('figures that another column names stay figures', async () => {
  const table = deliveries();
  const names = new Map<unknown, string>();
  table.add('owner', (row) => {
    const land = table.number('land', row);
    names.set(land, names.get(land) ?? `Owner ${names.size + 1}`);
    return names.get(land) ?? '';
  });
  table.columns.delete('farm');
  expect(await roleOf(table, 'land')).toMatchObject({ role: 'measure' });
});

test.each([
  ['rounded', () => 1000],
  ['hardly ever the same', () => 1],
])('figures that are %s stay figures', async (_, step) => {
  const table = new MadeTable(300, 5);
  table.add('yardage', () => step() * table.between(40, 95) + (step() === 1 ? table.between(40_000, 90_000) : 0));
  table.add('load', () => table.between(20, 900, 1));
  expect(await roleOf(table, 'yardage')).toMatchObject({ role: 'measure' });
});

test('whole numbers that fill the circle evenly are directions, and have no sum and no mean', async () => {
  const table = new MadeTable(300, 9);
  table.add('wd', () => table.between(0, 359.4));
  table.add('load', () => table.between(0, 420));
  expect(await roleOf(table, 'wd')).toMatchObject({ quantity: 'angle', overMembers: { how: 'never' } });
  expect(await roleOf(table, 'load')).not.toMatchObject({ quantity: 'angle' });
});

test('columns that are named by their place are of no kind together', async () => {
  const table = new MadeTable(120, 2);
  table.add('v1', (row) => `P${row}`);
  for (let i = 2; i <= 6; i++) table.add(`v${i}`, () => table.between(0, 90, 1));
  table.add('v7', () => table.one([1, 2, 3, 4]));
  expect(await roleOf(table, 'v7')).toMatchObject({ role: 'coded-category' });
});

test('numbers of four digits from which something else follows name what it belongs to', async () => {
  const table = new MadeTable(400, 6);
  const kinds = Array.from({ length: 40 }, () => table.one(['street', 'garage', 'shop']));
  const of = Array.from({ length: 400 }, () => Math.floor(table.random() * 40));
  table.add('charging_point', (row) => 1001 + 7 * (of[row] ?? 0));
  table.add('kind', (row) => kinds[of[row] ?? 0] ?? '');
  table.add('turns', () => table.one([1021, 1033, 1047, 1052, 1066, 1071, 1089, 1094]));
  expect(await roleOf(table, 'charging_point')).toMatchObject({ role: 'identifier' });
  expect(await roleOf(table, 'turns')).toMatchObject({ role: 'measure' });
});

test('the number of a column in front of its name is no part of it', async () => {
  const table = new MadeTable(200, 8);
  table.add('1. Número de línea', () => table.between(10_000, 99_999));
  table.add('2. Load', () => table.between(0, 420, 1));
  expect(await roleOf(table, '1. Número de línea')).toMatchObject({ role: 'identifier' });
});
