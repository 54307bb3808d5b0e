import type { ModelColumn } from '../../contracts/table/table-model';
import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

const columnOf = async (table: MadeTable, name: string): Promise<ModelColumn | undefined> =>
  (await modelOf(table.csv())).columns.find((column) => column.name === name);

/** A table of events with one column of whole numbers of which no word is known. */
function events(rows: number, of: (table: MadeTable, row: number) => number): MadeTable {
  const table = new MadeTable(rows, 7);
  table.add('load', () => table.between(20, 900, 1));
  table.add('kind', () => table.one(['red', 'green', 'blue']));
  return table.add('quux', (row) => of(table, row));
}

test.each([
  ['evenly from nought on', (table: MadeTable) => table.between(0, 22)],
  ['evenly without a nought', (table: MadeTable) => table.between(13, 320)],
  ['as concentrations do', (table: MadeTable) => Math.round(30 * Math.exp(0.8 * table.normal())) + 1],
])('whole numbers that spread %s have no sum', async (_, of) => {
  expect(await columnOf(events(150, of), 'quux')).toMatchObject({ role: 'measure', overMembers: { how: 'mean' } });
});

test.each([
  [600, 0.9],
  [3000, 1],
  [12_000, 1.05],
])('of very many concentrations one is far above all others, and they have no sum (%d, σ %d)', async (rows, sd) => {
  const table = events(rows, (made) => Math.round(143 * Math.exp(sd * made.normal())) + 1);
  expect(await columnOf(table, 'quux')).toMatchObject({ overMembers: { how: 'mean' } });
});

test.each([300, 3000])('sizes from the smallest to the largest have a sum, also without a nought (%d)', async (rows) => {
  const table = events(rows, (made) => Math.round(900 * Math.exp(1.7 * made.normal())) + 1);
  expect(await columnOf(table, 'quux')).toMatchObject({ overMembers: { how: 'sum' } });
});

test('whole numbers with noughts and a long tail are counted together', async () => {
  const counts = events(300, (table) => Math.floor(-8 * Math.log(1 - table.random())));
  expect(await columnOf(counts, 'quux')).toMatchObject({ overMembers: { how: 'sum', because: { are: 'zeros-and-long-tail' } } });
});

test('numbers that fill all of five digits evenly are drawn, wherever they stand', async () => {
  const drawn = events(220, (table) => table.between(10_000, 99_999));
  const measured = events(220, (table) => table.between(12_000, 68_000));
  // Without a number twice.
  for (const table of [drawn, measured])
    table.columns.set(
      'quux',
      [...new Set(table.columns.get('quux'))].concat(Array.from({ length: 220 }, () => null)).slice(0, 220),
    );
  expect(await columnOf(drawn, 'quux')).toMatchObject({ role: 'identifier' });
  expect(await columnOf(measured, 'quux')).toMatchObject({ role: 'measure' });
});

/** Of 400 things: numbers as they are given, and as they are measured or added up. */
const NUMBERS: Record<string, { role: string; of: (table: MadeTable) => number[] }> = {
  'schools of some districts, each with a number of its own': {
    role: 'identifier',
    of: (table) =>
      shuffled(
        table,
        Array.from({ length: 400 }, (_, i) => 61_000 + 900 * (i % 12) + 2 * Math.floor(i / 12) + (i % 2)),
      ),
  },
  'parcels given one after the other, with gaps between offices': {
    role: 'identifier',
    of: () => Array.from({ length: 400 }, (_, i) => 561 + i + 300 * Math.floor(i / 90)),
  },
  'measured in a stretch as narrow': {
    role: 'measure',
    of: (table) => Array.from({ length: 400 }, () => table.between(61_000, 75_000)),
  },
  'measured in a wide stretch': {
    role: 'measure',
    of: (table) => shuffled(table, [...new Set(Array.from({ length: 410 }, () => table.between(1, 900_000)))].slice(0, 400)),
  },
  'a sum of all before': {
    role: 'measure',
    of: (table) =>
      Array.from({ length: 400 }, () => table.between(2, 9)).map((_, i, all) => all.slice(0, i + 1).reduce((a, b) => a + b, 0)),
  },
};

const shuffled = (table: MadeTable, numbers: readonly number[]): number[] =>
  numbers
    .map((number) => [table.random(), number] as const)
    .sort(([a], [b]) => a - b)
    .map(([, number]) => number);

test.each(Object.entries(NUMBERS))('%s', async (_, { role, of }) => {
  const table = new MadeTable(400, 11);
  table.add('load', () => table.between(20, 900, 1));
  table.add('kind', () => table.one(['red', 'green', 'blue']));
  const numbers = of(table);
  table.add('quux', (row) => numbers[row] ?? null);
  expect(await columnOf(table, 'quux')).toMatchObject({ role });
});

test('two columns on the grid of a zone are places, one alone is none', async () => {
  const pair = events(200, (table) => table.between(380_000, 420_000));
  expect(await columnOf(pair, 'quux')).toMatchObject({ role: 'measure' });
  pair.add('corge', () => pair.between(5_780_000, 5_840_000));
  expect(await columnOf(pair, 'quux')).toMatchObject({ role: 'coordinate', overMembers: { how: 'never' } });
  expect(await columnOf(pair, 'corge')).toMatchObject({ role: 'coordinate' });
});

test('`long` is a longitude beside latitudes, all the way round, and a length elsewhere', async () => {
  const table = events(200, (made) => made.between(1, 40));
  table.add('long', () => table.between(165, 188, 2));
  expect(await columnOf(table, 'long')).toMatchObject({ role: 'measure' });
  table.add('lat', () => table.between(-38, -10, 2));
  expect(await columnOf(table, 'long')).toMatchObject({ role: 'coordinate' });
});

test('each number from one to the number of rows, in no order, is a rank', async () => {
  const table = events(18, (_, row) => ((7 * row) % 18) + 1);
  expect(await columnOf(table, 'quux')).toMatchObject({ role: 'rank' });
});

/** Models of cars: each has a name, and a few of some part. */
function cars(): MadeTable {
  const table = new MadeTable(60, 5);
  table.add('model', (row) => `Model ${String.fromCharCode(65 + (row % 26))}${row}`);
  table.add('cylinders', () => table.one([4, 4, 6, 6, 5]));
  table.add('passengers', () => table.one([4, 5, 5, 6]));
  table.add('low', () => table.between(10, 30, 1));
  table.add('high', (row) => Number((table.number('low', row) + table.between(1, 9, 1)).toFixed(1)));
  table.add('middle', (row) => (table.number('low', row) + table.number('high', row)) / 2);
  table.add('premiums_usd', () => table.between(700, 1000));
  return table.add('visitors', () => table.between(100, 5000));
}

test('what each thing has a few of, or costs about as much as the others, is no sum, whatever else the table adds up', async () => {
  for (const name of ['cylinders', 'passengers', 'premiums_usd'])
    expect([name, await columnOf(cars(), name)]).toMatchObject([name, { overMembers: { how: 'mean' } }]);
  expect(await columnOf(cars(), 'visitors')).toMatchObject({ overMembers: { how: 'sum' } });
});

test('what fits into each of much the same things is no sum, and of places of all sizes it is', async () => {
  const table = cars();
  table.add('boot_capacity', () => table.between(38, 52, 1));
  table.add('site_capacity', () => Math.round(40 * Math.exp(1.2 * table.normal())) + 1);
  table.add('staff', () => table.between(38, 52));
  table.add('capacity_sold', () => table.between(38, 52));
  expect(await columnOf(table, 'boot_capacity')).toMatchObject({ overMembers: { how: 'mean' }, overTime: { how: 'mean' } });
  for (const name of ['site_capacity', 'staff', 'capacity_sold'])
    expect([name, await columnOf(table, name)]).toMatchObject([name, { overMembers: { how: 'sum' } }]);
});

test('people who work full time are no time that something took', async () => {
  const table = cars();
  table.add('full_time', () => Math.round(Math.exp(9 + 1.6 * table.normal())));
  expect(await columnOf(table, 'full_time')).toMatchObject({ overMembers: { how: 'sum' } });
});

test('words without their vowels are read in full', async () => {
  const table = events(60, (made) => made.between(0, 340));
  table.add('wind_drctn', () => table.between(0, 350));
  table.add('estng', () => table.between(383_000, 420_000));
  table.add('scrap_prcnt', () => table.between(0, 30, 1));
  expect(await columnOf(table, 'wind_drctn')).toMatchObject({ quantity: 'angle' });
  expect(await columnOf(table, 'estng')).toMatchObject({ role: 'coordinate' });
  expect(await columnOf(table, 'scrap_prcnt')).toMatchObject({ quantity: 'percent' });
});

test('low, medium and high keep their order by their first letters', async () => {
  const table = events(60, (made) => made.between(0, 340));
  table.add('tension', () => table.one(['H', 'M', 'L']));
  table.add('branch', () => table.one(['H', 'M', 'K']));
  expect(await columnOf(table, 'tension')).toMatchObject({ role: 'ordered-category', order: ['L', 'M', 'H'] });
  expect(await columnOf(table, 'branch')).toMatchObject({ role: 'coded-category' });
});

test('a number of something is a count, though what is counted is cut short', async () => {
  const table = events(60, (made) => made.between(0, 340));
  table.add('no_of_pers', () => table.between(1, 89));
  expect(await columnOf(table, 'no_of_pers')).toMatchObject({ quantity: 'count', overMembers: { how: 'sum' } });
});
