import type { Table } from '../model';
import { openBench, type Bench } from '../read/testing/temporary-file';
import type { TableJoin } from '../joins/table-join';
import { t } from './messages';
import { relationClaims } from './relations';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  await bench.engine.connection.run(`
    CREATE TABLE customers AS FROM (VALUES (1, 'a'), (2, 'b'), (3, 'c')) v(id, area);
    CREATE TABLE orders AS FROM (VALUES (1, 'a', 1), (2, 'b', NULL), (9, 'c', 2), (NULL, 'c', 3), (7, NULL, 4)) v(customer, area, parent);
    CREATE TABLE clean AS FROM (VALUES (1), (2)) v(customer);
  `);
});
afterAll(() => bench.close());

const table = (name: string, columns: string[], changes: Partial<Table> = {}): Table =>
  ({ name, relation: name, columns: columns.map((column) => ({ name: column })), alerts: [], ...changes }) as unknown as Table;
const customers = table('customers', ['id', 'area']);
const orders = table('orders', ['customer', 'area', 'parent']);
const clean = table('clean', ['customer']);
const key: TableJoin = {
  table: 'orders',
  columns: ['customer'],
  referencedTable: 'customers',
  referencedColumns: ['id'],
  unchecked: true,
  by: 'declared',
};

const all = (keys: TableJoin[], tables: Table[] = [customers, orders, clean]) =>
  relationClaims(bench.engine.connection, tables, keys, 5);
/** Without what is said of rows that nothing refers to. */
const claimsOf = async (keys: TableJoin[], tables?: Table[]) =>
  (await all(keys, tables)).filter(({ table: own, member }) =>
    keys.some((one) => one.table === own && one.referencedTable === member),
  );
const figures = async (keys: TableJoin[], tables?: Table[]) =>
  (await claimsOf(keys, tables)).map(({ subject: { filter }, value, n }) => [filter.map(({ op }) => op).join(), value, n]);

test('rows without a reference and rows whose reference leads nowhere are two claims, each with its query', async () => {
  const claims = await claimsOf([key]);
  const ends = { by: 'declared', from: 'orders.customer', to: 'customers.id' };
  expect(claims).toMatchObject([
    {
      id: 'c5',
      kind: 'headline',
      agent: 'data-analyzer',
      table: 'orders',
      member: 'customers',
      subject: { filter: [{ column: 'customer', op: 'is null', value: null }], breakdown: null, measure: { op: 'count' } },
      value: 1,
      n: 5,
      sentence: t('relation.missing-noun', { ...ends, rows: '1 order', n: 1, all: 5, target: 'customer' }),
    },
    {
      id: 'c6',
      subject: { filter: [{ column: 'customer', op: 'is not null', value: null }] },
      value: 2,
      n: 5,
      sentence: t('relation.lost', { ...ends, rows: '2 orders', all: 5 }),
    },
  ]);
  for (const { sql, value } of claims) expect((await bench.rows(sql))[0]?.[0]).toBe(String(value));
});

test('where every row has a reference, one sentence says so, and claims less when some of them lead nowhere', async () => {
  const whole: TableJoin = { ...key, table: 'clean' };
  const ends = { by: 'declared', from: 'clean.customer', to: 'customers.id', rows: '2 records' };
  expect(await claimsOf([whole])).toMatchObject([{ value: 0, n: 2, sentence: t('relation.all', ends) }]);
  const few = table('customers', ['id']);
  const [first, second] = await claimsOf([whole], [{ ...few, relation: '(SELECT * FROM customers WHERE id = 1)' }, clean]);
  expect(first?.sentence).toBe(t('relation.all-name', ends));
  expect(second).toMatchObject({ value: 1, n: 2 });
});

test('of a key of two columns a row lacks a reference when either is empty, and is lost when the pair is not there', async () => {
  const pair: TableJoin = { ...key, columns: ['customer', 'area'], referencedColumns: ['id', 'area'] };
  const claims = await claimsOf([pair]);
  const ends = { by: 'declared', from: 'orders (customer, area)', to: 'customers (id, area)' };
  expect(claims).toMatchObject([
    {
      value: 2,
      subject: {
        filter: [
          { column: 'customer', op: 'is null' },
          { column: 'area', op: 'is null' },
        ],
      },
      sentence: t('relation.missing-noun', { ...ends, rows: '2 orders', n: 2, all: 5, target: 'customer' }),
    },
    { value: 1, sentence: t('relation.lost', { ...ends, rows: '1 order', all: 5 }) },
  ]);
});

test.each<[string, Partial<TableJoin>, Partial<Table>]>([
  ['to itself', { referencedTable: 'orders', referencedColumns: ['customer'], columns: ['parent'] }, {}],
  ['to rows without a name of their own', { referencedTable: 'clean', referencedColumns: ['customer'] }, {}],
])('a row that lacks a reference %s is not said to lack a thing', async (_, changes) => {
  const [claim] = await claimsOf([{ ...key, ...changes }]);
  const { columns, referencedTable, referencedColumns } = { ...key, ...changes };
  const ends = { by: 'declared', from: `orders.${columns.join()}`, to: `${referencedTable}.${referencedColumns.join()}` };
  expect(claim?.sentence).toBe(t('relation.missing', { ...ends, rows: '1 order', n: 1, all: 5 }));
});

const MISSING_ONLY = [['is null', 1, 5]];

test.each<[string, TableJoin, Table[]]>([
  ['the database vouches for it', { ...key, unchecked: undefined }, [customers, orders]],
  ['the other table was not chosen', key, [orders]],
  ['the other table lacks the column', { ...key, referencedColumns: ['number'] }, [customers, orders]],
  ['rows of the other table are missing', key, [{ ...customers, alerts: [{ kind: 'truncated', columns: [] }] } as unknown as Table, orders]],
  ['rows of the table are missing', key, [customers, { ...orders, alerts: [{ kind: 'truncated', columns: [] }] } as unknown as Table]],
])('lost references are not sought where %s', async (_, one, tables) => {
  expect(await figures([one], tables)).toEqual(MISSING_ONLY);
}); // prettier-ignore

test('an alert about cells, or of another kind, leaves a table whole', async () => {
  const alerts = [
    { kind: 'truncated', columns: ['area'] },
    { kind: 'missing', columns: [] },
  ];
  expect(await figures([key], [{ ...customers, alerts } as unknown as Table, orders])).toEqual([
    ['is null', 1, 5],
    ['is not null', 2, 5],
  ]);
});

test('keys of tables that were not chosen, and of columns that were left out, say nothing; the others keep their order', async () => {
  const keys: TableJoin[] = [
    { ...key, table: 'visits' },
    { ...key, columns: ['customer', 'number'], referencedColumns: ['id', 'area'] },
    { ...key, table: 'clean' },
    key,
  ];
  expect((await claimsOf(keys)).map(({ id, table: own, value }) => [id, own, value])).toEqual([
    ['c5', 'clean', 0],
    ['c7', 'orders', 1],
    ['c8', 'orders', 2],
  ]);
});

test('rows that nothing refers to are counted in the table referred to', async () => {
  const unmet = (await all([key])).filter(({ table: own }) => own === 'customers');
  expect(unmet).toMatchObject([{ id: 'c7', member: 'orders', value: 1, n: 3 }]);
  expect(unmet[0]?.sentence).toBe(t('relation.unmet', { rows: '1 customer', all: 3, from: 'orders.customer' }));
});
