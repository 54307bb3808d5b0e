import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

interface Plan {
  seed: number;
  /** Of the amount and of the other figures of each town. */
  names?: readonly [string, string, string, string];
  towns?: number;
  /** Whether a column names the town. */
  named?: boolean;
  /** Whether each quarter has an amount of its own. */
  own?: boolean;
}

const NAMES = ['tax', 'indus', 'schools', 'zone'] as const;

/** Quarters of towns, each of which repeats what its town has. */
function quarters({ seed, names = NAMES, towns = 60, named = false, own = false }: Plan): MadeTable {
  const of = Array.from({ length: towns }, (_, town) => Array.from({ length: 2 + ((town * 7) % 11) }, () => town)).flat();
  const table = new MadeTable(of.length, seed);
  // Some towns share a rate, as they do.
  const figures = Array.from({ length: towns }, () => [
    187 + 3 * table.between(0, 160),
    table.between(1, 25, 2),
    table.between(12, 22, 1),
    table.random() < 0.6 ? 0 : table.between(10, 90, 1),
  ]);
  if (named) table.add('town', (row) => `Town ${of[row]}`);
  table.add('rooms', () => table.between(4, 8, 3));
  names.forEach((name, i) =>
    table.add(name, (row) => (own && i === 0 ? 187 + 3 * table.between(0, 160) : (figures[of[row] ?? 0]?.[i] ?? null))),
  );
  return table.add('value', () => table.between(5, 50, 1));
}

const howOf = async (table: MadeTable, name: string) =>
  (await modelOf(table.csv())).columns.find((column) => column.name === name)?.overMembers.how;

test.each([1, 2, 3, 8, 9, 10])('an amount that comes again only with other figures has no sum (%d)', async (seed) => {
  expect(await howOf(quarters({ seed }), 'tax')).toBe('mean');
});

test.each(['cost', 'budget', 'orders', 'Kosten'])('whatever it is called: %s', async (name) => {
  expect(await howOf(quarters({ seed: 4, names: [name, 'aa', 'bb', 'cc'] }), name)).toBe('mean');
});

test('an amount of each row has one', async () => {
  expect(await howOf(quarters({ seed: 5, own: true }), 'tax')).toBe('sum');
});

test('and so has one whose holder has a name: it may be what each row of it costs', async () => {
  expect(await howOf(quarters({ seed: 6, named: true }), 'tax')).toBe('sum');
});

test('a fee by three figures that go their own ways has one', async () => {
  const table = new MadeTable(800, 7);
  table
    .add('aa', () => table.between(1, 5))
    .add('bb', () => table.between(1, 4))
    .add('cc', () => table.between(1, 3));
  table.add(
    'fee',
    (row) => 7 + 11 * table.number('aa', row) ** 2 + 301 * table.number('bb', row) + 2003 * table.number('cc', row),
  );
  expect(await howOf(table, 'fee')).toBe('sum');
});

interface Field {
  /** What there is several times, what is there in each of it, what each has once, and what each row has of its own. */
  names: readonly [string, string, string, string];
  rate: string;
}

const FIELDS: readonly Field[] = [
  { names: ['Hotel', 'Segment', 'Room nights available', 'Room nights sold'], rate: 'Occ %' },
  { names: ['Werk', 'Schicht', 'Kapazität Stück', 'Produzierte Stück'], rate: 'Auslastung %' },
  { names: ['store', 'department', 'visitors', 'receipts'], rate: 'conversion pct' },
  { names: ['Clinic', 'Ward', 'Bed days', 'Days occupied'], rate: 'Use' },
  { names: ['gare', 'ligne', 'places offertes', 'voyageurs'], rate: 'taux' },
  { names: ['Zone', 'Material', 'Niederschlag mm', 'Störungen'], rate: 'Anteil' },
];

interface Grid {
  seed: number;
  /** Whether rows are read month after month, or stand once. */
  months: number;
  /** Whether the amount is the same for all that is there at one moment, or each row's own. */
  of?: 'thing' | 'moment' | 'row';
  rated?: boolean;
}

/** Parts of things, at moments: each row repeats what its thing has, or what all have at its moment. */
function grid({ seed, months, of = 'thing', rated = true }: Grid): { table: MadeTable; field: Field } {
  const field = FIELDS[seed % FIELDS.length] as Field;
  const [thing, part, whole, own] = field.names;
  const [things, parts] = [5 + (seed % 4), 3 + (seed % 3)];
  const moments = Math.max(1, months);
  const table = new MadeTable(things * parts * moments, seed);
  const place = (row: number) => ({
    part: row % parts,
    thing: Math.floor(row / parts) % things,
    moment: Math.floor(row / parts / things),
  });
  const amounts = Array.from({ length: table.rows }, () => 40 + Math.round(9000 * table.random() ** 3));
  if (months > 1) table.add('Month', (row) => new Date(Date.UTC(2021, place(row).moment, 1)).toISOString().slice(0, 10));
  table.add(thing, (row) => `${thing} ${String.fromCharCode(65 + place(row).thing)}`);
  table.add(part, (row) => `${part} ${['north', 'south', 'east', 'west', 'inner'][place(row).part]}`);
  table.add(whole, (row) => {
    const at = place(row);
    return amounts[of === 'row' ? row : of === 'moment' ? at.moment : at.moment * things + at.thing] ?? 0;
  });
  table.add(own, (row) => Math.round((table.number(whole, row) * (0.2 + 0.7 * table.random())) / parts));
  if (rated) table.add(field.rate, (row) => Number(((100 * table.number(own, row)) / table.number(whole, row)).toFixed(1)));
  return { table, field };
}

const together = async (plan: Grid) => {
  const { table, field } = grid(plan);
  const { columns } = await modelOf(table.csv());
  const how = (name: string) => columns.find((column) => column.name === name)?.overMembers.how;
  return { whole: how(field.names[2]), own: how(field.names[3]), rate: how(field.rate) };
};

test.each([1, 2, 3, 4, 5, 6])(
  'what a thing has at a moment stands in the row of each of its parts, and has no sum (%d)',
  async (seed) => {
    expect(await together({ seed, months: 24 })).toMatchObject({ whole: 'mean', rate: 'never' });
  },
);

test.each([1, 2, 3, 4, 5, 6])('so does what all have at a moment (%d)', async (seed) => {
  expect(await together({ seed, months: 40, of: 'moment' })).toMatchObject({ whole: 'mean' });
});

test.each([1, 2, 3, 4, 5, 6])('a rate of what each row has is one of several rows together (%d)', async (seed) => {
  const { rate } = await together({ seed, months: 24, of: 'row' });
  expect(rate).not.toBe('never');
});

test('what each has of its own month after month has a sum, though a country has one number of people through the years', async () => {
  const table = new MadeTable(30 * 12, 3);
  const people = Array.from({ length: 30 }, () => table.between(90_000, 9_000_000));
  table
    .add('year', (row) => 2010 + Math.floor(row / 30))
    .add('country', (row) => `Country ${String.fromCharCode(65 + Math.floor((row % 30) / 6))}${row % 6}`)
    .add('population', (row) => people[row % 30] ?? 0)
    .add('births', (row) => Math.round((people[row % 30] ?? 0) * (0.008 + 0.006 * table.random())));
  expect(await howOf(table, 'population')).toBe('sum');
  expect(await howOf(table, 'births')).toBe('sum');
});

/** Lines of orders: each repeats its order's total. */
function lines(seed: number, total: string): MadeTable {
  const of = Array.from({ length: 220 }, (_, order) => Array.from({ length: 1 + ((order * 5 + seed) % 6) }, () => order)).flat();
  const table = new MadeTable(of.length, seed);
  const totals = Array.from({ length: 220 }, () => table.between(12, 2400, 2));
  return table
    .add('Order No', (row) => `SO-${10_000 + 7 * (of[row] ?? 0)}`)
    .add('Order date', (row) => new Date(Date.UTC(2023, 0, 1 + (of[row] ?? 0))).toISOString().slice(0, 10))
    .add('Item', () => table.one(['Desk', 'Lamp', 'Chair', 'Shelf', 'Rug']))
    .add('Line amount', () => table.between(3, 480, 2))
    .add(total, (row) => totals[of[row] ?? 0] ?? 0);
}

test.each([
  [1, 'Order total'],
  [2, 'Gesamtbetrag'],
  [3, 'Shipping cost'],
])('the lines of an order repeat what it comes to (%d, %s)', async (seed, total) => {
  expect(await howOf(lines(seed, total), total)).toBe('mean');
  expect(await howOf(lines(seed, total), 'Line amount')).toBe('sum');
});

test.each([
  ['Budget', 'mean'],
  ['Credit limit', 'mean'],
  ['Fee paid', 'sum'],
])('of what belongs to a site its word says whether each row costs it: %s has a %s', async (name, how) => {
  const table = new MadeTable(600, 5);
  const each = Array.from({ length: 24 }, () => table.between(1000, 90_000));
  const site = Array.from({ length: 600 }, () => table.between(0, 23));
  table
    .add('Date', (row) => new Date(Date.UTC(2023, 0, 1 + Math.floor(row / 2))).toISOString().slice(0, 10))
    .add('Site', (row) => `Site ${String.fromCharCode(65 + (site[row] ?? 0))}`)
    .add('Spent', () => table.between(5, 900, 2))
    .add(name, (row) => each[site[row] ?? 0] ?? 0);
  expect(await howOf(table, name)).toBe(how);
});

test.each(['Votes', 'Stimmen'])('of a quotient whose parts come to the whole each is a share (%s)', async (name) => {
  const table = new MadeTable(60 * 5, 8);
  const cast = Array.from({ length: 60 }, () => table.between(4000, 90_000));
  const cuts = cast.map((all) => {
    const weights = [5, 4, 2, 1.5, 1].map((weight) => weight * (0.5 + table.random()));
    const sum = weights.reduce((a, b) => a + b, 0);
    const parts = weights.map((weight) => Math.round((all * weight) / sum));
    return [...parts.slice(1), all - parts.slice(1).reduce((a, b) => a + b, 0)];
  });
  table
    .add('district', (row) => `District ${Math.floor(row / 5) + 1} ${'ABCDEF'[Math.floor(row / 50)]}`)
    .add('party', (row) => ['Red', 'Blue', 'Green', 'Gold', 'Grey'][row % 5] ?? null)
    .add('all votes', (row) => cast[Math.floor(row / 5)] ?? 0)
    .add(name, (row) => cuts[Math.floor(row / 5)]?.[row % 5] ?? 0)
    .add('share', (row) => Number(((100 * table.number(name, row)) / table.number('all votes', row)).toFixed(2)));
  expect(await howOf(table, 'all votes')).toBe('mean');
  expect(await howOf(table, 'share')).not.toBe('never');
});

test('what the weather was on the day of each ride is of the day', async () => {
  const table = new MadeTable(900, 9);
  const rain = Array.from({ length: 90 }, () => (table.random() < 0.4 ? 0 : table.between(0, 40)));
  table
    .add('Date', (row) => new Date(Date.UTC(2023, 3, 1 + Math.floor(row / 10))).toISOString().slice(0, 10))
    .add('Station', () => table.one(['Park', 'Port', 'Hill', 'Mill']))
    .add('Rides', () => table.between(0, 60))
    .add('Rain mm', (row) => rain[Math.floor(row / 10)] ?? 0);
  expect(await howOf(table, 'Rain mm')).toBe('mean');
  expect(await howOf(table, 'Rides')).toBe('sum');
});
