import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

const betweenOf = async (table: MadeTable) => (await modelOf(table.csv())).algebra.filter(({ kind }) => kind === 'between');

const text = (moment: number, byDay: boolean) =>
  new Date(moment)
    .toISOString()
    .slice(0, byDay ? 10 : 16)
    .replace('T', ' ');

/** Jobs of machines with a start, an end and a figure. @param unit milliseconds */
function jobs(name: string, unit: number, longest: number, figure: (units: number, table: MadeTable) => number): MadeTable {
  const table = new MadeTable(200, 31);
  const byDay = unit >= 86_400_000;
  const starts = Array.from({ length: 200 }, (_, row) => Date.UTC(2024, 2, 1, 6) + row * 5_000_000);
  const lengths = starts.map(() => (byDay ? table.between(1, longest) : table.between(0.1 * longest, longest, 1)));
  table.add('job', (row) => `J${row}`);
  table.add('machine', () => table.one(['M1', 'M2', 'M3']));
  table.add('begun', (row) => text(starts[row] ?? 0, byDay));
  table.add('finished', (row) => text((starts[row] ?? 0) + Math.round(((lengths[row] ?? 0) * unit) / 60_000) * 60_000, byDay));
  const minutes = (row: number) => Math.round(((lengths[row] ?? 0) * unit) / 60_000);
  return table.add(name, (row) => figure((minutes(row) * 60_000) / unit, table));
}

const two = (value: number) => Math.round(value * 100) / 100;

test.each([
  ['minutes', jobs('Minutes', 60_000, 240, Math.round), { unit: 'minute', more: 0 }],
  ['hours with a digit', jobs('Hours', 3_600_000, 30, two), { unit: 'hour', more: 0, how: 'round', step: 0.1 }],
  ['full hours', jobs('Hours', 3_600_000, 30, Math.floor), { unit: 'hour', more: 0, how: 'floor', step: 1 }],
  ['nights', jobs('Nights', 86_400_000, 21, Math.round), { unit: 'day', more: 0 }],
  ['days, the first as well', jobs('Days', 86_400_000, 21, (days) => Math.round(days) + 1), { unit: 'day', more: 1 }],
])('a length is known by its two moments: %s', async (_, table, found) => {
  expect(await betweenOf(table)).toMatchObject([
    { target: [...table.columns.keys()].at(-1), from: 'begun', to: 'finished', ...found },
  ]);
});

test('typing errors do not hide it, and are counted', async () => {
  const table = jobs('Minutes', 60_000, 240, Math.round).spoil('Minutes', 1);
  expect(await betweenOf(table)).toMatchObject([{ target: 'Minutes', held: { rows: 200, off: 1 } }]);
});

test.each([
  ['of machines that ran for a part of it', jobs('Minutes', 60_000, 240, (units, table) => Math.round(units * table.between(0.5, 1, 3)))],
  ['planned before', jobs('Minutes', 60_000, 240, (units) => 30 * Math.ceil(units / 30))],
  ['the same for nearly all', jobs('Hours', 3_600_000, 1, Math.ceil)],
  ['a count', jobs('Pieces', 60_000, 240, (_, table) => table.between(4, 90))],
])('other figures beside two moments are left alone: %s', async (_, table) => {
  expect(await betweenOf(table)).toEqual([]);
}); // prettier-ignore
