import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { Database } from 'node-sqlite3-wasm';
import { analyze } from '../../analyze';
import { InputError } from '../../model';
import { unpackInput } from './unpack-input';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-databases-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const place = () => join(folder, `file-${++files}`);

function sqlite(sql: string): string {
  const path = place();
  const database = new Database(path);
  database.exec(sql);
  database.close();
  return path;
}

async function duckdb(...statements: string[]): Promise<string> {
  const path = place();
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const sql of statements) await connection.run(sql);
  connection.closeSync();
  instance.closeSync();
  return path;
}

const unpack = (path: string, limit?: number) =>
  unpackInput({ kind: 'csv', path, name: 'shop.db' }, { folder, ...(limit ? { limit } : {}) });
const codeOf = (path: string, limit?: number) =>
  unpack(path, limit).then(
    () => 'read',
    (error: unknown) => (error instanceof InputError ? error.code : String(error)),
  );
const texts = async (path: string): Promise<Record<string, string>> => {
  const { inputs } = await unpack(path);
  const read = await Promise.all(inputs.map(async (input) => [input.name, await readFile(input.path, 'utf8')] as const));
  return Object.fromEntries(read);
};

const SHOP = `
  CREATE TABLE customers (id INTEGER PRIMARY KEY, country TEXT, photo BLOB);
  CREATE TABLE orders (order_no INTEGER PRIMARY KEY, buyer INTEGER REFERENCES customers, amount REAL, note TEXT);
  CREATE TABLE bare (a INTEGER);
  CREATE VIEW endless AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n;
  WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 39)
    INSERT INTO customers SELECT i + 1, CASE i % 2 WHEN 0 THEN 'Peru' ELSE 'Chad' END, x'00ff' FROM n;
  WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 399)
    INSERT INTO orders SELECT i + 1, i % 40 + 1, 10.5 + i % 7 + (i % 2) * 20, CASE WHEN i = 3 THEN 'a "quoted", text' END FROM n;
`;

test('each table of an SQLite file is one of the report, with the keys that it declares', async () => {
  const path = sqlite(SHOP);
  const { inputs, leftOut, keys } = await unpack(path);
  expect(inputs.map(({ name }) => name)).toEqual(['customers', 'orders']);
  expect(inputs[0]?.unpacked?.notes).toEqual(['The SQLite file’s column “photo” of plain bytes cannot be analyzed.']);
  expect(leftOut.map(({ table, why }) => [table, why]).sort()).toEqual([
    ['bare', 'empty'],
    ['endless', 'passed-over'],
  ]);
  expect(keys).toEqual([
    { table: 'orders', columns: ['buyer'], referencedTable: 'customers', referencedColumns: ['id'], unchecked: true },
  ]);
  const lines = (await texts(path))['orders']?.split('\n') ?? [];
  expect(lines.slice(0, 5)).toEqual([
    'order_no,buyer,amount,note', '1,1,10.5,', '2,2,31.5,', '3,3,12.5,', '4,4,33.5,"a ""quoted"", text"',
  ]); // prettier-ignore
  const { document } = await analyze({ inputs: [{ kind: 'csv', path, name: 'shop.db' }], sourceType: 'csv', storePath: null });
  expect(document.joins).toEqual([
    { table: 'orders', columns: ['buyer'], referencedTable: 'customers', referencedColumns: ['id'], by: 'declared' },
  ]);
});

test('a file that was written ahead of its journal is read as it was last put together', async () => {
  const path = sqlite("CREATE TABLE t (a INTEGER, b TEXT); INSERT INTO t VALUES (1, 'x'), (2, 'y')");
  const bytes = await readFile(path);
  bytes.set([2, 2], 18);
  await writeFile(path, bytes);
  expect(await texts(path)).toEqual({ 'shop.db': 'a,b\n1,x\n2,y\n' });
  // The file itself stays as it came.
  expect([...(await readFile(path)).subarray(18, 20)]).toEqual([2, 2]);
});

test('a damaged table is left out and named, and a damaged file refused', async () => {
  const path = sqlite(SHOP);
  const bytes = await readFile(path);
  const size = bytes.readUInt16BE(16);
  const root = Number(
    new Database(path, { readOnly: true }).get("SELECT rootpage FROM sqlite_schema WHERE name = 'orders'")?.['rootpage'],
  );
  const damaged = Buffer.from(bytes);
  damaged.fill(0x55, (root - 1) * size, root * size);
  await writeFile(path, damaged);
  const { inputs, leftOut } = await unpack(path);
  expect(inputs).toHaveLength(1);
  expect(leftOut).toContainEqual({ table: 'orders', why: 'failed', reason: 'its rows are damaged' });
  for (const cut of [100, 1000]) {
    const part = place();
    await writeFile(part, bytes.subarray(0, cut));
    expect(await codeOf(part)).toBe('file_damaged');
  }
  const noise = place();
  await writeFile(noise, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(8000, 7)]));
  expect(await codeOf(noise)).toBe('file_damaged');
});

test('a file that holds more than may be unpacked, and one without rows, are refused', async () => {
  expect(await codeOf(sqlite(SHOP), 2000)).toBe('file_unpacked_too_large');
  expect(await codeOf(sqlite('CREATE TABLE t (a INTEGER)'))).toBe('file_no_table');
});

test('what a file would compute when it is read is not computed', async () => {
  const bomb = sqlite(
    'CREATE TABLE t (a INTEGER, b TEXT GENERATED ALWAYS AS (hex(zeroblob(300000000))) VIRTUAL, c INTEGER GENERATED ALWAYS AS (a + 1) STORED); INSERT INTO t (a) VALUES (1)',
  );
  expect(await texts(bomb)).toEqual({ 'shop.db': 'a,c\n1,2\n' });
  expect((await unpack(bomb)).inputs[0]?.unpacked?.notes).toEqual([
    'What the SQLite file computes whenever it is read is not analysed: “b”.',
  ]);
});

test('each table of a DuckDB file is one of the report, with the keys that it declares', async () => {
  const path = await duckdb(
    'CREATE TABLE lands (code VARCHAR PRIMARY KEY, area DOUBLE)',
    'CREATE TABLE towns (town VARCHAR, land VARCHAR REFERENCES lands (code), tags VARCHAR[], flag BLOB)',
    'CREATE TABLE nothing (a INTEGER)',
    "INSERT INTO lands VALUES ('PE', 1.5), ('TD', 2)",
    "INSERT INTO towns VALUES ('Lima', 'PE', ['a', 'b'], 'x'::BLOB), ('Ilo', 'PE', NULL, NULL)",
  );
  const { keys, leftOut } = await unpack(path);
  expect(await texts(path)).toEqual({
    lands: 'code,area\nPE,1.5\nTD,2.0\n',
    towns: 'town,land,tags\nLima,PE,"[""a"",""b""]"\nIlo,PE,\n',
  });
  expect(keys).toEqual([{ table: 'towns', columns: ['land'], referencedTable: 'lands', referencedColumns: ['code'] }]);
  expect(leftOut).toEqual([{ table: 'nothing', why: 'empty', reason: 'it has no rows' }]);
  expect(await codeOf(path, 20)).toBe('file_unpacked_too_large');
});

test('a DuckDB file that is damaged, or of another version, is refused and says why', async () => {
  const path = await duckdb('CREATE TABLE t AS SELECT range AS a, range * 2 AS b FROM range(1000)');
  const bytes = await readFile(path);
  const changed = async (change: (copy: Buffer) => Buffer) => {
    const other = place();
    await writeFile(other, change(Buffer.from(bytes)));
    return codeOf(other);
  };
  expect(await codeOf(path)).toBe('read');
  expect(await changed((copy) => copy.subarray(0, 3000))).toBe('file_damaged');
  expect(await changed((copy) => copy.fill(9, 4096))).toBe('file_damaged');
  expect(await changed((copy) => copy.fill(99, 12, 13))).toMatch(/file_other_version|file_damaged/);
});
