import { openEngine, type Engine } from '../duckdb/open-engine';
import type { Table } from '../model';
import { spearmanSql } from '../kinds/correlation/spearman-sql';
import { firstRow } from './rows-of';
import { sortedSample } from './sql';

const ROWS = 900_000;
const tableOf = (rows: number) => ({ rows }) as Table;

describe('what needs sorting, of a large table', () => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await openEngine({ storePath: null, allowedDirectories: [] });
    await engine.connection.run(
      `CREATE TABLE t AS SELECT x, CASE WHEN x < 300000 THEN 'a' ELSE 'b' END AS part, x * x AS rising, x % 1000 AS unrelated FROM range(${ROWS}) r(x)`,
    );
  });
  afterAll(() => engine.close());

  it('uses all rows up to 100,000, counted over the whole table', () => {
    expect(sortedSample({ table: tableOf(100_000), n: 100_000 }, 100_000)).toBeNull();
    expect(sortedSample({ table: tableOf(ROWS), n: 90_000 }, 10_000)).toBeNull();
    expect(sortedSample({ table: tableOf(ROWS), n: 90_000 }, 90_000)).toBe('hash(rowid) % 9 = 0');
  });

  it('gives the same coefficient each time, that of about 100,000 rows', async () => {
    const sampled = sortedSample({ table: tableOf(ROWS), n: ROWS }, ROWS);
    const sql = spearmanSql('t', 'x', 'rising', '', sampled);
    const first = await firstRow(engine.connection, sql);
    expect(first?.value).toBeCloseTo(1, 9);
    expect(first?.n).toBeGreaterThan(95_000);
    expect(first?.n).toBeLessThan(105_000);
    expect((await firstRow(engine.connection, sql))?.n).toBe(first?.n);
  });

  it('takes the linear coefficient over all rows, and keeps to the condition', async () => {
    const sql = spearmanSql('t', 'x', 'rising', "part = 'a'", 'hash(rowid) % 2 = 0');
    const facts = await firstRow(engine.connection, sql);
    const whole = await firstRow(engine.connection, "SELECT corr(x, rising) AS value FROM t WHERE part = 'a'");
    expect(facts?.linear).toBeCloseTo(Number(whole?.value), 12);
    expect(facts?.n).toBeGreaterThan(148_000);
    expect(facts?.n).toBeLessThan(152_000);
  });

  it('finds no order where there is none', async () => {
    const facts = await firstRow(engine.connection, spearmanSql('t', 'x', 'unrelated', '', 'hash(rowid) % 5 = 0'));
    expect(Math.abs(Number(facts?.value))).toBeLessThan(0.01);
  });
});
