import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

/** Readings of four metrics of six things in twelve years, without a word for anything. */
function readings(first: number, units: readonly string[]): MadeTable {
  const table = new MadeTable(288, 3);
  table.add('v1', (row) => `Thing ${Math.floor(row / 48)}`);
  const metric = (row: number) => Math.floor(row / 12) % 4;
  table.add('v2', (row) => ['visits', 'height', 'accuracy', 'weight'][metric(row)] ?? '');
  table.add('v3', (row) => units[metric(row)] ?? '');
  table.add('v4', (row) => table.between(20, 60) + 5 * metric(row));
  return table.add('v5', (row) => first + (row % 12));
}

test('a column of units says that another names what is measured', async () => {
  const { shape, time } = await modelOf(readings(2004, ['number', 'cm', '%', 'kg']).csv());
  expect(shape).toMatchObject({ kind: 'long', long: { metric: 'v2', value: 'v4', unit: 'v3' } });
  expect(time).toMatchObject({ columns: ['v5'], grain: 'year' });
});

test('of one unit the figures are one measure', async () => {
  const { shape } = await modelOf(readings(2004, ['kg', 'kg', 'kg', 'kg']).csv());
  expect(shape.long).toBeNull();
});

test('numbers that go round where no years lie are none', async () => {
  const { time } = await modelOf(readings(3004, ['number', 'cm', '%', 'kg']).csv());
  expect(time).toBeNull();
});

test('whole numbers of a full grid are counts, and drawn figures beside one another are not', async () => {
  const table = new MadeTable(24, 3);
  table.add('v1', (row) => `a${row % 3}`);
  table.add('v2', (row) => ['north', 'south'][Math.floor(row / 3) % 2] ?? '');
  table.add('v3', (row) => ['18-29', '30-44', '45-59', '60+'][Math.floor(row / 6)] ?? '');
  table.add('v4', () => table.between(1, 40));
  expect((await modelOf(table.csv())).shape).toMatchObject({ kind: 'cells', weight: 'v4' });
});

/** Lengths at four ages. @param things how many grow */
const growing = (things: number): MadeTable => {
  const table = new MadeTable(4 * things, 3);
  table.add('subject', (row) => `S${Math.floor(row / 4)}`);
  table.add('age', (row) => 8 + 2 * (row % 4));
  return table.add('length', (row) => Number((20 + 0.5 * (row % 4) + table.random()).toFixed(1)));
};

test('what is measured of many at the same ages is read again and again', async () => {
  const { shape, columns } = await modelOf(growing(27).csv());
  expect(shape).toMatchObject({ kind: 'panel', entity: ['subject'], key: ['subject', 'age'] });
  expect(columns.find(({ name }) => name === 'age')).toMatchObject({ role: 'time' });
});

test('a figure of a few kinds for each age is a table of ages', async () => {
  expect((await modelOf(growing(4).csv())).shape.kind).not.toBe('panel');
});
