import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NetworkPolicy } from '../../../network/network-policy';
import { connectPostgres } from './connect/connect-postgres';
import { extractPostgres, type ExtractHooks } from './extract/extract-postgres';
import type { PostgresAccess } from './connect/open-session';
import { PostgresFailure } from './postgres-failure';
import { POSTGRES_SETTINGS, type ExtractLimits, type PostgresSettings } from './postgres-settings';
import { startPostgres, SUPERUSER, type RealPostgres } from './testing/real-postgres';
import { EVERY_TYPE, READER, TRADING_COMPANY } from './testing/trading-company';

jest.setTimeout(120_000);

let server: RealPostgres;
let folder: string;
const policy: NetworkPolicy = { allowPrivate: false, allowLoopback: true, ownDatabases: [] };

beforeAll(async () => {
  server = await startPostgres();
  await server.run('CREATE DATABASE trade');
  await server.run(TRADING_COMPANY, 'trade');
  await server.run('CREATE DATABASE types');
  await server.run(EVERY_TYPE, 'types');
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-extract-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Changes = Partial<PostgresAccess['connection']> & {
  settings?: Partial<PostgresSettings>;
  limits?: Partial<ExtractLimits>;
  policy?: NetworkPolicy;
};
function access({ settings, limits, policy: other, ...connection }: Changes = {}): PostgresAccess {
  return {
    connection: { host: '127.0.0.1', port: server.port, dbname: 'trade', ...READER, ...connection },
    settings: {
      ...POSTGRES_SETTINGS,
      connectTimeoutMs: 3_000,
      failureMs: 0,
      ...settings,
      limits: { ...POSTGRES_SETTINGS.limits, ...limits },
    },
    policy: other ?? policy,
  };
}
const extract = (names: string[], changes: Changes = {}, hooks: ExtractHooks = {}) =>
  extractPostgres(access(changes), names, folder, hooks);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) =>
      error instanceof PostgresFailure ? error.detail : error instanceof Error ? error.message : String(error),
  );

describe('connecting', () => {
  test('lists what the user may read, and nothing else', async () => {
    const { tables, details, message } = await connectPostgres(access());
    expect(tables).toEqual([
      'categories', 'customers', 'employees', 'events', 'half_secret', 'line_notes', 'order_lines', 'order_totals', 'orders', 'products', 'sales_by_country', 'suppliers',
      '"odd ""name"".x"."Ta""ble; DROP TABLE orders"', 'sales.empty', 'sales.measurements',
    ]); // prettier-ignore
    expect(message).toBe('Connected. 15 tables found.');
    const of = (name: string) => details.find((table) => table.name === name);
    expect(of('orders')).toMatchObject({ schema: 'public', kind: 'table', rows: 800 });
    expect(of('orders')?.bytes).toBeGreaterThan(50_000);
    expect(of('events')).toMatchObject({ rows: 1_000_000 });
    expect(of('order_totals')).toMatchObject({ kind: 'view', rows: null, bytes: null });
    expect(of('sales_by_country')).toMatchObject({ kind: 'view', rows: 3 });
    expect(of('measurements')).toMatchObject({ schema: 'sales', kind: 'table', rows: 700 });
    expect(of('measurements')?.bytes).toBeGreaterThan(8_000);
  });

  test('a user who may read nothing is told so', async () => {
    const { tables, message } = await connectPostgres(access({ user: 'stranger', password: 'stranger' }));
    expect(tables).toEqual([]);
    expect(message).toMatch(/^Connected, but there is no table that this user may read\. Ask the owner for GRANT /);
  });

  test('a table that is being altered does not hold up the list', async () => {
    const lock = server.run('BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(5); COMMIT', 'trade');
    const { details } = await connectPostgres(access());
    expect(details.find(({ name }) => name === 'orders')).toMatchObject({ rows: 800 });
    await lock;
  });

  test.each(['disable', 'prefer', 'require'] as const)('TLS mode %s', async (tls) => {
    const watch = connectPostgres(access({ settings: { tls } }));
    await expect(watch).resolves.toBeTruthy();
    const encrypted = await usesTls(tls);
    expect(encrypted).toBe(tls !== 'disable');
  });

  test('a certificate is checked against the name that the user gave, in the strictest mode', async () => {
    const strict = { tls: 'verify-full', tlsAuthority: server.certificate } as const;
    await expect(connectPostgres(access({ host: 'localhost', settings: strict }))).resolves.toBeTruthy();
    expect(await failureOf(connectPostgres(access({ host: '127.0.0.1', settings: strict })))).toBe(GENERIC);
    expect(await failureOf(connectPostgres(access({ host: 'localhost', settings: { tls: 'verify-full' } })))).toBe(GENERIC);
  });

  async function usesTls(tls: PostgresSettings['tls']): Promise<boolean> {
    await server.run(
      'CREATE OR REPLACE VIEW session_tls AS SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid(); GRANT SELECT ON session_tls TO reader',
      'trade',
    );
    try {
      const { tables } = await extract(['session_tls'], { settings: { tls } });
      return (await readFile(tables[0]!.path, 'utf8')) === '"t"\n';
    } finally {
      await server.run('DROP VIEW session_tls', 'trade');
    }
  }
});

const GENERIC = new PostgresFailure('connect').detail;

describe('what a failed connection tells', () => {
  let silent: Server;
  let web: Server;
  beforeAll(async () => {
    silent = createServer((socket) => void socket.on('error', () => undefined));
    web = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    });
    for (const each of [silent, web]) await new Promise<void>((done) => each.listen(0, '127.0.0.1', done));
    for (const sql of [
      "CREATE ROLE idle_role PASSWORD 'idle'",
      "CREATE ROLE full_role LOGIN PASSWORD 'full' CONNECTION LIMIT 0",
      'CREATE DATABASE closed',
      'REVOKE CONNECT ON DATABASE closed FROM PUBLIC',
    ])
      await server.run(sql);
  });
  afterAll(() => {
    silent.close();
    web.close();
  });
  const portOf = (of: Server) => (of.address() as AddressInfo).port;
  const nearbyRefused = { allowPrivate: false, allowLoopback: false, ownDatabases: [] };

  test('one sentence begins them all', () => {
    expect(GENERIC).toMatch(/^Failed to connect\. No PostgreSQL server was reached: /);
  });

  test.each<[string, () => Changes]>([
    ['a closed port', () => ({ port: 1 })],
    ['a port that says nothing', () => ({ port: portOf(silent), settings: { connectTimeoutMs: 500 } })],
    ['another kind of server', () => ({ port: portOf(web) })],
    ['a host that does not exist', () => ({ host: 'nowhere.invalid' })],
    ['the own database', () => ({ policy: { ...policy, ownDatabases: [{ host: 'localhost', port: server.port }] } })],
  ])('%s: no more than that', async (_name, changes) => {
    expect(await failureOf(connectPostgres(access(changes())))).toBe(GENERIC);
    expect(await failureOf(extract(['orders'], changes()))).toBe(GENERIC);
  });

  test.each<[string, () => Changes, RegExp]>([
    ['a socket', () => ({ host: '/tmp' }), /Database Host must be the name or the IP address/],
    ['a connection string', () => ({ host: 'postgres://reader:secret@127.0.0.1/trade' }), /into their own fields/],
    ['an address with its port', () => ({ host: 'db.example.com:5432' }), /into their own fields/],
    ['a line of settings', () => ({ host: 'PGHOST=db.example.com' }), /into their own fields/],
    ['an address in disguise', () => ({ host: '2130706433' }), /Database Host must be the name or the IP address/],
    ['the metadata service', () => ({ host: '169.254.169.254' }), /never connected to/],
    ['loopback, where it is refused', () => ({ policy: nearbyRefused }), /ALLOW_PRIVATE_SOURCES=true/],
    ['localhost, where it is refused', () => ({ host: 'LOCALHOST.', policy: nearbyRefused }), /ALLOW_PRIVATE_SOURCES=true/],
    ['a private address, where it is refused', () => ({ host: '10.1.2.3' }), /ALLOW_PRIVATE_SOURCES=true/],
  ])('%s: what the input alone shows, at once', async (_name, changes, sentence) => {
    const started = Date.now();
    const detail = await failureOf(connectPostgres(access({ ...changes(), settings: { failureMs: 60_000 } })));
    expect(Date.now() - started).toBeLessThan(20_000);
    expect(detail).toMatch(/^Failed to connect\. /);
    expect(detail).toMatch(sentence);
    expect(detail).not.toContain('secret');
  });

  test.each<[string, Changes, string, RegExp]>([
    ['a wrong password', { password: 'wrong' }, '28P01', /refused the username or the password/],
    ['an unknown user', { user: 'nobody' }, '28P01', /refused the username or the password/],
    ['an unknown database', { dbname: 'nothing' }, '3D000', /no database of this name/],
    ['a role that may not log in', { user: 'idle_role', password: 'idle' }, '28000', /does not let this user in/],
    ['a database that is not for this user', { dbname: 'closed' }, '42501', /GRANT CONNECT/],
    ['too many connections', { user: 'full_role', password: 'full' }, '53300', /too many connections/],
  ])('%s: the class of the server’s refusal', async (_name, changes, state, sentence) => {
    for (const work of [() => connectPostgres(access(changes)), () => extract(['orders'], changes)]) {
      const detail = await failureOf(work());
      expect(detail).toMatch(/^Failed to connect\. /);
      expect(detail).toMatch(sentence);
      expect(detail).toContain(`(SQLSTATE ${state})`);
    }
  });

  test('where no server was reached, after about the same time', async () => {
    const ways: Changes[] = [
      { port: 1 },
      { port: portOf(silent) },
      { port: portOf(web) },
      { host: 'nowhere.invalid' },
      { policy: { ...policy, ownDatabases: [{ host: 'localhost', port: server.port }] } },
    ];
    for (const way of ways) {
      const started = Date.now();
      await failureOf(connectPostgres(access({ ...way, settings: { failureMs: 400, connectTimeoutMs: 400 } })));
      const took = Date.now() - started;
      expect(took).toBeGreaterThanOrEqual(395);
      expect(took).toBeLessThan(700);
    }
  });

  test('a server that floods the connection is cut off', async () => {
    const flood = createServer((socket) => {
      socket.on('error', () => undefined);
      // A message that says it is nearly 2 GB long.
      const header = Buffer.from([0x52, 0x7f, 0xff, 0xff, 0xff]);
      const chunk = Buffer.alloc(1_000_000, 0x20);
      const more = () => {
        while (!socket.destroyed && socket.write(chunk));
        if (!socket.destroyed) socket.once('drain', more);
      };
      socket.once('data', () => {
        socket.write(header);
        more();
      });
    });
    await new Promise<void>((done) => flood.listen(0, '127.0.0.1', done));
    const started = Date.now();
    const port = (flood.address() as AddressInfo).port;
    expect(await failureOf(connectPostgres(access({ port, settings: { tls: 'disable', connectTimeoutMs: 20_000 } })))).toBe(
      GENERIC,
    );
    expect(Date.now() - started).toBeLessThan(10_000);
    await new Promise((done) => flood.close(done));
  });
});

describe('extracting', () => {
  test('tables come with their rows, types, order of labels and keys, and how they refer to each other', async () => {
    let seen = 0;
    const names = ['orders', 'customers', 'employees', 'products', 'categories', 'order_lines', 'line_notes'];
    const { tables, foreignKeys } = await extract(names, {}, { onRows: (rows) => (seen = rows) });
    expect(tables.map(({ name }) => name)).toEqual(names);
    const [orders, customers, employees, products] = tables;
    expect(orders).toMatchObject({ schema: 'public', table: 'orders', rows: 800, truncated: null });
    expect(orders?.columns).toEqual([
      { name: 'order_id', pgType: 'bigint', duckType: 'BIGINT', unit: null, key: 'primary' },
      { name: 'customer_id', pgType: 'character(5)', duckType: 'VARCHAR', unit: null, key: 'foreign' },
      { name: 'employee_id', pgType: 'integer', duckType: 'BIGINT', unit: null, key: 'foreign' },
      {
        name: 'status',
        pgType: 'public.order_status',
        duckType: 'VARCHAR',
        unit: null,
        enumOrder: ['draft', 'placed', 'shipped', 'returned'],
      },
      { name: 'ordered_at', pgType: 'timestamp with time zone', duckType: 'TIMESTAMP', unit: null },
      { name: 'shipped_at', pgType: 'timestamp with time zone', duckType: 'TIMESTAMP', unit: null },
      { name: 'freight', pgType: 'numeric', duckType: 'NUMERIC', unit: null },
    ]);
    expect(products?.columns[2]).toEqual({ name: 'unit_price', pgType: 'public.list_price', duckType: 'DOUBLE', unit: null });
    expect(seen).toBe(tables.reduce((sum, { rows }) => sum + rows, 0));
    const lines = (await readFile(orders!.path, 'utf8')).split('\n');
    expect(lines[0]).toBe('1,C002,2,placed,2024-01-01 13:00:00,2024-01-03 07:00:00,0.37');
    expect(lines[4]).toBe('5,C006,6,placed,2024-01-02 17:00:00,\\N,1.85');
    expect((await readFile(customers!.path, 'utf8')).split('\n')[0]).toBe('C001,"Company ""1"", Ltd",c1@example.com,France');
    expect((await readFile(employees!.path, 'utf8')).split('\n')[0]).toBe('1,Employee 1,\\N,3100.00');
    expect(foreignKeys).toEqual(expect.arrayContaining([
      { table: 'orders', columns: ['customer_id'], referencedTable: 'customers', referencedColumns: ['customer_id'] },
      { table: 'orders', columns: ['employee_id'], referencedTable: 'employees', referencedColumns: ['employee_id'] },
      { table: 'products', columns: ['category_id'], referencedTable: 'categories', referencedColumns: ['category_id'] },
      { table: 'employees', columns: ['reports_to'], referencedTable: 'employees', referencedColumns: ['employee_id'] },
      { table: 'line_notes', columns: ['order_id', 'product_id'], referencedTable: 'order_lines', referencedColumns: ['order_id', 'product_id'] },
    ])); // prettier-ignore
    expect(foreignKeys).toHaveLength(7);
  });

  test('names with quotes and commands in them are names', async () => {
    const { tables } = await extract(['"odd ""name"".x"."Ta""ble; DROP TABLE orders"']);
    expect(tables[0]?.columns.map(({ name }) => name)).toEqual(['a "b" c', 'A "B" C', '; --', 'select']);
    expect(await readFile(tables[0]!.path, 'utf8')).toBe('1,x,y,z\n');
    expect((await connectPostgres(access())).tables).toContain('orders');
  });

  test('views, partitions and tables of which only some columns may be read', async () => {
    const { tables } = await extract(['order_totals', 'sales_by_country', 'sales.measurements', 'half_secret', 'sales.empty']);
    expect(tables.map(({ rows }) => rows)).toEqual([800, 3, 700, 2, 0]);
    expect(tables[3]?.columns.map(({ name }) => name)).toEqual(['shown']);
    expect(await readFile(tables[3]!.path, 'utf8')).toBe('"1"\n"3"\n');
  });

  test.each([
    ['salaries_secret', 'The table salaries_secret is not there or may not be read.'],
    ['closed.inside', 'The table closed.inside is not there or may not be read.'],
    ['pg_catalog.pg_authid', 'The table pg_catalog.pg_authid is not there or may not be read.'],
    ['orders; DROP TABLE orders', 'The table orders; DROP TABLE orders is not there or may not be read.'],
  ])('%s is refused', async (name, detail) => {
    expect(await failureOf(extract([name]))).toBe(detail);
    expect(await readdir(folder)).toEqual([]);
  });

  test('row-level security shows no more than what the user may see', async () => {
    await server.run(
      'CREATE TABLE guarded AS SELECT i, i % 4 AS tenant FROM generate_series(1, 40) i; ALTER TABLE guarded ENABLE ROW LEVEL SECURITY; ' +
        'CREATE POLICY own ON guarded TO reader USING (tenant = 1); GRANT SELECT ON guarded TO reader',
      'trade',
    );
    const { tables } = await extract(['guarded']);
    await server.run('DROP TABLE guarded', 'trade');
    expect(tables[0]).toMatchObject({ rows: 10, truncated: null });
  });

  test('too many columns or tables are refused', async () => {
    expect(await failureOf(extract(['orders', 'customers'], { limits: { tables: 1 } }))).toBe('Please select at most 1 table.');
    expect(await failureOf(extract(['orders'], { limits: { columns: 6 } }))).toBe('The table orders has more than 6 columns.');
  });

  test('a million rows are copied whole under the limit', async () => {
    const { tables } = await extract(['events']);
    expect(tables[0]).toMatchObject({ rows: 1_000_000, truncated: null });
    const text = await readFile(tables[0]!.path, 'utf8');
    expect(text.match(/\n/g)).toHaveLength(1_000_000);
  });

  test('a larger table is a random sample, the same each time, and says so', async () => {
    const limits = { rows: 20_000 };
    const [first] = (await extract(['events'], { limits })).tables;
    expect(first?.rows).toBeGreaterThan(18_000);
    expect(first?.rows).toBeLessThanOrEqual(20_000);
    expect(first).toMatchObject({ truncated: { why: 'sample', total: 1_000_000 } });
    const ids = (await readFile(first!.path, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(',')[0]));
    const mean = ids.reduce((sum, id) => sum + id, 0) / ids.length;
    // Standard error of the mean: 2,100.
    expect(mean).toBeGreaterThan(490_000);
    expect(mean).toBeLessThan(510_000);
    const text = await readFile(first!.path, 'utf8');
    await rm(first!.path);
    const [again] = (await extract(['events'], { limits })).tables;
    expect((await readFile(again!.path, 'utf8')) === text).toBe(true);
  });

  test('of a larger view a part of the rows is taken, the same each time, and it says so', async () => {
    const limits = { rows: 100 };
    const [first] = (await extract(['order_totals'], { limits })).tables;
    expect(first).toMatchObject({ truncated: { why: 'sample', total: 800 } });
    expect(first?.rows).toBeGreaterThan(60);
    expect(first?.rows).toBeLessThanOrEqual(100);
    const text = await readFile(first!.path, 'utf8');
    await rm(first!.path);
    const [again] = (await extract(['order_totals'], { limits })).tables;
    expect((await readFile(again!.path, 'utf8')).split('\n').sort()).toEqual(text.split('\n').sort());
    const [exact] = (await extractPostgres(access({ limits: { rows: 800 } }), ['order_totals'], await mkdtemp(join(folder, 'x'))))
      .tables;
    expect(exact).toMatchObject({ rows: 800, truncated: null });
  });

  test('the byte limit cuts after a whole row, and the tables behind it still come', async () => {
    await server.run('CREATE VIEW stream AS SELECT * FROM events; GRANT SELECT ON stream TO reader', 'trade');
    const { tables } = await extract(['stream', 'categories'], { limits: { bytes: 100_000 } });
    await server.run('DROP VIEW stream', 'trade');
    expect(tables[0]?.truncated).toEqual({ why: 'byte-limit', total: null });
    const text = await readFile(tables[0]!.path, 'utf8');
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(text.trimEnd().split('\n')).toHaveLength(tables[0]!.rows);
    expect(
      text
        .trimEnd()
        .split('\n')
        .every((line) => line.split(',').length === 4),
    ).toBe(true);
    expect(tables[1]).toMatchObject({ rows: 3, truncated: null });
    // Of a table, which can be sampled, no more is asked for than will fit.
    const [sample] = (
      await extractPostgres(access({ limits: { bytes: 1_000_000 } }), ['events'], await mkdtemp(join(folder, 'x')))
    ).tables;
    expect(sample?.truncated?.why).toBe('sample');
    expect(sample?.rows).toBeGreaterThan(1_000);
  });

  test.each([
    ['while rows come', "SELECT generate_series(1, 100000000) AS i, repeat('x', 1000) AS text"],
    ['while the server is still thinking', 'SELECT count(*) AS n FROM generate_series(1, 1000000000)'],
  ])('cancel %s stops the work, here and there, and leaves no file', async (_name, select) => {
    await server.run(`CREATE VIEW forever AS ${select}; GRANT SELECT ON forever TO reader`, 'trade');
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('cancelled by the user')), 400);
    const started = Date.now();
    expect(await failureOf(extract(['forever'], {}, { signal: controller.signal }))).toBe('cancelled by the user');
    expect(Date.now() - started).toBeLessThan(1_500);
    expect(await readdir(folder)).toEqual([]);
    await sessionsEnd();
    await server.run('DROP VIEW forever', 'trade');
  });

  test('a statement that takes too long ends with a sentence', async () => {
    await server.run('CREATE VIEW slow AS SELECT pg_sleep(30)::text AS s; GRANT SELECT ON slow TO reader', 'trade');
    expect(await failureOf(extract(['slow'], { settings: { copyTimeoutMs: 300 } }))).toBe(
      'Analysis failed: the database took too long to answer. Please choose fewer or smaller tables.',
    );
    expect(await readdir(folder)).toEqual([]);
    await server.run('DROP VIEW slow', 'trade');
  });

  test('a view that fails says why, and a view that writes is stopped', async () => {
    await server.run(
      `CREATE VIEW broken AS SELECT 1 / (category_id - category_id) AS x FROM categories;
       CREATE TABLE written (a int); GRANT INSERT ON written TO reader;
       CREATE FUNCTION write() RETURNS int LANGUAGE sql AS 'INSERT INTO public.written VALUES (1) RETURNING a';
       CREATE VIEW writing AS SELECT write() AS w; GRANT SELECT ON broken, writing TO reader`,
      'trade',
    );
    expect(await failureOf(extract(['broken']))).toBe(
      'Analysis failed: the table broken could not be read: division by zero (SQLSTATE 22012)',
    );
    expect(await failureOf(extract(['writing']))).toContain('cannot execute INSERT in a read-only transaction (SQLSTATE 25006)');
    expect(await failureOf(extract(['broken', 'writing', 'gone']))).toMatch(
      /^Analysis failed: none of the chosen tables could be read\. gone: it is not there or may not be read; broken: division by zero \(SQLSTATE 22012\); writing: /,
    );
    expect(await server.run('SELECT * FROM written', 'trade')).toEqual([]);
    await server.run('DROP VIEW broken, writing; DROP FUNCTION write; DROP TABLE written', 'trade');
  });

  test('a table that cannot be copied is named with its reason, and the others come', async () => {
    await server.run(
      `CREATE VIEW broken AS SELECT category_id, 1 / (category_id - category_id) AS x FROM categories WHERE category_id / (category_id - category_id) > 0;
       CREATE MATERIALIZED VIEW unfilled AS SELECT 1 AS a WITH NO DATA;
       CREATE FUNCTION deep() RETURNS int LANGUAGE sql AS 'SELECT amount FROM public.salaries_secret';
       CREATE VIEW forbidden AS SELECT deep() AS d;
       CREATE VIEW slow AS SELECT pg_sleep(30)::text AS s;
       CREATE EXTENSION postgres_fdw;
       CREATE SERVER dead FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '127.0.0.1', port '1', dbname 'x');
       CREATE USER MAPPING FOR reader SERVER dead OPTIONS (user 'x', password 'x');
       CREATE FOREIGN TABLE far (a int) SERVER dead;
       GRANT SELECT ON broken, unfilled, forbidden, slow, far TO reader`,
      'trade',
    );
    const names = ['categories', 'broken', 'unfilled', 'far', 'forbidden', 'slow', 'salaries_secret', 'orders', 'customers'];
    const { tables, foreignKeys, leftOut } = await extract(names, { settings: { copyTimeoutMs: 3_000 } });
    await server.run(
      'DROP FOREIGN TABLE far; DROP EXTENSION postgres_fdw CASCADE; DROP VIEW broken, forbidden, slow; DROP MATERIALIZED VIEW unfilled; DROP FUNCTION deep',
      'trade',
    );
    expect(tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['categories', 3],
      ['orders', 800],
      ['customers', 50],
    ]);
    expect(foreignKeys).toHaveLength(1);
    expect(Object.fromEntries(leftOut.map(({ table, reason }) => [table, reason]))).toEqual({
      salaries_secret: 'it is not there or may not be read',
      broken: 'division by zero (SQLSTATE 22012)',
      unfilled: 'materialized view "unfilled" has not been populated (SQLSTATE 55000)',
      far: expect.stringMatching(/^could not connect to server "dead" \(SQLSTATE 08001\)$/),
      forbidden: 'permission denied for table salaries_secret (SQLSTATE 42501)',
      slow: 'the database took too long to answer',
    });
    expect((await readdir(folder)).sort()).toEqual(['table-1.csv', 'table-7.csv', 'table-8.csv']);
  });

  test('a column that cannot be copied is named with its reason, and the others of its table come', async () => {
    await server.run(
      `CREATE VIEW partly AS SELECT category_id, 10 / (category_id - 2) AS ratio, name, ('x' || name)::int AS wrong FROM categories;
       GRANT SELECT ON partly TO reader`,
      'trade',
    );
    const { tables, leftOut } = await extract(['partly']);
    await server.run('DROP VIEW partly', 'trade');
    expect(await readFile(tables[0]!.path, 'utf8')).toBe('1,Beverages\n2,Condiments\n3,Produce\n');
    expect(tables[0]).toMatchObject({ columns: [{ name: 'category_id' }, { name: 'name' }], rows: 3 });
    expect(leftOut).toEqual([
      { table: 'partly', column: 'ratio', why: 'failed', reason: 'division by zero (SQLSTATE 22012)' },
      {
        table: 'partly',
        column: 'wrong',
        why: 'failed',
        reason: 'invalid input syntax for type integer: "xBeverages" (SQLSTATE 22P02)',
      },
    ]);
  });

  test('a function of the database does not stand in for a built-in one', async () => {
    await server.run(
      `CREATE FUNCTION public."left"(text, int) RETURNS text LANGUAGE sql AS 'SELECT ''forged''';
       CREATE FUNCTION public.has_any_column_privilege(oid, text) RETURNS boolean LANGUAGE sql AS 'SELECT true';
       ALTER DATABASE trade SET search_path = public, pg_catalog`,
      'trade',
    );
    expect((await connectPostgres(access())).tables).not.toContain('salaries_secret');
    const { tables } = await extract(['categories']);
    expect(await readFile(tables[0]!.path, 'utf8')).toBe('1,Beverages\n2,Condiments\n3,Produce\n');
    await server.run(
      'DROP FUNCTION public."left"; DROP FUNCTION public.has_any_column_privilege; ALTER DATABASE trade RESET search_path',
      'trade',
    );
  });

  test('every type has a column that can be read', async () => {
    const { tables } = await extract(['every_type'], { ...SUPERUSER, dbname: 'types' });
    const types = Object.fromEntries(
      tables[0]!.columns.map(({ name, duckType, unit }) => [name, unit ? `${duckType} ${unit}` : duckType]),
    );
    expect(types).toEqual({
      i2: 'BIGINT', i4: 'BIGINT', i8: 'BIGINT', f4: 'DOUBLE', f8: 'DOUBLE', n: 'NUMERIC', n_small: 'DOUBLE', n_whole: 'BIGINT', n_negative_scale: 'NUMERIC', n_huge: 'NUMERIC',
      m: 'DOUBLE', b: 'BOOLEAN', d: 'DATE', ts: 'TIMESTAMP', tz: 'TIMESTAMP', t: 'TIME', tt: 'TIME', iv: 'DOUBLE seconds', txt: 'VARCHAR', vc: 'VARCHAR', ch: 'VARCHAR', nm: 'VARCHAR',
      j: 'VARCHAR', jb: 'VARCHAR', x: 'VARCHAR', u: 'VARCHAR', by: 'BIGINT bytes', bits: 'VARCHAR', ints: 'VARCHAR', texts: 'VARCHAR', moments: 'VARCHAR', mo: 'VARCHAR', dom: 'BIGINT',
      r: 'VARCHAR', tr: 'VARCHAR', ip: 'VARCHAR', mac: 'VARCHAR', pt: 'VARCHAR', vec: 'VARCHAR', comp: 'VARCHAR',
    }); // prettier-ignore
    expect(tables[0]?.rows).toBe(4);
  });

  test('money has no currency where the database has none', async () => {
    const { tables } = await extract(['employees']);
    expect(tables[0]?.columns[3]).toEqual({ name: 'salary', pgType: 'money', duckType: 'DOUBLE', unit: null });
  });

  async function sessionsEnd(): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      const [row] = await server.run(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'data-intelligence-hub'",
      );
      if (row?.['n'] === 0) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('A session is still open.');
  }
});
