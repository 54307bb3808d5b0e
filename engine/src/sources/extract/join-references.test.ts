import { joinReferences } from './join-references';
import type { LoadedTable } from '../../read/load/loaded-table';
import { openEngine, type Engine } from '../../duckdb/open-engine';
import { plainColumn } from '../../read/testing/plain-column';

let engine: Engine;
beforeEach(async () => {
  engine = await openEngine({ storePath: null, allowedDirectories: [] });
});
afterEach(() => engine.close());

async function make(
  name: string,
  relation: string,
  select: string,
  extra: Partial<LoadedTable['notes']> = {},
): Promise<LoadedTable> {
  await engine.connection.run(`CREATE TABLE ${relation} AS ${select}`);
  const reader = await engine.connection.runAndReadAll(`SELECT * FROM ${relation}`);
  const columns = reader
    .columnNames()
    .map((column, i) => plainColumn(column, reader.columnTypes()[i]?.toString() === 'VARCHAR' ? 'text' : 'integer'));
  const rows = reader.currentRowCount;
  const notes: LoadedTable['notes'] = {
    encoding: 'utf-8', mixedEncodingLines: [], delimiter: ',', quote: '"', escape: 'doubled', lineEnd: 'LF', header: 'one-row', headerLine: null,
    repeatedNames: [], skipped: [], repairedCounts: {}, repaired: [], counted: rows, ...extra,
  }; // prettier-ignore
  return { name, relation, rows, columns, notes };
}
const orders = () =>
  make('orders', 't1', 'SELECT i AS id, CASE WHEN i % 5 > 0 THEN i % 4 END AS buyer, i % 3 AS seller FROM range(20) r(i)');
const customers = (extra = {}) =>
  make(
    'customers',
    't2',
    "SELECT i AS id, 'land ' || i % 2 AS country, 'name ' || i AS name, 'same' AS constant FROM range(4) r(i)",
    extra,
  );
const key = (column: string) => ({ table: 'orders', columns: [column], referencedTable: 'customers', referencedColumns: ['id'] });
const rowsOf = async (sql: string) => (await engine.connection.runAndReadAll(sql)).getRowsJS();

test('a table gets the grouping columns of what it refers to', async () => {
  const [joined] = await joinReferences(engine.connection, [await orders(), await customers()], [key('buyer')]);
  expect(joined?.columns.map(({ name }) => name)).toEqual(['id', 'buyer', 'seller', 'customers.country', 'customers.name']);
  expect(joined?.relation).toBe('t1');
  expect(await rowsOf('SELECT buyer::INT, "customers.country", count(*)::INT FROM t1 GROUP BY ALL ORDER BY ALL')).toEqual([
    [0, 'land 0', 4], [1, 'land 1', 4], [2, 'land 0', 4], [3, 'land 1', 4], [null, null, 4],
  ]); // prettier-ignore
});

test('two references to one table are told apart', async () => {
  const [joined] = await joinReferences(engine.connection, [await orders(), await customers()], [key('buyer'), key('seller')]);
  expect(joined?.columns.slice(3).map(({ name }) => name)).toEqual([
    'customers.country (buyer)', 'customers.name (buyer)', 'customers.country (seller)', 'customers.name (seller)',
  ]); // prettier-ignore
});

test('what is no key, or was not read whole, is not joined', async () => {
  const tables = [await orders(), await customers()];
  await engine.connection.run('INSERT INTO t2 SELECT * FROM t2');
  const [joined] = await joinReferences(engine.connection, tables, [key('buyer')]);
  expect(joined).toBe(tables[0]);
  expect(await rowsOf('SELECT count(*)::INT FROM t1')).toEqual([[20]]);

  await engine.connection.run('DROP TABLE t1; DROP TABLE t2');
  const partly = [await orders(), await customers({ notCopied: [{ columns: [], sentence: 'A sample.' }] })];
  expect((await joinReferences(engine.connection, partly, [key('buyer')]))[0]).toBe(partly[0]);
});

test('the groups of what is two references away are joined, too, and no further', async () => {
  const refersTo = (table: string, column: string, referencedTable: string) => ({
    table, columns: [column], referencedTable, referencedColumns: ['id'],
  }); // prettier-ignore
  const lines = make('lines', 't3', 'SELECT i AS id, i % 20 AS ordered FROM range(40) r(i)');
  const notes = make('notes', 't4', 'SELECT i AS id, i % 40 AS line FROM range(50) r(i)');
  const tables = [await notes, await lines, await orders(), await customers()];
  const keys = [refersTo('notes', 'line', 'lines'), refersTo('lines', 'ordered', 'orders'), key('buyer')];
  const joined = await joinReferences(engine.connection, tables, keys);
  const names = (table: string) => joined.find(({ name }) => name === table)?.columns.map(({ name }) => name);
  expect(names('lines')).toEqual(['id', 'ordered', 'customers.country', 'customers.name']);
  expect(names('notes')).toEqual(['id', 'line']);
  expect(joined.map(({ name }) => name)).toEqual(['notes', 'lines', 'orders', 'customers']);
  const counts = await rowsOf('SELECT "customers.country", count(*)::INT FROM t3 GROUP BY ALL ORDER BY ALL');
  expect(counts).toEqual([['land 0', 16], ['land 1', 16], [null, 8]]); // prettier-ignore
});

test('circles and a table that refers to itself do no harm', async () => {
  const back = { table: 'customers', columns: ['id'], referencedTable: 'orders', referencedColumns: ['id'] };
  const self = { table: 'orders', columns: ['buyer'], referencedTable: 'orders', referencedColumns: ['id'] };
  const [first, second] = await joinReferences(
    engine.connection,
    [await orders(), await customers()],
    [key('buyer'), back, self],
  );
  expect(first?.columns).toHaveLength(5);
  expect(second?.columns).toHaveLength(4);
});
