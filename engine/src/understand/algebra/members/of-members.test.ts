import type { ColumnRelation } from '../../../contracts/table/column-relation';
import { readSample } from '../../sample/read-sample';
import { withTable } from '../../testing/load-text';
import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';
import { findRelations } from '../find-relations';

jest.setTimeout(300_000);

type OfMembers = Extract<ColumnRelation, { kind: 'of-members' }>;

const relationsOf = (csv: string): Promise<OfMembers[]> =>
  withTable(csv, async ({ connection }, table) => {
    const { relations } = await findRelations(connection, table.relation, table.rows, await readSample(connection, table));
    return relations.filter((one): one is OfMembers => one.kind === 'of-members');
  });

type How = OfMembers['how'];

const HOW: Record<How, (values: number[]) => number> = {
  mean: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  count: (values) => values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  median: (values) => {
    const sorted = [...values].sort((a, b) => a - b);
    const half = sorted.length >> 1;
    return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  },
};

interface Plan {
  how: How;
  units: number;
  rows: number;
  seed: number;
  /** What a reading is like. */
  reading: (table: MadeTable, unit: number) => number;
  name?: (unit: number) => string;
  digits?: number;
  offset?: number;
  spoiled?: number;
}

/** Readings of units, and a column that puts those of each unit together; the rows stand in no order. */
function together({
  how,
  units,
  rows,
  seed,
  reading,
  name = (unit) => `u${unit}`,
  digits = 6,
  offset = 0,
  spoiled = 0,
}: Plan): MadeTable {
  const table = new MadeTable(rows, seed);
  const unitOf = Array.from({ length: rows }, () => Math.floor(units * table.random() ** 1.3));
  table.add('aa', (row) => name(unitOf[row] ?? 0)).add('bb', (row) => reading(table, unitOf[row] ?? 0));
  table.add('noise', () => table.between(0, 5, 2));
  const readings = new Map<number, number[]>();
  unitOf.forEach((unit, row) => readings.set(unit, [...(readings.get(unit) ?? []), table.number('bb', row)]));
  const made = new Map([...readings].map(([unit, own]) => [unit, Number((offset + HOW[how](own)).toFixed(digits))]));
  table.add('cc', (row) => made.get(unitOf[row] ?? -1) ?? null);
  return spoiled === 0 ? table : table.spoil('cc', spoiled);
}

const normal = (table: MadeTable, unit: number) => Number((40 + 3 * Math.sin(unit) + 5 * table.normal()).toFixed(2));

describe.each<How>(['mean', 'sum', 'min', 'max', 'median'])('the %s of what rows belong to', (how) => {
  test.each([1, 2, 3])('is known without names (%d)', async (seed) => {
    const csv = together({ how, units: 25, rows: 600, seed, reading: normal }).csv();
    expect(await relationsOf(csv)).toMatchObject([{ target: 'cc', of: 'bb', how, by: ['aa'], offset: 0, factor: 1 }]);
  });
});

test('the number of rows of each is known', async () => {
  const csv = together({ how: 'count', units: 40, rows: 900, seed: 5, reading: normal, digits: 0 }).csv();
  expect(await relationsOf(csv)).toMatchObject([{ target: 'cc', of: null, how: 'count', by: ['aa'] }]);
});

test.each<[string, Partial<Plan>]>([
  ['rounded', { digits: 1, units: 60, rows: 2000 }],
  ['of whole numbers', { reading: (table) => table.between(0, 9), digits: 2 }],
  ['of few units', { units: 5, rows: 150, digits: 3 }],
  ['with typing errors', { spoiled: 2 }],
  ['of units that have numbers', { name: (unit) => String(1000 + 7 * unit) }],
  ['of more rows than are looked at', { rows: 26_000, units: 300 }],
])('means are known %s', async (_, plan) => {
  const csv = together({ how: 'mean', units: 30, rows: 700, seed: 8, reading: normal, ...plan }).csv();
  expect(await relationsOf(csv)).toMatchObject([{ target: 'cc', of: 'bb', how: 'mean', by: ['aa'], offset: 0 }]);
});

test('a mean that is counted from another point is known, with how far that is', async () => {
  const reading = (table: MadeTable) => Number(table.normal().toFixed(3));
  const csv = together({ how: 'mean', units: 160, rows: 3000, seed: 4, reading, digits: 3, offset: 0.006 }).csv();
  expect(await relationsOf(csv)).toMatchObject([{ target: 'cc', of: 'bb', how: 'mean', offset: 0.006 }]);
});

test.each([1, 100])('the share of a label, in parts of %d', async (factor) => {
  const table = new MadeTable(800, 6);
  table.add('aa', () => `s${table.between(0, 29)}`).add('kind', () => (table.random() < 0.4 ? 'left' : 'right'));
  const of = (unit: unknown) => [...table.columns.get('aa')!.keys()].filter((row) => table.columns.get('aa')![row] === unit);
  const share = (rows: number[]) => rows.filter((row) => table.columns.get('kind')![row] === 'left').length / rows.length;
  table.add('cc', (row) => Number((factor * share(of(table.columns.get('aa')![row]))).toFixed(factor === 1 ? 4 : 2)));
  expect(await relationsOf(table.csv())).toMatchObject([{ target: 'cc', of: 'kind', label: 'left', how: 'mean', factor }]);
});

test('the total of two things together is known', async () => {
  const table = new MadeTable(1200, 3);
  table.add('shop', () => `s${table.between(0, 11)}`).add('month', () => `m${table.between(1, 9)}`);
  table.add('bb', () => table.between(1, 90, 2));
  const key = (row: number) => `${table.columns.get('shop')![row]} ${table.columns.get('month')![row]}`;
  const sums = new Map<string, number>();
  for (let row = 0; row < 1200; row++) sums.set(key(row), (sums.get(key(row)) ?? 0) + table.number('bb', row));
  table.add('cc', (row) => Number((sums.get(key(row)) ?? 0).toFixed(2)));
  expect(await relationsOf(table.csv())).toMatchObject([{ target: 'cc', of: 'bb', how: 'sum', by: ['shop', 'month'] }]);
});

describe('what only resembles it is none', () => {
  test.each([1, 2, 3, 4, 5, 6])('a figure of the unit that its readings scatter around (%d)', async (seed) => {
    const table = new MadeTable(900, seed);
    const level = Array.from({ length: 30 }, () => table.between(20, 60, 1));
    const unitOf = Array.from({ length: 900 }, () => table.between(0, 29));
    table.add('aa', (row) => `u${unitOf[row]}`).add('cc', (row) => level[unitOf[row] ?? 0] ?? 0);
    table.add('bb', (row) => Number(((level[unitOf[row] ?? 0] ?? 0) + table.normal()).toFixed(1)));
    expect(await relationsOf(table.csv())).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5, 6])('small numbers of the unit beside small numbers of its rows (%d)', async (seed) => {
    const table = new MadeTable(600, seed);
    const unitOf = Array.from({ length: 600 }, () => table.between(0, 99));
    const low = Array.from({ length: 100 }, () => (table.random() < 0.1 ? 1 : 0));
    table.add('aa', (row) => `u${unitOf[row]}`).add('cc', (row) => low[unitOf[row] ?? 0] ?? 0);
    table.add('bb', () => (table.random() < 0.03 ? table.between(1, 4) : 0)).add('dd', () => table.between(1, 3));
    expect(await relationsOf(table.csv())).toEqual([]);
  });
});

test('it belongs to what the rows belong to, and is not added up', async () => {
  const csv = together({ how: 'sum', units: 25, rows: 600, seed: 2, reading: normal }).csv();
  const { columns, groups } = await modelOf(csv.replace('cc', 'total amount').replace('bb', 'amount'));
  expect(columns.find(({ name }) => name === 'total amount')).toMatchObject({
    overMembers: { how: 'mean', because: { by: 'algebra', kind: 'of-members' } },
    unitOfObservation: ['aa'],
  });
  expect(groups).toEqual([expect.arrayContaining(['total amount', 'amount'])]);
});
