import type { ModelColumn } from '../../../contracts/table/table-model';
import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

interface Grid {
  seed: number;
  groups: number;
  /** How many rows a group has. */
  size: (group: number) => number;
  group: (group: number) => string | number;
  names: readonly [string, string];
  first?: number;
  shuffled?: boolean;
}

/** Rows that are numbered within each group, and a reading that grows along them. */
function numbered({ seed, groups, size, group, names: [held, place], first = 1, shuffled = false }: Grid): MadeTable {
  const rows = Array.from({ length: groups }, (_, at) => Array.from({ length: size(at) }, (_row, i) => ({ at, i }))).flat();
  const table = new MadeTable(rows.length, seed);
  if (shuffled) rows.sort(() => table.random() - 0.5);
  table.add(held, (row) => group(rows[row]?.at ?? 0)).add(place, (row) => first + (rows[row]?.i ?? 0));
  table.add('limit', () => table.one(['no', 'yes', 'no']));
  return table.add('y', (row) => Math.round(20 + 3 * table.normal() + 0.2 * (rows[row]?.i ?? 0)));
}

const columnOf = async (table: MadeTable, name: string): Promise<ModelColumn | undefined> =>
  (await modelOf(table.csv())).columns.find((column) => column.name === name);

const years: Grid = { seed: 3, groups: 2, size: () => 92, group: (at) => 1961 + at, names: ['year', 'day'] };

test('days that are numbered within each year are places in it, in their order', async () => {
  const day = await columnOf(numbered(years), 'day');
  expect(day).toMatchObject({ role: 'ordered-category', overMembers: { how: 'never' }, overTime: { how: 'never' } });
  expect(day?.order?.slice(0, 11)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  expect((await modelOf(numbered(years).csv())).shape.kind).toBe('event');
});

const persons: Grid = { seed: 4, groups: 12, size: (at) => 14 + (at % 5), group: (at) => `P${at}`, names: ['person', 'trial'] };

test.each<[string, Partial<Grid>]>([
  ['of each person', {}],
  ['from nought on', { first: 0 }],
  ['in no order', { shuffled: true }],
  ['of sessions with numbers', { group: (at) => 501 + 13 * at, names: ['session', 'lap'] }],
  ['in German', { names: ['Proband', 'Durchgang'] }],
  ['in French', { names: ['sujet', 'essai'] }],
  ['without a word', { names: ['aa', 'bb'] }],
])('numbers %s are no measure', async (_, more) => {
  const table = numbered({ ...persons, ...more });
  const place = await columnOf(table, { ...persons, ...more }.names[1]);
  expect(place?.role).not.toBe('measure');
  expect(place?.overMembers.how).toBe('never');
});

test('things that have numbers are what is read at each place, and the places are their time', async () => {
  const table = numbered({ seed: 5, groups: 26, size: () => 9, group: (at) => at + 1, names: ['Subject', 'Occasion'] });
  const model = await modelOf(table.csv());
  expect(model.shape).toMatchObject({ kind: 'panel', entity: ['Subject'], key: ['Subject', 'Occasion'] });
  expect(model.columns.map(({ role }) => role)).toEqual(['identifier', 'time', 'boolean', 'measure']);
});

test.each([1, 2, 3])('what is counted in groups is a measure (%d)', async (seed) => {
  const table = new MadeTable(300, seed);
  table
    .add('ward', (row) => `W${row % 25}`)
    .add('bb', () => table.between(1, 7) + table.between(0, 7))
    .add('y', () => table.between(1, 50, 1));
  expect(await columnOf(table, 'bb')).toMatchObject({ role: 'measure' });
});

test('a number that most groups have once and some twice is a measure', async () => {
  const table = numbered({ ...persons, names: ['aa', 'bb'] });
  const cells = table.columns.get('bb')!;
  for (let row = 0; row < cells.length; row += 11) cells[row] = 3;
  expect(await columnOf(table, 'bb')).toMatchObject({ role: 'measure' });
});

test('without a year, months and days are parts of a calendar', async () => {
  const table = new MadeTable(153, 2);
  const days = [5, 6, 7, 8, 9].flatMap((month) =>
    Array.from({ length: new Date(2001, month, 0).getDate() }, (_, i) => [month, i + 1]),
  );
  table
    .add('Wind', () => table.between(2, 20, 1))
    .add('Month', (row) => days[row]?.[0] ?? null)
    .add('Day', (row) => days[row]?.[1] ?? null);
  const { columns, time } = await modelOf(table.csv());
  expect(columns.slice(1)).toMatchObject([
    { role: 'time', time: 'part' },
    { role: 'time', time: 'part' },
  ]);
  expect(columns.slice(1).map(({ overMembers }) => overMembers.how)).toEqual(['never', 'never']);
  expect(time).toBeNull();
});
