import type { Claim } from '@hub/shared/contracts/reports/claim';
import { claimRowsResponse, verifyResponse } from '@hub/shared/contracts/reports/claim';
import { errorBody } from '@hub/shared/contracts/error';
import { analysisResult, reportDetail } from '@hub/shared/contracts/reports/report';
import { rowQueries, sameValue, type Cell } from '@hub/engine';
import {
  containsTerm,
  type Engine,
  numberFromRows,
  openEngine,
  parseSelect,
  rowsOf,
  selectRows,
  spearmanSql,
  toPostgres,
} from '@hub/engine/testing';
import { workerScript } from '../../../engine/worker-path';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';
import { askDatabase, type Questions } from './process/ask-database';
import { accessOf } from './postgres-access';
import { startPostgres, type RealPostgres } from './testing/real-postgres';
import { READER } from './testing/trading-company';

jest.setTimeout(400_000);

/** By `pnpm test:large` so many events, and the other figures as they are where that many are asked about. */
const LARGE = Number(process.env['LARGE_ROWS'] ?? 0);
/** What is copied at most; the sales are a third more, the events several times as many. */
const COPIED = LARGE ? 30_000 : 3_000;
const SALES = LARGE ? 40_000 : 4_000;
const EVENTS = LARGE || 15_000;
/** Four years, whatever the number of sales. */
const SECONDS_APART = 126_000_000 / SALES;
/** Places of the awkward ones, of which there are as many in few sales as in many. */
const EACH = SALES / 40;
/** Four years of sales with something of every kind in them, and with what is awkward about real ones; and a longer table. */
const SHOP = `
CREATE ROLE reader LOGIN PASSWORD '${READER.password.replaceAll("'", "''")}';
CREATE TYPE channel AS ENUM ('web', 'shop', 'phone');
CREATE TABLE regions (region_id int PRIMARY KEY, "name of ""it""" text, big boolean);
INSERT INTO regions VALUES (1, 'North', true), (2, 'South', false), (3, 'East', false), (4, 'O''West\\', true);
CREATE TABLE sales (
  id bigint, at timestamptz, region_id int REFERENCES regions, channel channel, amount numeric, cost double precision, price money,
  note text, paid_at timestamptz, "select" smallint
);
SELECT setseed(0.5);
INSERT INTO sales SELECT i,
  '2020-01-01 00:00Z'::timestamptz + i * interval '${SECONDS_APART} seconds',
  1 + (random() * 3.49)::int, (ARRAY['web', 'web', 'web', 'shop', 'phone']::channel[])[1 + (random() * 3.99)::int],
  CASE WHEN i % ${EACH} = 0 THEN 'NaN' ELSE round((100 + 40 * random() + 25 * sin(${2 * Math.PI * 4}::float8 * i / ${SALES}) + 50.0 * i / ${SALES})::numeric, 2) END,
  NULL, (10 + (random() * 5)::numeric)::money,
  CASE i % 4 WHEN 0 THEN 'late delivery of the parcel' WHEN 1 THEN '  ' ELSE 'all was well with order ' || i END,
  CASE WHEN i % 10 > 0 THEN '2020-01-01 00:00Z'::timestamptz + i * interval '${SECONDS_APART} seconds' + (1 + random() * 6) * interval '1 day' END,
  (i % 9)::smallint
FROM generate_series(1, ${SALES}) i;
UPDATE sales SET amount = amount * CASE region_id WHEN 1 THEN 2 ELSE 1 END,
  cost = CASE WHEN id % ${5 * EACH} = 0 THEN 'Infinity' WHEN id % ${3 * EACH} = 7 THEN 9000 WHEN amount <> 'NaN' THEN amount / 3 + 30 * random() END WHERE amount <> 'NaN';
CREATE TABLE events AS SELECT i AS id, 'kind ' || (i % 7) * (i % 3) AS kind, (i % 1000) / 10.0 + (i % 3) * 40 AS amount,
  '2020-01-01'::timestamp + i * interval '1 minute' AS at FROM generate_series(1, ${EVENTS}) i;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader;
ANALYZE;
`;

let server: RealPostgres;
let inDatabase: TestApp;
let ann: Account;
let sales: Report;
type Report = Awaited<ReturnType<typeof analyze>>;

const start = async (rowLimit: number) => {
  const hub = await testApp({ SOURCE_RATE_LIMIT: '1000', SOURCE_ROW_LIMIT: String(rowLimit) }, { worker: workerScript() });
  return { hub, account: await hub.signUp() };
};
const database = (tables: string[]) => ({ host: '127.0.0.1', port: server.port, dbname: 'shop', ...READER, tables });

const analyze = async (hub: TestApp, { token }: Account, tables: string[]) => {
  const answer = await hub.call('POST', '/postgres/analyze', database(tables), token);
  const { report_id: id } = analysisResult.parse(answer.json());
  const detail = reportDetail.parse((await hub.call('GET', `/reports/${id}`, undefined, token)).json());
  if (!detail.document) throw new Error('The report has no document.');
  return { id, document: detail.document, markdown: detail.report.report_content ?? '' };
};

beforeAll(async () => {
  server = await startPostgres();
  await server.run('CREATE DATABASE shop');
  await server.run(SHOP, 'shop');
  ({ hub: inDatabase, account: ann } = await start(COPIED));
  sales = await analyze(inDatabase, ann, ['sales', 'regions']);
});
afterAll(async () => {
  await inDatabase.stop();
  await server.stop();
});

const verify = ({ id }: Report, body: object) => inDatabase.call('POST', `/reports/${id}/verify`, body, ann.token);
const ofSales = ({ document }: Report) => document.claims.filter(({ table }) => table === 'sales');

/** Outcomes of a verification, by where the claims run. */
const outcomes = async (report: Report, body: object) => {
  const { results } = verifyResponse.parse((await verify(report, body)).json());
  const found = { source: new Set<string>(), store: new Set<string>() };
  for (const { claim, outcome } of results)
    found[report.document.claims.find(({ id }) => id === claim)?.runs_in ?? 'store'].add(outcome);
  return { source: [...found.source], store: [...found.store] };
};

test('findings of a large table are computed in the database over all rows, and the report says so', () => {
  const { document, markdown } = sales;
  expect(document.tables.find(({ name }) => name === 'sales')?.rows).toBe(SALES);
  expect(new Set(ofSales(sales).map(({ runs_in }) => runs_in))).toEqual(new Set(['source']));
  expect(ofSales(sales).find(({ kind }) => kind === 'headline')?.value).toBe(SALES);
  expect(ofSales(sales).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['terms', 'group-difference', 'dominance', 'measure-seasonality', 'outlier', 'headline']),
  );
  // Joined columns are asked for where they are.
  expect(ofSales(sales).some(({ subject }) => subject.breakdown === 'regions.name of "it"')).toBe(true);
  expect(document.charts.length).toBeGreaterThan(2);
  expect(markdown).toContain(`The table has ${SALES.toLocaleString('en')} rows, more than are copied.`);
  expect(markdown).not.toContain('left out, because the database could not compute');
  expect(document.claims.filter(({ table }) => table === 'regions').every(({ runs_in }) => runs_in === undefined)).toBe(true);
});

test('they hold when they are run again with the password, and are not available without', async () => {
  expect(await outcomes(sales, { password: READER.password })).toEqual({ source: ['same'], store: ['same'] });
  expect(await outcomes(sales, {})).toEqual({ source: ['not-available'], store: ['same'] });
  const wrong = await verify(sales, { password: 'wrong' });
  expect(wrong.statusCode).toBe(422);
  expect(errorBody.parse(wrong.json()).detail).toMatch(/^Failed to connect\. The database refused the username/);
});

test('the rows behind each number are asked of the database, and give it', async () => {
  const { tables: _, ...connection } = database([]);
  const questions = askDatabase(accessOf(inDatabase.context.config, connection));
  const wrong: string[] = [];
  let reckoned = 0;
  try {
    for (const claim of ofSales(sales)) {
      const queries = rowQueries(claim, { offset: 0, limit: 5_000 });
      if (!queries || !claim.rows) {
        wrong.push(`${claim.kind}: ${claim.sentence} (no rows)`);
        continue;
      }
      const total = (await questions.ask(queries.total))?.rows[0]?.[0];
      const value = (await questions.ask(queries.value))?.rows[0]?.[0];
      const page = await questions.ask(queries.page);
      if (typeof total !== 'number' || typeof value !== 'number' || !page || !sameValue(claim.value, value))
        wrong.push(`${claim.kind}: ${claim.sentence} (${String(value)} of ${String(total)})`);
      else if (total === page.rows.length && claim.rows.how !== 'worked-out') {
        reckoned++;
        const number = numberFromRows(claim.rows, page.columns, page.rows);
        if (!sameValue(claim.value, number)) wrong.push(`${claim.kind}: ${claim.sentence} (${number} of the rows)`);
      }
    }
  } finally {
    questions.close();
  }
  expect(wrong).toEqual([]);
  expect(reckoned).toBeGreaterThan(2);
});

test('a page of them takes the password', async () => {
  const ask = async (body: object) => {
    const claim = ofSales(sales)[0]?.id ?? '';
    const answer = await inDatabase.call('POST', `/reports/${sales.id}/claims/${claim}/rows`, body, ann.token);
    return claimRowsResponse.parse(answer.json());
  };
  expect(await ask({})).toMatchObject({ state: 'password', rows: [] });
  expect(await ask({ password: READER.password, limit: 5 })).toMatchObject({ state: 'read', outcome: 'same' });
});

test('the database gives what the engine gives for a copy of the whole table', async () => {
  const { hub, account } = await start(2_000_000);
  try {
    const copied = await analyze(hub, account, ['sales', 'regions']);
    const key = ({ kind, subject, member, agent, sentence }: Claim) =>
      JSON.stringify([kind, subject, member, agent === 'report-generator' ? sentence.split(':')[0] : '']);
    const whole = new Map(ofSales(copied).map((claim) => [key(claim), claim]));
    expect([...whole.values()].every(({ runs_in }) => runs_in === undefined)).toBe(true);
    const pairs = ofSales(sales).flatMap((claim) => {
      const match = whole.get(key(claim));
      return match ? [{ claim, match }] : [];
    });
    expect(pairs.length).toBeGreaterThan(12);
    for (const { claim, match } of pairs)
      // From where on a value is an outlier is a question to the sample.
      if (claim.kind !== 'outlier')
        expect([claim.kind, claim.member, claim.value]).toEqual([
          match.kind,
          match.member,
          expect.closeTo(match.value ?? NaN, 6),
        ]);
  } finally {
    await hub.stop();
  }
});

test('of many rows a sample is copied, and every claim holds over all of them', async () => {
  const events = await analyze(inDatabase, ann, ['events']);
  expect(events.document.tables[0]?.rows).toBe(EVENTS);
  expect(events.document.claims.length).toBeGreaterThan(8);
  expect(await outcomes(events, { password: READER.password })).toEqual({ source: ['same'], store: [] });
});

test('of a large view rows are chosen by what is in them, and every claim holds over all of it', async () => {
  await server.run(`CREATE VIEW sold AS SELECT * FROM sales; GRANT SELECT ON sold TO ${READER.user}`, 'shop');
  const sold = await analyze(inDatabase, ann, ['sold']);
  expect(sold.document.tables[0]?.rows).toBe(SALES);
  expect(sold.document.claims.length).toBeGreaterThan(8);
  expect(await outcomes(sold, { password: READER.password })).toEqual({ source: ['same'], store: [] });
});

describe('a query gives the same in the database as in the engine', () => {
  const COUNT = 4_000;
  const at = (start: string) => `${start} + i * INTERVAL '11 hours'`;
  const columns = (start: string, texts: string) =>
    `i AS id, (i * 7919) % 1013 AS x, (i * 7919) % 1013 + (i * 104729) % 397 AS y, (i % 3 = 0) AS flag, ${texts} AS label, ${at(start)} AS moment`;
  let engine: Engine;
  let questions: Questions;
  beforeAll(async () => {
    engine = await openEngine({ storePath: null, allowedDirectories: [] });
    const texts = `CASE i % 5 WHEN 0 THEN 'late Printer7' WHEN 1 THEN 'O''Brien' WHEN 2 THEN NULL ELSE 'it\\ends' END`;
    await engine.connection.run(
      `CREATE TABLE t AS SELECT ${columns("TIMESTAMP '2019-12-30'", texts)} FROM range(1, ${COUNT + 1}) r(i)`,
    );
    await server.run(
      `CREATE TABLE mini AS SELECT ${columns("timestamp '2019-12-30'", texts)} FROM generate_series(1::int8, ${COUNT}) i; GRANT SELECT ON mini TO reader`,
      'shop',
    );
    const { tables: _, ...connection } = database([]);
    questions = askDatabase(accessOf(inDatabase.context.config, connection));
  });
  afterAll(async () => {
    questions.close();
    await engine.close();
  });

  const both = async (sql: string) => {
    const rows = new Map(['id', 'x', 'y', 'flag', 'label', 'moment'].map((name) => [name, `"${name}"`]));
    const query = toPostgres(await parseSelect(engine.connection, sql), (name, needed) =>
      name === 't' ? selectRows({ columns: rows, from: 'public.mini' }, needed) : null,
    );
    const round = (cells: Cell[][]) =>
      cells.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(9)) : cell)));
    return [round((await questions.ask(query))?.rows ?? []), round(await rowsOf(engine.connection, sql))];
  };
  const series = (grain: string, first: string, end: string) =>
    `SELECT period, datediff('${grain}', TIMESTAMP '${first}', period) AS x, coalesce(y, 0) AS y FROM ` +
    `(SELECT unnest(range(TIMESTAMP '${first}', TIMESTAMP '${end}', INTERVAL 1 ${grain.toUpperCase()})) AS period) ` +
    `LEFT JOIN (SELECT date_trunc('${grain}', CAST(moment AS TIMESTAMP)) AS period, count(*) AS y FROM t GROUP BY 1) USING (period) ORDER BY period`;

  test.each([
    ['a rank correlation', spearmanSql('t', 'x', 'y', 'flag = true', null)],
    ['counts by year', series('year', '2020-01-01', '2025-01-01')],
    ['counts by quarter', series('quarter', '2020-01-01', '2025-01-01')],
    ['counts by month', series('month', '2020-01-01', '2025-01-01')],
    ['counts by week', series('week', '2019-12-30', '2024-12-30')],
    ['counts by hour', series('hour', '2020-01-01', '2020-01-10')],
    [
      'a slope',
      'SELECT * FROM (WITH s AS (SELECT x, y FROM t WHERE id <= 60) SELECT (SELECT median((b.y - a.y) / (b.x - a.x)) FROM s a JOIN s b ON b.x > a.x) AS value, corr(x, y) AS r FROM s)',
    ],
    [
      'quantiles of groups',
      'SELECT label, q[1] AS a, q[3] AS c FROM (SELECT label, quantile_cont(x, [0.1, 0.5, 0.9]) AS q FROM t WHERE label IS NOT NULL GROUP BY 1 HAVING count(x) >= 3) ORDER BY label',
    ],
    [
      'a calendar cycle',
      "SELECT ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][part + 1] AS d, y FROM (SELECT isodow(CAST(moment AS TIMESTAMP)) - 1 AS part, avg(x) AS y FROM t GROUP BY 1) ORDER BY part",
    ],
    [
      'a grid',
      "WITH cells AS (SELECT label AS x, flag AS y, count(*) AS n FROM t WHERE label IS NOT NULL GROUP BY 1, 2), grid AS (SELECT x, y FROM (SELECT unnest(['late Printer7', 'O''Brien']) AS x), (SELECT unnest([true, false]) AS y)) SELECT x, y, coalesce(n, 0) / 7 AS v FROM grid LEFT JOIN cells USING (x, y) ORDER BY list_position(['O''Brien', 'late Printer7'], x), y",
    ],
    [
      'a histogram',
      'SELECT low + bin * width AS start, count(*) AS n FROM (SELECT low, width, least(19, floor((m - low) / width)) AS bin FROM (SELECT CAST(x AS DOUBLE) AS m FROM t), (SELECT min(CAST(x AS DOUBLE)) AS low, (max(x) - min(x)) / 20.0 AS width FROM t) WHERE m IS NOT NULL) GROUP BY low, width, bin ORDER BY start',
    ],
    [
      'places and the rest',
      "SELECT CASE WHEN place <= 2 THEN x ELSE 'Other' END AS x, sum(y) AS y, min(place) AS place FROM (SELECT x, y, row_number() OVER (ORDER BY y DESC, x) AS place FROM (SELECT label AS x, count(*) AS y FROM t GROUP BY 1)) GROUP BY 1 ORDER BY place",
    ],
    ['words', `SELECT count(*) FILTER (WHERE ${containsTerm('label', 'printer')}) AS value, count(label) AS n FROM t`],
    [
      'labels with a quotation mark and a backslash',
      "SELECT avg((label = 'O''Brien')::INT) AS a, avg((label = 'it\\ends')::INT) AS b, count(DISTINCT label) AS members FROM t",
    ],
    [
      'divisions of whole numbers, and by zero',
      'SELECT max(x) / 4 AS a, sum(id) / count(*) AS b, 1 / nullif(min(id) - 1, 0) AS c, avg(x) * 2 + -3.25 AS d FROM t',
    ],
    [
      'ends in time',
      'SELECT min(CAST(moment AS TIMESTAMP)) AS a, epoch_ms(CAST(max(moment) AS TIMESTAMP)) AS b, avg(epoch(moment)) AS c FROM t',
    ],
    [
      'changes from row to row',
      'SELECT max(d) AS value, stddev_samp(d) AS s FROM (SELECT y - lag(y) OVER (ORDER BY id) AS d FROM t)',
    ],
  ])('%s', async (_name, sql) => {
    const [ours, theirs] = await both(sql);
    expect(theirs?.length).toBeGreaterThan(0);
    expect(ours).toEqual(theirs);
  });

  test.each([
    ['SELECT hash(rowid) FROM t', 'Rows have no number in the database.'],
    ['SELECT approx_count_distinct(x) FROM t', 'There is no counterpart of approx_count_distinct.'],
    ["SELECT regexp_matches(label, '\\p{Lu}') FROM t", 'The pattern has a class that PostgreSQL does not know.'],
    ['SELECT TRY_CAST(label AS BIGINT) FROM t', 'There is no counterpart of TRY_CAST.'],
  ])('%s is not translated', async (sql, message) => {
    const tree = await parseSelect(engine.connection, sql);
    expect(() => toPostgres(tree, () => null)).toThrow(message);
  });

  test('what the database refuses is not answered, and the next question is', async () => {
    expect(await questions.ask('SELECT * FROM public.nowhere')).toBeNull();
    expect(await questions.ask("SELECT pg_sleep(0), 'a'")).toMatchObject({ rows: [[expect.anything(), 'a']] });
    // Nothing can be written.
    expect(await questions.ask('DELETE FROM public.mini')).toBeNull();
  });
});

test('a changed table is told from the report', async () => {
  await server.run("UPDATE sales SET amount = amount + 50 WHERE region_id = 2 AND amount <> 'NaN'", 'shop');
  const { results } = verifyResponse.parse((await verify(sales, { password: READER.password })).json());
  const mean = sales.document.claims.find(({ sentence }) => sentence.startsWith('Avg amount'));
  expect(results.find(({ claim }) => claim === mean?.id)?.outcome).toBe('changed');
});
