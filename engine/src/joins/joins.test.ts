import { DuckDBInstance } from '@duckdb/node-api';
import { rowsOf } from '../insights/rows-of';
import { csvOf, seeded } from '../testing/analyze-text';
import { analyzeTables } from '../testing/analyze-tables';
import type { AnalysisRequest } from '../model';
import { verifyClaims } from '../verify/verify-claims';

// Reports of several tables, on a machine that has other work.
jest.setTimeout(120_000);

/** Queries over the stored tables, each giving one number. */
async function figures(storePath: string, queries: readonly string[]): Promise<unknown[]> {
  const instance = await DuckDBInstance.create(storePath, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  try {
    const answers = [];
    for (const sql of queries) answers.push((await rowsOf(connection, sql))[0]?.[0]);
    return answers;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

const joinsOf = async (tables: Record<string, string>, request: Partial<AnalysisRequest> = {}) => {
  let found: string[] = [];
  await analyzeTables(
    tables,
    ({ document }) => {
      found = (document.joins ?? []).map(
        ({ table, columns, referencedTable, referencedColumns, by }) =>
          `${table}.${columns.join('+')} → ${referencedTable}.${referencedColumns.join('+')} ${by}`,
      );
    },
    request,
  );
  return found;
};

/** A shop: 60 customers, of whom 15 never order; orders with a date; two lines and up to two payments for each. */
function shop() {
  const random = seeded(5);
  const customers = Array.from({ length: 60 }, (_, i) => [i + 1, ['north', 'south', 'west'][i % 3] ?? '', 20 + (i % 40)]);
  const orders = Array.from({ length: 600 }, (_, i) => {
    const day = new Date(Date.UTC(2023, 0, 1 + Math.floor(i * 1.2))).toISOString().slice(0, 10);
    return [i + 1, i % 50 === 0 ? 900 + i : 1 + (i % 45), day];
  });
  const lines = orders.flatMap(([order], i) =>
    [0, 1].map((part) => [2 * i + part + 1, order ?? 0, Math.round((10 + i / 20) * (0.8 + 0.4 * random()) * 100) / 100]),
  );
  const payments = orders.flatMap(([order], i) =>
    Array.from({ length: i % 3 }, (_, part) => [3 * i + part + 1, order ?? 0, 5 + part + ((i * 37) % 80)]),
  );
  return {
    customers: csvOf(['id', 'region', 'age'], customers),
    orders: csvOf(['order_id', 'customer_id', 'ordered'], orders),
    lines: csvOf(['line_id', 'order_id', 'amount'], lines),
    payments: csvOf(['payment_id', 'order_id', 'paid'], payments),
  };
}

test('tables are joined by names and values, and the report says by what and how many rows found no partner', async () => {
  await analyzeTables(shop(), async ({ document, storePath }) => {
    expect(document.joins?.map(({ table, columns, by }) => [table, columns.join(), by])).toEqual([
      ['orders', 'customer_id', 'inferred'],
      ['lines', 'order_id', 'inferred'],
      ['payments', 'order_id', 'inferred'],
    ]);
    const sentences = document.claims.map(({ sentence }) => sentence);
    expect(sentences).toContain(
      'orders.customer_id refers to customers.id (found by names and values); all 600 orders name one.',
    );
    expect(sentences).toContain('orders.customer_id points to nothing in 12 orders of 600: customers.id has no such value.');
    expect(sentences).toContain('15 customers of 60 are never referred to by orders.customer_id.');
    expect((await verifyClaims(document, storePath)).filter(({ outcome }) => outcome !== 'same')).toEqual([]);
  });
});

test('an amount in lines is told over the time of their orders, and rows stay one through two children', async () => {
  await analyzeTables(shop(), async ({ document, storePath }) => {
    const over = document.claims.filter(
      ({ table, subject: { breakdown, measure } }) =>
        table === 'lines' && [breakdown].flat().includes('orders.ordered') && JSON.stringify(measure).includes('amount'),
    );
    expect(over.length).toBeGreaterThan(0);
    const relation = (name: string) => document.tables.find((table) => table.name === name)?.relation ?? '';
    const [rows, amounts, own, paid, ownPaid, counted] = await figures(storePath, [
      `SELECT count(*)::DOUBLE FROM ${relation('orders')}`,
      `SELECT sum("lines.amount (sum)") FROM ${relation('orders')}`,
      `SELECT sum(amount) FROM ${relation('lines')}`,
      `SELECT sum("payments.paid (sum)") FROM ${relation('orders')}`,
      `SELECT sum(paid)::DOUBLE FROM ${relation('payments')}`,
      `SELECT sum("orders (count)")::DOUBLE FROM ${relation('customers')}`,
    ]);
    expect(rows).toBe(600);
    expect(Number(amounts)).toBeCloseTo(Number(own), 4);
    expect(paid).toBe(ownPaid);
    expect(counted).toBe(588);
  });
});

test('a figure of a customer is not added up over the orders that share it', async () => {
  await analyzeTables(shop(), ({ document }) => {
    const about = document.claims.filter(
      ({ table, sql }) => table !== 'customers' && /(?:sum|avg)\("customers\.age"\)/.test(sql),
    );
    expect(about.map(({ sentence }) => sentence)).toEqual([]);
  });
});

test('small numbers that happen to be there are no relation', async () => {
  const random = seeded(2);
  const count = (n: number, make: (i: number) => (string | number)[]) => Array.from({ length: n }, (_, i) => make(i));
  const found = await joinsOf({
    machines: csvOf(
      ['id', 'floor', 'visits'],
      count(40, (i) => [i + 1, 1 + (i % 4), 1 + Math.floor(30 * random())]),
    ),
    readings: csvOf(
      ['id', 'level', 'quantity'],
      count(300, (i) => [i + 1, 1 + (i % 5), 1 + Math.floor(40 * random())]),
    ),
    grades: csvOf(
      ['grade', 'points'],
      count(6, (i) => [i + 1, i * 10]),
    ),
  });
  expect(found).toEqual([]);
});

test('codes that would not meet by chance are a relation whatever they are called', async () => {
  const code = (i: number) => `K-${1000 + 7 * i}`;
  const found = await joinsOf({
    members: csvOf(
      ['code', 'club'],
      Array.from({ length: 40 }, (_, i) => [code(i), ['a', 'b'][i % 2] ?? '']),
    ),
    visits: csvOf(
      ['who', 'minutes'],
      Array.from({ length: 200 }, (_, i) => [code(i % 35), 10 + (i % 17)]),
    ),
  });
  expect(found).toEqual(['visits.who → members.code inferred']);
});

test('two columns together can be the key', async () => {
  const lands = ['Chad', 'Peru', 'Togo', 'Laos'];
  const cells = (value: (i: number) => number) =>
    lands.flatMap((land, l) => Array.from({ length: 12 }, (_, y) => [land, 2000 + y, value(12 * l + y)]));
  const found = await joinsOf({
    income: csvOf(
      ['country', 'year', 'income'],
      cells((i) => 100 + ((i * 37) % 91)),
    ),
    births: csvOf(
      ['country', 'year', 'births'],
      cells((i) => 500 + ((i * 53) % 97)),
    ),
  });
  expect(found).toEqual(['income.country+year → births.country+year inferred']);
});

test('what a person says goes over what is found and what is declared', async () => {
  const { customers, orders } = shop();
  const key = { table: 'orders', columns: ['customer_id'], referencedTable: 'customers', referencedColumns: ['id'] };
  const tables = { customers, orders };
  expect(await joinsOf(tables, { foreignKeys: [key] })).toEqual(['orders.customer_id → customers.id declared']);
  expect(await joinsOf(tables, { foreignKeys: [key], joins: [{ ...key, related: false }] })).toEqual([]);
  expect(await joinsOf(tables, { joins: [{ ...key, related: false }] })).toEqual([]);
  const other = { ...key, columns: ['order_id'] };
  expect(await joinsOf(tables, { joins: [{ ...other, related: true }] })).toEqual([
    'orders.order_id → customers.id told',
    'orders.customer_id → customers.id inferred',
  ]);
  const nowhere = { ...key, columns: ['buyer'] };
  expect(await joinsOf(tables, { joins: [{ ...nowhere, related: true }] })).toEqual([
    'orders.customer_id → customers.id inferred',
  ]);
});

test('a word that cannot be followed is never passed over in silence', async () => {
  const { customers, orders } = shop();
  const word = { table: 'orders', columns: ['order_id'], referencedTable: 'customers', related: true };
  const joins = [
    { ...word, referencedColumns: ['region'] },
    { ...word, columns: ['customer_id'], referencedColumns: ['age'] },
    { ...word, columns: ['customer_id'], referencedColumns: ['id'] },
  ];
  await analyzeTables(
    { customers, orders },
    ({ document }) => {
      expect(
        document.alerts.filter(({ kind }) => kind === 'not-followed').map(({ table, sentence }) => [table, sentence]),
      ).toEqual([
        ['orders', expect.stringContaining('hold different kinds of values') as string],
        ['orders', expect.stringContaining('several rows of customers have the same age') as string],
      ]);
      const carried = document.tables.map(({ columns }) => columns.filter((column) => column.carried).map(({ name }) => name));
      expect(carried[0]).toContain('orders (count)');
      expect(carried[1]).toContain('customers.region');
    },
    { joins },
  );
});

test('circles, a table that refers to itself and a key that is none do no harm', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => [i + 1, 1 + ((i * 7) % 60), 1 + (i % 20), i % 9]);
  const people = csvOf(['person_id', 'boss', 'team_id', 'score'], rows);
  const teams = csvOf(
    ['team_id', 'lead', 'town'],
    Array.from({ length: 20 }, (_, i) => [i + 1, i + 1, ['Rome', 'Oslo'][i % 2] ?? '']),
  );
  const refers = (table: string, column: string, referencedTable: string, referenced: string) => ({
    table, columns: [column], referencedTable, referencedColumns: [referenced],
  }); // prettier-ignore
  await analyzeTables(
    { people, teams },
    async ({ document, storePath }) => {
      const relation = (name: string) => document.tables.find((table) => table.name === name)?.relation ?? '';
      const counts = ['people', 'teams'].map((name) => `SELECT count(*)::DOUBLE FROM ${relation(name)}`);
      expect(await figures(storePath, counts)).toEqual([60, 20]);
      const columns = document.tables.find(({ name }) => name === 'people')?.columns.map(({ name }) => name) ?? [];
      expect(columns.filter((name) => name.startsWith('teams.town'))).toHaveLength(2);
      expect(columns.some((name) => name.startsWith('people.'))).toBe(false);
    },
    {
      foreignKeys: [
        refers('people', 'team_id', 'teams', 'team_id'),
        refers('teams', 'lead', 'people', 'person_id'),
        refers('people', 'boss', 'people', 'person_id'),
        refers('teams', 'team_id', 'people', 'team_id'),
      ],
    },
  );
});

test('columns that are taken over are named in the language of the report', async () => {
  const { customers, orders } = shop();
  await analyzeTables(
    { customers, orders },
    ({ document }) => {
      const carried = document.tables.flatMap(({ columns }) =>
        columns.filter((column) => column.carried).map(({ name }) => name),
      );
      expect(carried).toEqual(expect.arrayContaining(['orders (Anzahl)', 'customers.region']));
      expect(carried.filter((name) => / \((?:count|sum|mean|first|last)\)$/.test(name))).toEqual([]);
    },
    { language: 'de' },
  );
});
