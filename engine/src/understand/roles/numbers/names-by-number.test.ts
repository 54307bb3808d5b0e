import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

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

/** A column of whole numbers beside a figure and a kind that have nothing to do with it. */
function visits(name: string, number: (table: MadeTable) => number): MadeTable {
  const table = new MadeTable(400, 4);
  table.add(name, () => number(table));
  table.add('kind', () => table.one(['red', 'green', 'blue']));
  return table.add('load', () => table.between(20, 900, 1));
}
const GIVEN = [1, 1, 1, 2, 3, 3, 3, 3, 5, 7, 7, 7, 8, 11, 14, 14, 14, 14, 15, 17, 17, 17, 18, 22, 23, 26, 26, 26];

test.each(['clinic', 'Standort', 'depot', 'hosp', 'school'])('numbers of places are no figures: %s', async (name) => {
  const given = visits(name, (table) => table.one(GIVEN));
  expect(await roleOf(given, name)).toMatchObject({ role: 'coded-category', overMembers: { how: 'never' } });
});

test('many of them are names', async () => {
  const given = visits('depot', (table) => table.between(1, 60));
  expect(await roleOf(given, 'depot')).toMatchObject({ role: 'identifier' });
});

test.each([
  ['what there are several of', 'clinics', (table: MadeTable) => table.one(GIVEN)],
  ['what is said of a place', 'clinic_stay', (table: MadeTable) => table.one(GIVEN)],
  ['what begins at nought', 'depot', (table: MadeTable) => table.between(0, 40)],
  ['what hardly comes again', 'store', (table: MadeTable) => table.between(100, 900)],
  [
    'years of school',
    'school',
    (table: MadeTable) => table.one([4, 8, 8, 8, 9, 10, 11, 12, 12, 12, 12, 12, 13, 14, 16, 16, 16, 17]),
  ],
  ['a cut word with numbers of a course', 'inst', (table: MadeTable) => 1 + Math.floor(-6 * Math.log(1 - table.random()))],
  ['a word that nobody knows', 'quux', (table: MadeTable) => table.one(GIVEN)],
])('%s stays a figure: %s', async (_, name, number) => {
  expect(await roleOf(visits(name, number), name)).toMatchObject({ role: 'measure' });
});
