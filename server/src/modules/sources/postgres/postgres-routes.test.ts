import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { analysisProgress } from '@hub/shared/contracts/reports/analysis';
import { reportComparison } from '@hub/shared/contracts/reports/comparison';
import { verifyResponse } from '@hub/shared/contracts/reports/claim';
import { errorBody } from '@hub/shared/contracts/error';
import { analysisResult, reportDetail } from '@hub/shared/contracts/reports/report';
import { postgresConnectResponse } from '@hub/shared/contracts/sources/source';
import { workerScript } from '../../../engine/worker-path';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';
import { startPostgres, type RealPostgres } from './testing/real-postgres';
import { READER, TRADING_COMPANY } from './testing/trading-company';

jest.setTimeout(120_000);

let server: RealPostgres;
let hub: TestApp;
let ann: Account;

beforeAll(async () => {
  server = await startPostgres();
  await server.run('CREATE DATABASE trade');
  await server.run(TRADING_COMPANY, 'trade');
  hub = await testApp({ SOURCE_RATE_LIMIT: '1000', MAX_USER_ANALYSES: '3' }, { worker: workerScript() });
  ann = await hub.signUp();
});
afterAll(async () => {
  await hub.stop();
  await server.stop();
});

const database = (more: object = {}) => ({ host: '127.0.0.1', port: server.port, dbname: 'trade', ...READER, ...more });
const post = (url: string, body: object, token: string | undefined = ann.token) => hub.call('POST', url, body, token);
const refusal = (answer: Awaited<ReturnType<typeof post>>) => [answer.statusCode, errorBody.parse(answer.json()).detail];
const stored = () => readdirSync(join(hub.folder, 'files'));

test('the tables of a database are listed', async () => {
  const answer = await post('/postgres/connect', database());
  expect(answer.statusCode).toBe(200);
  const { tables, details } = postgresConnectResponse.parse(answer.json());
  expect(tables).toContain('orders');
  expect(details).toHaveLength(tables.length);
});

test.each([
  ['a wrong password', { password: 'wrong' }, /refused the username or the password\. \(SQLSTATE 28P01\)$/],
  ['a closed port', { port: 1 }, /^Failed to connect\. No PostgreSQL server was reached/],
  ['the metadata service', { host: '169.254.169.254' }, /never connected to\.$/],
  ['a socket', { host: '/var/run/postgresql' }, /must be the name or the IP address/],
])('%s: the specified sentence first, then what may be said', async (_name, more, cause) => {
  for (const answer of [
    await post('/postgres/connect', database(more)),
    await post('/postgres/analyze', database({ ...more, tables: ['orders'] })),
  ]) {
    const [status, detail] = refusal(answer);
    expect(status).toBe(422);
    expect(detail).toMatch(/^Failed to connect\. /);
    expect(detail).toMatch(cause);
  }
});

test.each([
  [{ host: ' ' }, 'Host is required'],
  [{ port: 70_000 }, 'Port must be between 1 and 65535'],
  [{ dbname: '' }, 'Database name is required'],
  [{ user: '' }, 'Username is required'],
  [{ password: '' }, 'Password is required'],
])('%j is refused: %s', async (more, detail) => {
  expect(refusal(await post('/postgres/connect', database(more)))).toEqual([400, detail]);
});

test('what may not be analysed is refused with a sentence', async () => {
  const analyze = (tables: string[]) => post('/postgres/analyze', database({ tables }));
  expect(refusal(await analyze([]))).toEqual([400, 'Please select at least one table to analyze.']);
  expect(refusal(await analyze(['salaries_secret']))).toEqual([
    422,
    'The table salaries_secret is not there or may not be read.',
  ]);
  expect(refusal(await analyze(['sales.empty']))).toEqual([422, 'The table sales.empty has no rows.']);
  expect(stored()).toEqual([]);
});

test('nobody connects without a login', async () => {
  const nobody = await hub.call('POST', '/postgres/connect', database());
  expect(nobody.statusCode).toBe(401);
});

test('a table that cannot be read costs that table, which the answer and the report name', async () => {
  await server.run(
    `CREATE VIEW broken AS SELECT 1 / (category_id - 2) AS x FROM categories;
     CREATE VIEW partly AS SELECT *, 1 / (category_id - 2) AS x FROM categories; GRANT SELECT ON broken, partly TO reader`,
    'trade',
  );
  const tables = ['orders', 'broken', 'partly', 'salaries_secret', 'sales.empty'];
  const answer = await post('/postgres/analyze', database({ tables }));
  await server.run('DROP VIEW broken, partly', 'trade');
  const result = analysisResult.parse(answer.json());
  expect(result.message).toBe(
    'Analysis completed successfully. Without rows, so left out: sales.empty. Could not be read, so left out: ' +
      'salaries_secret: it is not there or may not be read; broken: division by zero (SQLSTATE 22012); partly.x: division by zero (SQLSTATE 22012).',
  );
  const { report, document } = reportDetail.parse(
    (await hub.call('GET', `/reports/${result.report_id}`, undefined, ann.token)).json(),
  );
  expect(report.table_names).toEqual(['orders', 'partly']);
  const quality = report.report_content?.split('## Data Quality')[1]?.split('## Method')[0];
  expect(quality).toContain('The table “broken” could not be read and is not in this report: division by zero (SQLSTATE 22012).');
  expect(quality).toContain('The column “x” of “partly” could not be read and is not in this report: division by zero');
  expect(quality).toContain('The table “sales.empty” is not in this report: it has no rows.');
  expect(document?.alerts.filter(({ kind }) => kind === 'unread-rows').map(({ table }) => table)).toEqual([
    'salaries_secret',
    'broken',
    'sales.empty',
  ]);
});

test('who prefers respond-async is answered before the tables are copied, and is told later which were left out', async () => {
  const id = randomUUID();
  const answer = await hub.app.inject({
    method: 'POST',
    url: '/api/postgres/analyze',
    payload: { ...database({ tables: ['customers', 'sales.empty'] }), analysis_id: id },
    headers: { authorization: `Bearer ${ann.token}`, prefer: 'respond-async' },
  });
  expect([answer.statusCode, analysisProgress.parse(answer.json())]).toEqual([
    202,
    expect.objectContaining({ id, state: 'running', source_name: 'trade' }),
  ]);
  const state = async () => analysisProgress.parse((await hub.call('GET', `/analyses/${id}`, undefined, ann.token)).json());
  while ((await state()).state === 'running') await sleep(50);
  expect((await state()).result?.message).toBe('Analysis completed successfully. Without rows, so left out: sales.empty.');
});

test('several tables become one report, whose claims hold, and which compares by the groups of other tables', async () => {
  const tables = ['orders', 'customers', 'employees', 'sales.empty'];
  const answer = await post('/postgres/analyze', database({ tables }));
  expect(answer.json()).toMatchObject({ fileType: 'postgres', filePath: 'trade' });
  const result = analysisResult.parse(answer.json());
  expect(result.message).toBe('Analysis completed successfully. Without rows, so left out: sales.empty.');
  const { report, document } = reportDetail.parse(
    (await hub.call('GET', `/reports/${result.report_id}`, undefined, ann.token)).json(),
  );
  expect(report).toMatchObject({ source_type: 'postgres', table_names: ['orders', 'customers', 'employees'], record_count: 859 });
  const orders = document?.tables.find(({ name }) => name === 'orders');
  expect(orders?.columns.map(({ name }) => name)).toContain('customers.country');
  expect(orders?.columns.find(({ name }) => name === 'status')?.role).toBe('ordered-category');
  const relations = document?.claims
    .filter(({ agent }) => agent === 'data-analyzer')
    .map(({ sentence }) => sentence)
    .filter((sentence) => / (?:refers|points) to /.test(sentence));
  expect(relations).toEqual([
    'employees.reports_to refers to employees.employee_id; 1 employee of 9 has none.',
    'orders.customer_id refers to customers.customer_id; all 800 orders have one.',
    'orders.employee_id refers to employees.employee_id; all 800 orders have one.',
  ]);
  expect(report.report_content).toContain('## Relations\n\n- employees.reports');

  const verified = verifyResponse.parse((await post(`/reports/${result.report_id}/verify`, {})).json());
  expect(verified.results.length).toBeGreaterThan(0);
  expect(new Set(verified.results.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
  expect(JSON.stringify(document)).not.toContain(READER.password);
  // The copies are gone; what the engine has loaded stays.
  expect(stored().filter((name) => !name.endsWith('.duckdb'))).toEqual([]);
});

test('references that lead nowhere are counted where the database does not see to them', async () => {
  await server.run('CREATE DATABASE loose');
  await server.run(
    `CREATE TABLE customers (id int PRIMARY KEY, country text);
     CREATE TABLE employees (id int PRIMARY KEY, name text);
     CREATE TABLE orders (id int PRIMARY KEY, customer int, employee int REFERENCES employees, backup int REFERENCES employees);
     INSERT INTO customers SELECT i, 'Country ' || i % 3 FROM generate_series(1, 20) i;
     INSERT INTO employees SELECT i, 'Name ' || i FROM generate_series(1, 5) i;
     INSERT INTO orders SELECT i, CASE WHEN i % 10 > 0 THEN 1 + i % 25 END, 1 + i % 5, 1 + i % 5 FROM generate_series(1, 200) i;
     ALTER TABLE orders ADD FOREIGN KEY (customer) REFERENCES customers NOT VALID;
     ALTER TABLE orders DISABLE TRIGGER ALL;
     UPDATE orders SET employee = 99 WHERE id = 7;
     GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${READER.user};`,
    'loose',
  );
  const answer = await post('/postgres/analyze', database({ dbname: 'loose', tables: ['orders', 'customers', 'employees'] }));
  const { report_id } = analysisResult.parse(answer.json());
  const { document } = reportDetail.parse((await hub.call('GET', `/reports/${report_id}`, undefined, ann.token)).json());
  const relations = document?.claims
    .filter(({ agent }) => agent === 'data-analyzer')
    .map(({ sentence }) => sentence)
    .filter((sentence) => / (?:refers|points) to /.test(sentence));
  expect(relations).toEqual([
    'orders.backup refers to employees.id; all 200 orders have one.',
    'orders.customer refers to customers.id; 20 orders of 200 have no customer.',
    'orders.customer points to nothing in 36 orders of 200: customers.id has no such value.',
    'orders.employee refers to employees.id; all 200 orders name one.',
    'orders.employee points to nothing in 1 order of 200: employees.id has no such value.',
  ]);
  const verified = verifyResponse.parse((await post(`/reports/${report_id}/verify`, {})).json());
  expect(new Set(verified.results.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
});

test('a database is analysed again with its password, which is asked for each time', async () => {
  const first = analysisResult.parse((await post('/postgres/analyze', database({ tables: ['customers'] }))).json());
  const detail = reportDetail.parse((await hub.call('GET', `/reports/${first.report_id}`, undefined, ann.token)).json());
  const { password, ...kept } = database({ tables: ['customers'] });
  expect(detail.source).toEqual({ type: 'postgres', ...kept });
  expect(JSON.stringify(await hub.context.database.db.selectFrom('reports').selectAll().execute())).not.toContain(password);
  const again = (body: object) => post(`/reports/${first.report_id}/analyze-again`, body);
  expect(refusal(await again({}))).toEqual([400, 'Password is required']);
  expect(refusal(await again({ password: 'wrong' }))[1]).toMatch(/^Failed to connect\. The database refused the username/);
  await server.run("INSERT INTO customers SELECT 'N' || i, 'New ' || i, NULL, 'Norway' FROM generate_series(1, 40) i", 'trade');
  const second = analysisResult.parse((await again({ password })).json());
  await server.run("DELETE FROM customers WHERE country = 'Norway'", 'trade');
  const answer = await hub.call('GET', `/reports/${second.report_id}/compare/${first.report_id}`, undefined, ann.token);
  const { tables, metrics } = reportComparison.parse(answer.json());
  const [before, after] = [tables[0]?.rows.before ?? 0, tables[0]?.rows.after ?? 0];
  expect(after - before).toBe(40);
  expect(metrics[0]).toMatchObject({ before: { value: before }, after: { value: after } });
});

test('an analysis can be cancelled while it copies', async () => {
  await server.run(
    "CREATE VIEW forever AS SELECT generate_series(1, 1000000000) AS i, repeat('x', 200) AS text; GRANT SELECT ON forever TO reader",
    'trade',
  );
  const id = randomUUID();
  const before = stored();
  const work = post('/postgres/analyze', database({ tables: ['forever'], analysis_id: id }));
  await sleep(700);
  expect((await hub.call('DELETE', `/analyses/${id}`, undefined, ann.token)).statusCode).toBe(204);
  expect(errorBody.parse((await work).json()).code).toBe('analysis-cancelled');
  expect(stored()).toEqual(before);
});

test('only a verified user may connect, where the hub asks for that, and not too often', async () => {
  const strict = await testApp({ REQUIRE_VERIFIED_EMAIL: 'true', SOURCE_RATE_LIMIT: '3' });
  try {
    const ben = await strict.signUp();
    const connect = () => strict.call('POST', '/postgres/connect', database(), ben.token);
    expect(errorBody.parse((await connect()).json()).code).toBe('email-unverified');
    await strict.call('GET', `/users/verify/${await strict.mailedToken(ben.email)}`);
    for (let i = 0; i < 3; i++) expect((await connect()).statusCode).toBe(200);
    expect((await connect()).statusCode).toBe(429);
  } finally {
    await strict.stop();
  }
});

test('in production nothing nearby is a source by default', async () => {
  const production = await testApp({ NODE_ENV: 'production' });
  try {
    const ben = await production.signUp();
    const answer = await production.call('POST', '/postgres/connect', database(), ben.token);
    expect(refusal(answer)[1]).toMatch(/^Failed to connect\. This hub does not connect to its own machine/);
  } finally {
    await production.stop();
  }
});
