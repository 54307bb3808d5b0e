import { columnsOfRelation, type ColumnRelation } from '../../../contracts/table/column-relation';
import { readSample } from '../../sample/read-sample';
import { withTable } from '../../testing/load-text';
import { MadeTable } from '../../testing/made-table';
import { findRelations } from '../find-relations';

const relationsOf = (csv: string): Promise<ColumnRelation[]> =>
  withTable(
    csv,
    async ({ connection }, table) =>
      (await findRelations(connection, table.relation, table.rows, await readSample(connection, table))).relations,
  );

const cents = (value: number) => Math.round(100 * value) / 100;

interface Cells {
  a: number;
  b: number;
  c: number;
  d: number;
}
type Make = (cells: Cells) => number;

/** Hours, their pay, what was paid beside, a discount, a figure that has nothing to do with them, and what is made of them. */
function made(make: Make, off: (row: number, random: () => number) => boolean, rows = 600): string {
  const table = new MadeTable(rows, 23);
  table
    .add('place', (row) => `P${row % 8}`)
    .add('a', () => table.between(1, 40, 2))
    .add('b', () => table.between(20, 80, 2))
    .add('c', () => (table.random() < 0.4 ? 0 : table.between(3, 90, 2)))
    .add('d', () => table.one([0, 0, 5, 10, 20]))
    .add('other', () => table.between(0, 100, 1));
  const cells = (row: number) => ({ a: table.number('a', row), b: table.number('b', row), c: table.number('c', row), d: table.number('d', row) });
  return table
    .add('made', (row) => {
      const value = make(cells(row));
      return off(row, table.random) ? cents(value * (1.1 + table.random())) : value;
    })
    .csv();
} // prettier-ignore

const RULES: [string, Make, string[]][] = [
  ['a × b + c', ({ a, b, c }) => cents(a * b + c), ['a', 'b', 'c']],
  ['a × b − c', ({ a, b, c }) => cents(a * b - c), ['a', 'b', 'c']],
  ['a × b × (1 − d ÷ 100) + c', ({ a, b, c, d }) => cents(a * b * (1 - d / 100) + c), ['a', 'b', 'c', 'd']],
  ['(a + c) × b', ({ a, b, c }) => cents((a + c) * b), ['a', 'b', 'c']],
  ['(b − a) × 0.31', ({ a, b }) => cents(0.31 * (b - a)), ['a', 'b']],
  ['1.19 × b', ({ b }) => cents(1.19 * b), ['b']],
  ['a + b + c', ({ a, b, c }) => cents(a + b + c), ['a', 'b', 'c']],
  ['a × b to five cents', ({ a, b }) => Math.round(20 * a * b) / 20, ['a', 'b']],
  ['100 × a ÷ b', ({ a, b }) => Math.round((1000 * a) / b) / 10, ['a', 'b']],
];

const BREAKERS: [string, (row: number, random: () => number) => boolean][] = [
  ['one in ten, anywhere', (_, random) => random() < 0.1],
  ['all of one place', (row) => row % 8 === 3],
  ['all in one time', (row) => row >= 200 && row < 260],
];

describe.each(BREAKERS)('broken by %s', (_, off) => {
  test.each(RULES)('%s', async (_name, make, of) => {
    const found = await relationsOf(made(make, off));
    expect(found.map((one) => columnsOfRelation(one).toSorted())).toEqual([[...of, 'made'].toSorted()]);
    expect(found[0]?.target).toBe('made');
  });
});

test.each<[string, Make]>([
  ['nearly, as measured', ({ a, b, c, d }) => cents((a * b + c) * (1 + 0.001 * (d + c)))],
  ['the same but for some rows, as ordered and delivered', ({ b, d }) => (d === 20 ? cents(0.7 * b) : b)],
  ['in half of the rows', ({ a, b, d }) => cents(d === 0 ? a * b : a + b)],
  ['a few pieces', ({ c }) => Math.floor(7 * c) % 4],
])('no rule: %s', async (_, make) => {
  expect(await relationsOf(made(make, () => false))).toEqual([]);
});

test('what breaks a rule is counted, and what lies within a relation is told once', async () => {
  const table = new MadeTable(500, 4);
  table
    .add('net', () => table.between(10, 900, 2))
    .add('vat', (row) => cents(0.2 * table.number('net', row)))
    .add('gross', (row) => cents(table.number('net', row) + (row % 25 === 0 ? 0 : table.number('vat', row))));
  const found = await relationsOf(table.csv());
  expect(found.map(({ kind, target, held }) => [kind, target, held.off])).toEqual([
    ['linear', 'vat', 0],
    ['sum', 'gross', 20],
  ]);
});

test('rows that come in the order of places are looked at of all places', async () => {
  // One row of 42 would be of the same place each time.
  const csv = made(({ b }) => cents(1.19 * b), (row) => row % 6 === 0 && row % 5 < 4, 16_800); // prettier-ignore
  expect((await relationsOf(csv)).map(({ kind, target }) => [kind, target])).toEqual([['linear', 'made']]);
});

test('a share of a hundredth of small numbers, which rounding hides, is no part of a rule', async () => {
  const table = new MadeTable(900, 6);
  table
    .add('scrap', () => (table.random() < 0.3 ? 0 : table.between(1, 9)))
    .add('good', () => table.between(20, 400))
    .add('setup hours', () => table.between(1, 4, 1))
    .add('ordered', (row) => table.number('scrap', row) + table.number('good', row));
  const found = await relationsOf(table.csv());
  expect(found.map((one) => columnsOfRelation(one).toSorted())).toEqual([['good', 'ordered', 'scrap']]);
});

test('what a column is times another that is mostly nought is no part of a rule', async () => {
  const table = new MadeTable(900, 9);
  table
    .add('lead days', () => table.between(1, 40))
    .add('age', () => table.between(18, 80))
    .add('billed', () => table.between(30, 90))
    .add('paid', (row) => (table.random() < 0.08 ? 0 : table.number('billed', row)))
    .add('balance', (row) => table.number('billed', row) - table.number('paid', row));
  const found = await relationsOf(table.csv());
  expect(found.map((one) => columnsOfRelation(one).toSorted())).toEqual([['balance', 'billed', 'paid']]);
});
