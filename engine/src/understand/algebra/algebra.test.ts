import { columnsOfRelation, type ColumnRelation } from '../../contracts/table/column-relation';
import { readSample } from '../sample/read-sample';
import { usualOrAll } from '../../testing/usual-or-all';
import { withTable } from '../testing/load-text';
import { MadeTable } from '../testing/made-table';
import { findRelations } from './find-relations';
import { groupsOf } from './groupings/groups';

jest.setTimeout(300_000);

const relationsOf = (csv: string): Promise<ColumnRelation[]> =>
  withTable(
    csv,
    async ({ connection }, table) =>
      (await findRelations(connection, table.relation, table.rows, await readSample(connection, table))).relations,
  );

interface Planted {
  kind: ColumnRelation['kind'] | readonly ColumnRelation['kind'][];
  columns: readonly string[];
}

/** Headers of several trades and languages, so that no word does the work. */
const VOCABULARIES = [
  { a: 'Umsatz', b: 'Stückpreis', c: 'Menge', d: 'Versand', e: 'Ergebnis', f: 'Anteil' },
  { a: 'haul', b: 'ore_grade', c: 'trucks', d: 'waste', e: 'moved', f: 'quota' },
  { a: 'X1', b: 'X2', c: 'X3', d: 'X4', e: 'X5', f: 'X6' },
  { a: 'ventas', b: 'precio', c: 'unidades', d: 'envío', e: 'importe', f: 'tasa' },
  { a: '売上', b: '単価', c: '数量', d: '送料', e: '合計額', f: '率' },
] as const;

type Names = (typeof VOCABULARIES)[number];
type Plant = (table: MadeTable, names: Names) => Planted;

const money = (table: MadeTable) => Number((Math.exp(3 + table.normal()) + 1).toFixed(2));
const PLANTS: Record<string, Plant> = {
  'a sum of three'(table, { a, b, c, e }) {
    for (const name of [a, b, c]) table.add(name, () => money(table));
    table.add(e, (row) => Number((table.number(a, row) + table.number(b, row) + table.number(c, row)).toFixed(2)));
    return { kind: 'sum', columns: [a, b, c, e] };
  },
  'a sum of four'(table, { a, b, c, d, e }) {
    for (const name of [a, b, c, d]) table.add(name, () => table.between(0, 900));
    table.add(e, (row) => table.number(a, row) + table.number(b, row) + table.number(c, row) + table.number(d, row));
    return { kind: 'sum', columns: [a, b, c, d, e] };
  },
  'a difference'(table, { a, b, e }) {
    table.add(a, () => money(table)).add(b, () => money(table));
    table.add(e, (row) => Number((table.number(a, row) - table.number(b, row)).toFixed(2)));
    return { kind: 'sum', columns: [a, b, e] };
  },
  'a product'(table, { b, c, e }) {
    table.add(b, () => money(table)).add(c, () => table.between(1, 12));
    table.add(e, (row) => Number((table.number(b, row) * table.number(c, row)).toFixed(2)));
    return { kind: ['product', 'quotient'], columns: [b, c, e] };
  },
  'a quotient in per cent'(table, { a, b, f }) {
    table.add(a, () => table.between(10, 400)).add(b, () => table.between(400, 900));
    table.add(f, (row) => Number(((100 * table.number(a, row)) / table.number(b, row)).toFixed(1)));
    return { kind: ['product', 'quotient'], columns: [a, b, f] };
  },
  'a conversion'(table, { a, e }) {
    table.add(a, () => table.between(-12, 38, 1)).add(e, (row) => Number((32 + 1.8 * table.number(a, row)).toFixed(1)));
    return { kind: 'linear', columns: [a, e] };
  },
  'a constant multiple'(table, { a, f }) {
    table.add(a, () => money(table)).add(f, (row) => Number((0.19 * table.number(a, row)).toFixed(2)));
    return { kind: 'linear', columns: [a, f] };
  },
  'a complement'(table, { c, f }) {
    table.add(c, () => table.between(0, 24, 1)).add(f, (row) => Number((24 - table.number(c, row)).toFixed(1)));
    return { kind: 'linear', columns: [c, f] };
  },
  'a copy'(table, { a, d }) {
    table.add(a, () => money(table)).add(d, (row) => table.number(a, row));
    return { kind: 'copy', columns: [a, d] };
  },
  'a rounding'(table, { a, d }) {
    table.add(a, () => table.between(0, 400, 3)).add(d, (row) => Math.round(table.number(a, row)));
    return { kind: ['rounded', 'linear'], columns: [a, d] };
  },
  'a threshold'(table, { a, d }) {
    table.add(a, () => table.between(0, 100)).add(d, (row) => (table.number(a, row) >= 47 ? 'over' : 'under'));
    return { kind: 'bucket', columns: [a, d] };
  },
  classes(table, { a, d }) {
    table
      .add(a, () => table.between(15, 90))
      .add(d, (row) => ['red', 'blue', 'green', 'grey'][[30, 45, 70, 99].findIndex((end) => table.number(a, row) < end)] ?? '');
    return { kind: 'bucket', columns: [a, d] };
  },
  'classes beside finer ones'(table, { a, c, d }) {
    table
      .add(a, () => 5 * table.between(2, 32))
      .add(c, (row) => Math.min(5, Math.floor(table.number(a, row) / 25)))
      .add(d, (row) => ['low', 'middle', 'high'][[35, 65, 999].findIndex((end) => table.number(a, row) < end)] ?? '');
    return { kind: 'bucket', columns: [a, d] };
  },
  'a rank'(table, { a, d }) {
    table.add(a, () => money(table));
    const order = [...(table.columns.get(a) ?? [])].map(Number).sort((x, y) => y - x);
    table.add(d, (row) => 1 + order.indexOf(table.number(a, row)));
    return { kind: 'rank', columns: [a, d] };
  },
  'codes and their labels'(table, { c, d }) {
    table
      .add(c, () => table.between(1, 7))
      .add(d, (row) => ['ash', 'elm', 'oak', 'fir', 'yew', 'box', 'may'][table.number(c, row) - 1] ?? '');
    return { kind: 'same-groups', columns: [c, d] };
  },
  'a product of three'(table, { b, c, d, e }) {
    table
      .add(b, () => money(table))
      .add(c, () => table.between(1, 12))
      .add(d, () => table.between(2, 40));
    table.add(e, (row) => Number((table.number(b, row) * table.number(c, row) * table.number(d, row)).toFixed(2)));
    return { kind: 'product', columns: [b, c, d, e] };
  },
  'a price less a share of it'(table, { b, c, f, e }) {
    table
      .add(b, () => money(table))
      .add(c, () => table.between(1, 12))
      .add(f, () => [0, 0, 0.05, 0.1, 0.25][table.between(0, 4)] ?? 0);
    table.add(e, (row) => Number((table.number(b, row) * table.number(c, row) * (1 - table.number(f, row))).toFixed(2)));
    return { kind: 'product', columns: [b, c, f, e] };
  },
  'a price and a tax in per cent'(table, { b, f, e }) {
    table.add(b, () => money(table)).add(f, () => [7, 16, 19, 21][table.between(0, 3)] ?? 0);
    table.add(e, (row) => Number((table.number(b, row) * (1 + table.number(f, row) / 100)).toFixed(2)));
    return { kind: 'product', columns: [b, f, e] };
  },
};

const isFound = (relations: readonly ColumnRelation[], { kind, columns }: Planted): boolean =>
  relations.some(
    (relation) =>
      (Array.isArray(kind) ? kind : [kind]).includes(relation.kind) &&
      columns.every((name) => columnsOfRelation(relation).includes(name)),
  );

describe('relations that hold', () => {
  const cases = Object.entries(PLANTS).flatMap(([what, plant], i) =>
    [60, 400].map((rows, j) => ({
      what,
      plant,
      rows,
      names: VOCABULARIES[(i + 2 * j) % VOCABULARIES.length] ?? VOCABULARIES[0],
      seed: 100 * i + j,
    })),
  );

  test.each(cases)('$what among $rows rows', async ({ plant, rows, names, seed }) => {
    const table = new MadeTable(rows, seed + 7);
    const planted = plant(table, names);
    const before = [...table.columns.keys()];
    table
      .add('noise one', () => money(table))
      .add('noise two', () => table.between(0, 50))
      .add('word', () => table.one(['p', 'q', 'r', 's']));
    const relations = await relationsOf(table.csv());
    expect(relations.filter((relation) => columnsOfRelation(relation).every((name) => before.includes(name)))).toHaveLength(
      relations.length,
    );
    expect(isFound(relations, planted)).toBe(true);
  });

  test('in all but three rows', async () => {
    const table = new MadeTable(300, 5);
    table
      .add('net', () => money(table))
      .add('vat', () => money(table))
      .add('kg', () => table.between(1, 40))
      .add('rate', () => table.between(2, 9, 2));
    table.add('gross', (row) => Number((table.number('net', row) + table.number('vat', row)).toFixed(2)));
    table.add('freight', (row) => Number((table.number('kg', row) * table.number('rate', row)).toFixed(2)));
    table.spoil('gross', 3).spoil('freight', 2);
    const relations = await relationsOf(table.csv());
    expect(relations.map(({ kind, target, held }) => [kind, target, held.off])).toEqual([
      ['sum', 'gross', 3],
      ['product', 'freight', 2],
    ]);
  });

  test('a total of many neighbours is one relation', async () => {
    const table = new MadeTable(120, 9);
    const months = Array.from({ length: 12 }, (_, i) => `m${i + 1}`);
    for (const month of months) table.add(month, () => table.between(0, 400));
    table.add('year', (row) => months.reduce((sum, month) => sum + table.number(month, row), 0));
    const relations = await relationsOf(table.csv());
    expect(relations).toHaveLength(1);
    expect(relations[0]).toMatchObject({ kind: 'sum', target: 'year', plus: months });
  });

  test('all rows of a large table are counted', async () => {
    const table = new MadeTable(60_000, 3);
    table
      .add('a', () => table.between(1, 900))
      .add('b', () => table.between(1, 900))
      .add('c', (row) => table.number('a', row) + table.number('b', row));
    const [relation] = await relationsOf(table.spoil('c', 40).csv());
    expect(relation).toMatchObject({ kind: 'sum', held: { rows: 60_000, off: 40, of: 'table' } });
  });
});

test('of tables in which nothing holds, none shows a relation', async () => {
  const wrong: string[] = [];
  for (let seed = 0; seed < usualOrAll(12, 40); seed++) {
    const table = new MadeTable([12, 30, 80, 250][seed % 4] ?? 30, 1000 + seed);
    for (let i = 0; i < 10; i++) {
      const base = table.between(0, 1, 3);
      table.add(`c${i}`, () => {
        const common = table.random() < base;
        if (i % 5 === 0) return money(table);
        if (i % 5 === 1) return table.between(0, common ? 3 : 9);
        if (i % 5 === 2) return Number((100 + 15 * table.normal()).toFixed(1));
        return i % 5 === 3 ? (common ? 'yes' : 'no') : table.between(1, 2000);
      });
    }
    const relations = await relationsOf(table.csv());
    if (relations.length > 0) wrong.push(`${seed}: ${JSON.stringify(relations[0])}`);
  }
  expect(wrong).toEqual([]);
});

test('groups are joined through what they share', () => {
  const held = { rows: 100, off: 0, of: 'table' } as const;
  const groups = groupsOf([
    { kind: 'copy', target: 'b', of: 'a', held },
    { kind: 'copy', target: 'd', of: 'c', held },
    { kind: 'sum', target: 'e', plus: ['b', 'c'], minus: [], divisor: 1, held },
    { kind: 'rank', target: 'y', of: 'x', descending: true, held },
  ]);
  expect(groups.map((group) => [...group].sort())).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['x', 'y'],
  ]);
});
