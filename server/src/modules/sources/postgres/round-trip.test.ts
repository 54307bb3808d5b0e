import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import fc from 'fast-check';
import { type Engine, type LoadedTable, loadExtract, openEngine, profileTable, quoteName, usualOrAll } from '@hub/engine/testing';
import { extractPostgres } from './extract/extract-postgres';
import type { PostgresAccess } from './connect/open-session';
import { POSTGRES_SETTINGS, type ExtractLimits } from './postgres-settings';
import { startPostgres, SUPERUSER, type RealPostgres } from './testing/real-postgres';
import { EVERY_TYPE, TRADING_COMPANY } from './testing/trading-company';

jest.setTimeout(120_000);

let server: RealPostgres;
let folder: string;
let engine: Engine;

beforeAll(async () => {
  server = await startPostgres();
  for (const [name, sql] of [
    ['types', EVERY_TYPE],
    ['trade', TRADING_COMPANY],
    ['plain', ''],
  ] as const) {
    await server.run(`CREATE DATABASE ${name}`);
    if (sql) await server.run(sql, name);
  }
  folder = await mkdtemp(join(tmpdir(), 'hub-round-trip-'));
  engine = await openEngine({ storePath: null, allowedDirectories: [folder] });
});
afterAll(async () => {
  await engine.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

async function load(dbname: string, name: string, limits: Partial<ExtractLimits> = {}): Promise<LoadedTable> {
  const access: PostgresAccess = {
    connection: { host: '127.0.0.1', port: server.port, dbname, ...SUPERUSER },
    settings: { ...POSTGRES_SETTINGS, limits: { ...POSTGRES_SETTINGS.limits, ...limits } },
    policy: { allowPrivate: false, allowLoopback: true, ownDatabases: [] },
  };
  const place = await mkdtemp(join(folder, 'x-'));
  const { tables } = await extractPostgres(access, [name], place);
  return loadExtract(engine.connection, tables[0]!, 't1');
}
async function values(column: string, type = 'VARCHAR'): Promise<unknown[]> {
  const reader = await engine.connection.runAndReadAll(`SELECT ${quoteName(column)}::${type} FROM t1 ORDER BY rowid`);
  return reader.getRowsJS().map(([value]) => value);
}

describe('every type', () => {
  let loaded: LoadedTable;
  beforeAll(async () => {
    loaded = await load('types', 'every_type');
  });
  const of = (name: string) => loaded.columns.find((column) => column.name === name);

  test.each<[string, string, unknown[]]>([
    ['i2', 'integer', ['-32768', null, '0', null]],
    ['i8', 'integer', ['9223372036854775807', null, '0', null]],
    ['f4', 'number', ['1.5', null, null, null]],
    ['f8', 'number', ['0.1', null, '-1e+308', null]],
    ['n', 'number', ['123456.789', null, '-1e-24', null]],
    ['n_small', 'number', ['1234.56', null, '-0.01', null]],
    ['n_whole', 'integer', ['123456789012', null, '0', null]],
    ['n_negative_scale', 'integer', ['12300', null, '-100', null]],
    ['n_huge', 'text', ['123456789012345678901234567890', null, '-1', null]],
    ['m', 'number', ['1234.56', null, '-5.0', null]],
    ['b', 'boolean', ['true', 'false', null, null]],
    ['d', 'date', ['2024-02-29', null, null, null]],
    ['ts', 'timestamp', ['2024-02-29 23:59:59.123456', null, '1900-01-01 00:00:00', null]],
    ['tz', 'timestamp', ['2024-07-01 10:00:00', null, '1900-01-01 00:00:00', null]],
    ['t', 'time', ['23:59:59.5', '24:00:00', '00:00:00', null]],
    ['tt', 'time', ['10:00:00', '12:00:00', null, null]],
    ['iv', 'number', ['93784.5', '-2592000.0', '0.0', null]],
    ['txt', 'text', ['line 1\nline 2, "quoted" \\N \t', null, '\\N', null]],
    ['vc', 'text', ['äöü€😀', null, 'NULL', null]],
    ['ch', 'text', ['ab', null, 'NaN', null]],
    ['j', 'text', ['{"a": [1, 2]}', 'null', null, null]],
    ['jb', 'text', ['{"b": null}', '"text"', null, null]],
    ['u', 'text', ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', null, null, null]],
    ['by', 'integer', ['4', '0', null, null]],
    ['ints', 'text', ['[1,2,null]', '[]', null, null]],
    ['texts', 'text', ['["a,b","c\\"d",null]', '[]', null, null]],
    ['moments', 'text', ['["2024-07-01T10:00:00+00:00"]', '[]', null, null]],
    ['mo', 'text', ['happy', 'sad', 'ok', null]],
    ['dom', 'integer', ['7', '1', null, null]],
    ['r', 'text', ['[1,10)', 'empty', null, null]],
    ['ip', 'text', ['10.0.0.1/32', '::1/128', null, null]],
    ['comp', 'text', ['(1,2,"x, y")', '(,,)', null, null]],
  ])('%s is read as %s', async (name, type, expected) => {
    expect(of(name)?.type).toBe(type);
    expect(await values(name)).toEqual(expected);
  });

  test('what is no value to reckon with is counted and shown', () => {
    expect(of('f8')?.unread).toEqual({ count: 1, examples: ['Infinity'], lines: [] });
    expect(of('f4')?.placeholders).toEqual([['NaN', 1]]);
    expect(of('d')?.unread).toEqual({ count: 2, examples: ['0044-03-15 BC', 'infinity'], lines: [] });
    expect(of('tz')?.unread.examples).toEqual(['infinity']);
  });

  test('units, orders and rows come along', () => {
    expect(loaded.rows).toBe(4);
    expect(of('iv')?.unit).toBe('seconds');
    expect(of('by')?.unit).toBe('bytes');
    expect(of('mo')?.order).toEqual(['sad', 'ok', 'happy']);
  });
});

test('any text comes through as it is', async () => {
  const client = new Client({ host: '127.0.0.1', port: server.port, database: 'plain', ...SUPERUSER, ssl: false });
  await client.connect();
  client.on('error', () => undefined);
  const special = fc.string({
    unit: fc.constantFrom('a', '"', "'", ',', '\n', '\r', '\\', 'N', '.', ' ', '\t', '€', '\u001e', '\u001f'),
    maxLength: 6,
  });
  const cell = fc.option(
    fc.oneof(
      special,
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      fc.constantFrom('\\N', '\\.', 'NULL', '""', '#', '\r\n'),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 20 })), async (rows) => {
      const names = (rows[0] ?? []).map((_, i) => `c${i}`);
      await client.query(`DROP TABLE IF EXISTS texts; CREATE TABLE texts (${names.map((name) => `${name} text`).join(', ')})`);
      await client.query(`INSERT INTO texts SELECT ${names.map((_, i) => `r->>${i}`).join(', ')} FROM jsonb_array_elements($1::jsonb) r`, [JSON.stringify(rows)]);
      await load('plain', 'texts');
      for (const [i, name] of names.entries()) {
        const expected = rows.map((row) => row[i] ?? null).map((text) => (text !== null && /^\p{Zs}*$/u.test(text) ? null : text));
        expect(await values(name)).toEqual(expected);
      }
    }),
    { numRuns: usualOrAll(25, 60) },
  ); // prettier-ignore
});

test('a million rows, the same sum on both sides', async () => {
  const loaded = await load('trade', 'events');
  expect(loaded.rows).toBe(1_000_000);
  const [row] = await server.run(
    'SELECT sum(id)::float8 AS ids, sum(amount) AS amounts, max(at)::text AS last FROM events',
    'trade',
  );
  const reader = await engine.connection.runAndReadAll('SELECT sum(id)::DOUBLE, sum(amount), max("at")::VARCHAR FROM t1');
  const [ids, amounts, last] = reader.getRowsJS()[0] ?? [];
  expect(ids).toBe(row?.['ids']);
  expect(amounts).toBeCloseTo(Number(row?.['amounts']), 3);
  expect(last).toBe(row?.['last']);
});

test('many texts with line ends and quotes in them, read in parallel, stay whole', async () => {
  await server.run(
    `CREATE TABLE letters AS SELECT i, repeat(E'Dear "Sir", \n\r\n', i % 20) || i AS body FROM generate_series(1, 400000) i`,
    'plain',
  );
  await load('plain', 'letters');
  const [row] = await server.run(
    "SELECT sum(length(body))::float8 AS n, sum((right(body, 6) = lpad(i::text, 6, '0'))::int)::float8 AS six FROM letters",
    'plain',
  );
  const reader = await engine.connection.runAndReadAll(
    "SELECT sum(length(body))::DOUBLE, sum((right(body, 6) = lpad(i::VARCHAR, 6, '0'))::INT)::DOUBLE FROM t1",
  );
  expect(reader.getRowsJS()[0]).toEqual([row?.['n'], row?.['six']]);
});

test('a sample says in the report that it is one', async () => {
  const loaded = await load('trade', 'events', { rows: 5_000 });
  const { alerts } = await profileTable(engine.connection, loaded);
  const [alert] = alerts.filter(({ kind }) => kind === 'truncated');
  expect(alert?.sentence).toMatch(/^The figures are those of a random sample: 4,[67]\d\d rows of about 1,000,000\. /);
  expect(alert?.severity).toBe('warning');
});

test('a very long text is cut, and that is said', async () => {
  await server.run("CREATE TABLE long AS SELECT 'short' AS note UNION ALL SELECT repeat('€', 100001)", 'plain');
  const loaded = await load('plain', 'long');
  expect(await values('note', 'VARCHAR').then((texts) => texts.map((text) => String(text).length).sort((a, b) => a - b))).toEqual(
    [5, 100_000],
  );
  expect(loaded.notes.notCopied).toEqual([
    { columns: ['note'], sentence: '1 text of “note” was read up to 100,000 characters.' },
  ]);
});

test('names that differ only in case are kept apart', async () => {
  await server.run('CREATE TABLE cased ("Name" text, name text, "name (2)" text); INSERT INTO cased VALUES (1, 2, 3)', 'plain');
  const loaded = await load('plain', 'cased');
  expect(loaded.columns.map(({ name }) => name)).toEqual(['Name', 'name (3)', 'name (2)']);
  expect(loaded.notes.repeatedNames).toEqual(['name']);
});

test('a declared key is an identifier and an enumeration is ordered, whatever they are called', async () => {
  const loaded = await load('trade', 'orders');
  const { columns } = await profileTable(engine.connection, loaded);
  const role = (name: string) => columns.find((column) => column.name === name)?.role;
  expect(role('order_id')).toBe('identifier');
  expect(columns.find(({ name }) => name === 'status')).toMatchObject({
    role: 'ordered-category',
    order: ['draft', 'placed', 'shipped', 'returned'],
  });
  expect(role('freight')).not.toBe('identifier');
});

test('a database that does not know its encoding is read as what its bytes are', async () => {
  await server.run("CREATE DATABASE bytes TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'");
  await server.run(
    "CREATE TABLE mixed (a int, t text); INSERT INTO mixed VALUES (1, 'M\\303\\274nchen'::bytea::text), (2, 'x')",
    'bytes',
  );
  const client = new Client({ host: '127.0.0.1', port: server.port, database: 'bytes', ...SUPERUSER, ssl: false });
  await client.connect();
  await client.query(
    "UPDATE mixed SET t = convert_from('\\x4dfc6e6368656e', 'SQL_ASCII') WHERE a = 1; UPDATE mixed SET t = 'München' WHERE a = 2",
  );
  await client.end();
  const loaded = await load('bytes', 'mixed');
  const reader = await engine.connection.runAndReadAll('SELECT t FROM t1 ORDER BY a');
  expect(reader.getRowsJS()).toEqual([['München'], ['München']]);
  expect(loaded.notes.mixedEncodingLines).toHaveLength(1);
});

test('an empty table says that it is empty', async () => {
  await server.run('CREATE TABLE nothing (a int)', 'plain');
  await expect(load('plain', 'nothing')).rejects.toThrow('The table nothing has no rows.');
  expect((await readdir(folder)).length).toBeGreaterThan(0);
});
