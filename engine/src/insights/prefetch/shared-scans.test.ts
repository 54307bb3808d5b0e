import { openEngine, type Engine } from '../../duckdb/open-engine';
import { firstRow } from '../rows-of';
import { aggregatesOf, firstRows, shareScans } from './shared-scans';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ storePath: null, allowedDirectories: [], threads: 1 });
  await engine.connection.run(
    `CREATE TABLE t AS SELECT x, CASE WHEN x % 3 = 0 THEN 'a, "b" FROM' ELSE 'it''s; --' END AS part FROM range(1000) r(x)`,
  );
});
afterAll(() => engine.close());

const QUERIES = [
  'SELECT count(*) AS value FROM t',
  `SELECT count(*) FILTER (WHERE part = 'a, "b" FROM') AS value, count(DISTINCT part) AS "of ""all""" FROM t`,
  `SELECT max(x) FILTER (WHERE part = 'it''s; --') AS value, (quantile_cont(x, [0.1, 0.5]))[2] AS middle FROM t`,
  "SELECT count(*) AS value FROM t WHERE part = 'nothing'",
  'SELECT max(n) AS value FROM (SELECT count(*) AS n FROM t GROUP BY part)',
  'SELECT upper(part) AS value FROM t ORDER BY x',
];

test('gives every query the row that it has alone', async () => {
  const alone = await Promise.all(QUERIES.map((query) => firstRow(engine.connection, query)));
  expect(await firstRows(engine.connection, QUERIES)).toEqual(alone);
});

test('runs together what only aggregates one relation', () => {
  expect(QUERIES.map((query) => aggregatesOf(query)?.columns.length ?? 0)).toEqual([1, 2, 2, 0, 0, 0]);
});

test.each([
  'SELECT x AS value FROM t',
  'SELECT DISTINCT max(x) AS value FROM t',
  'SELECT sum(x) OVER () AS value FROM t',
  'SELECT (SELECT max(x) FROM t) AS value FROM t',
  'SELECT max(x) AS value FROM t; DROP TABLE t',
  'SELECT max(x) FROM t',
  'SELECT max(x) AS value -- FROM t',
])('leaves alone: %s', (query) => {
  expect(aggregatesOf(query)).toBeNull();
});

test('one query that fails does not take the others with it', async () => {
  const queries = ['SELECT max(x) AS value FROM t', 'SELECT max(nothing) AS value FROM t', 'SELECT min(x) AS value FROM t'];
  const answers = await shareScans(engine.connection, queries, {
    shared: () => 'shared',
    alone: (query) =>
      firstRow(engine.connection, query).then(
        (row) => row?.value ?? null,
        () => 'failed',
      ),
  });
  expect(answers).toEqual([999, 'failed', 0]);
});
