import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine, type Engine } from '../duckdb/open-engine';
import { analyzeData } from './data-analyzer';

const REGIONS = ['North', 'South', 'East', 'West'];
const CUSTOMERS = Array.from({ length: 60 }, (_, i) => `C${100 + i},${REGIONS[(i * 7) % 4] ?? ''},${20 + ((i * 37) % 50)}`);
const ORDERS = Array.from(
  { length: 1500 },
  (_, i) => `${5000 + i},C${100 + ((i * 13) % 60)},${((i * 7919) % 4000) / 100 + 5},${(i % 9) + 1}`,
);
const READINGS = Array.from({ length: 1200 }, (_, i) => `hall ${1 + (i % 3)},${((i * 104_729) % 900) / 10}`);

let folder: string;
let engine: Engine;
let asked: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-several-'));
  await writeFile(join(folder, 'customers.csv'), ['customer_id,region,age', ...CUSTOMERS].join('\n'));
  await writeFile(join(folder, 'orders.csv'), ['order_id,customer_id,amount,items', ...ORDERS].join('\n'));
  await writeFile(join(folder, 'readings.csv'), ['place,warmth', ...READINGS].join('\n'));
  engine = await openEngine({ storePath: null, allowedDirectories: [folder], threads: 1 });
  asked = [];
  const { connection } = engine;
  const ask = connection.runAndReadAll.bind(connection);
  jest.spyOn(connection, 'runAndReadAll').mockImplementation((sql) => {
    asked.push(sql);
    return ask(sql);
  });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

test('of several tables each column is measured once, those of other tables included', async () => {
  const files = ['customers', 'orders', 'readings'];
  const { tables, joins } = await analyzeData(
    { connection: engine.connection, ask: undefined },
    {
      inputs: files.map((name) => ({ kind: 'csv', path: join(folder, `${name}.csv`), name: `${name}.csv` })),
      sourceType: 'csv',
      storePath: null,
    },
  );
  expect(joins).toHaveLength(1);
  expect(tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['customers.csv', 60],
    ['orders.csv', 1500],
    ['readings.csv', 1200],
  ]);
  const orders = tables.find(({ name }) => name === 'orders.csv');
  expect(orders?.columns.map(({ name }) => name)).toContain('customers.region');
  const measured = (column: string) => asked.filter((sql) => sql.includes(`quantile_cont("${column}"::DOUBLE, [0.25`)).length;
  expect(['amount', 'items', 'warmth', 'customers.age'].map((column) => [column, measured(column)])).toEqual([
    ['amount', 1],
    ['items', 1],
    ['warmth', 1],
    ['customers.age', 1],
  ]);
  // A table that stayed alone is understood once as well.
  expect(asked.filter((sql) => /quantile_cont\(.*\[0\.25.* FROM t3\b/.test(sql)).length).toBe(1);
  expect(tables.find(({ name }) => name === 'readings.csv')?.model?.rows).toBe(1200);
});
