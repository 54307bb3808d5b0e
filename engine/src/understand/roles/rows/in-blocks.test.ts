import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

/** Pupils of classes, whose rows stand together: what the class has, and what each pupil has. */
function pupils(classes: number, shuffle = false): MadeTable {
  const of = Array.from({ length: classes * 12 }, (_, row) => Math.floor(row / 12));
  const table = new MadeTable(of.length, 5);
  if (shuffle) of.sort(() => table.random() - 0.5);
  const rooms = Array.from({ length: classes }, (_, i) => ({ form: 180 + 97 * i + (i % 7), heads: 18 + ((i * 11) % 17) }));
  table.add('form', (row) => rooms[of[row] ?? 0]?.form ?? 0);
  table.add('reading', () => table.between(20, 60));
  table.add('seats', (row) => rooms[of[row] ?? 0]?.heads ?? 0);
  return table;
}

const roleOf = async (table: MadeTable, name: string) =>
  (await modelOf(table.csv())).columns.find((column) => column.name === name)?.role;

test('numbers whose rows stand together and from which another column follows name what rows belong to', async () => {
  expect(await roleOf(pupils(20), 'form')).toBe('identifier');
});

test('though one of them stands in two places', async () => {
  const table = pupils(40);
  for (const cells of table.columns.values()) cells.push(cells[0] ?? null);
  expect(await roleOf(Object.assign(table, { rows: table.rows + 1 }), 'form')).toBe('identifier');
});

test('what follows from them stays what it is', async () => {
  expect(await roleOf(pupils(20), 'seats')).toBe('measure');
});

test('of four blocks nothing is known', async () => {
  expect(await roleOf(pupils(4), 'form')).not.toBe('identifier');
});

test('a measure that the file is sorted by is one, though a class of it goes along', async () => {
  const table = new MadeTable(240, 7);
  table.add('load', (row) => 100 + 13 * Math.floor(row / 6));
  table.add('speed', () => table.between(20, 60));
  table.add('strain', (row) => Math.round(Math.sqrt(table.number('load', row))));
  table.add('band', (row) => (row < 80 ? 'low' : row < 160 ? 'middle' : 'high'));
  expect(await roleOf(table, 'load')).toBe('measure');
});

test('numbers whose rows lie about are a measure where nothing else says otherwise', async () => {
  expect(await roleOf(pupils(20, true), 'form')).toBe('measure');
});

test('a number that is called a name is one', async () => {
  const table = new MadeTable(40, 3);
  table.add('name', (row) => 3 * row + 1);
  table.add('rate', () => table.between(20, 60));
  expect(await roleOf(table, 'name')).toBe('identifier');
});

test('what goes below nought is no amount by its plural alone', async () => {
  const table = new MadeTable(60, 4);
  table.add('shop', (row) => ['North', 'South', 'West'][row % 3] ?? '');
  table.add('meanses', () => Number(table.normal().toFixed(3)));
  const found = (await modelOf(table.csv())).columns.find(({ name }) => name === 'meanses');
  expect(found?.overMembers.how).toBe('mean');
});

describe('properties of things', () => {
  const things = (spread: number) => {
    const table = new MadeTable(60, 9);
    table.add('model', (row) => `Model ${String.fromCharCode(65 + (row % 26))}${row}`);
    table.add('cylinders', () => Math.round(4 + spread * table.random() ** 4));
    table.add('weight', () => table.between(900, 1900));
    return table;
  };
  const together = async (spread: number) => {
    const found = (await modelOf(things(spread).csv())).columns.find(({ name }) => name === 'cylinders');
    return found?.overMembers.how;
  };
  test('are averaged where things of a kind have much the same of them', async () => {
    expect(await together(8)).toBe('mean');
  });
  test('are summed where they differ by size', async () => {
    expect(await together(4000)).toBe('sum');
  });
});

describe('counts of rows that nobody dated', () => {
  const together = async (low: number, high: number, dated: boolean) => {
    const table = new MadeTable(60, 9);
    if (dated) table.add('day', (row) => new Date(Date.UTC(2024, 0, 1 + 2 * row)).toISOString().slice(0, 10));
    table.add('rating', () => table.between(40, 90));
    table.add('complaints', () => table.between(low, high));
    return (await modelOf(table.csv())).columns.find(({ name }) => name === 'complaints')?.overMembers.how;
  };
  test.each<[string, number, number, boolean, string]>([
    ['on a scale of a hundred are averaged', 50, 80, false, 'mean'],
    ['that begin at none are summed', 0, 12, false, 'sum'],
    ['beyond a hundred are summed', 80, 130, false, 'sum'],
    ['with a day are summed', 50, 80, true, 'sum'],
  ])('%s', async (_, low, high, dated, how) => expect(await together(low, high, dated)).toBe(how));
});
