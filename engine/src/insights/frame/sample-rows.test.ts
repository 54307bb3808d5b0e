import type { Column, Table } from '../../model';
import type { TableModel } from '../../contracts/table/table-model';
import { openEngine, type Engine } from '../../duckdb/open-engine';
import { rowsOf } from '../rows-of';
import { minedRows } from './sample-rows';

const ROWS = 200_000;
const LIMIT = 100_000;

describe('the rows of a large table that are mined', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openEngine({ storePath: null, allowedDirectories: [] });
    await engine.connection.run(
      `CREATE TABLE t AS SELECT x // 8 AS customer, x % 500 AS shop, CASE WHEN x % 100 = 0 THEN NULL ELSE x // 8 END AS gaps FROM range(${ROWS}) r(x)`,
    );
  });
  afterAll(() => engine.close());

  const column = (name: string, distinct: number): Column => ({ name, stats: { distinct, count: ROWS } }) as Column;
  const tableWith = (units: string[], changes: Partial<Table> = {}): Table =>
    ({
      relation: 't',
      rows: ROWS,
      sample: null,
      columns: [column('customer', 25_000), column('shop', 500), column('gaps', 24_750)],
      model: { units: units.map((own) => ({ column: own, count: 0, owns: [], within: null })) } as unknown as TableModel,
      ...changes,
    }) as Table;

  /** Rows of the sample, how many customers they have, and rows of each. */
  async function drawn(table: Table): Promise<number[]> {
    const { from, sampled } = await minedRows(engine.connection, table, LIMIT);
    expect(sampled).toBe(true);
    const [row = []] = await rowsOf(
      engine.connection,
      `SELECT count(*)::DOUBLE, count(DISTINCT customer)::DOUBLE, count(DISTINCT shop)::DOUBLE FROM ${from}`,
    );
    await engine.connection.run(`DROP TABLE ${from}`);
    return row.map(Number);
  }

  it('are all of them where they are few', async () => {
    expect(await minedRows(engine.connection, tableWith(['customer']), ROWS)).toEqual({ from: 't', sampled: false });
  });

  it('are those of whole units where there are many', async () => {
    const [rows = 0, customers = 0] = await drawn(tableWith(['customer', 'shop']));
    expect(rows).toBe(8 * customers);
    expect(rows).toBeGreaterThan(24_000);
    expect(rows).toBeLessThan(34_000);
  });

  it.each([
    ['where units are few', tableWith(['shop'])],
    ['where rows belong to nothing', tableWith([])],
    ['of a table in a database', tableWith(['customer'], { pushdown: {} as Table['pushdown'] })],
  ])('are single ones %s', async (_, table) => {
    const [rows = 0, customers = 0, shops = 0] = await drawn(table);
    expect(rows).toBeLessThan(34_000);
    expect(customers).toBeGreaterThan(rows / 3);
    expect(shops).toBe(500);
  });

  it('and those without a unit stand for themselves', async () => {
    const { from } = await minedRows(engine.connection, tableWith(['gaps']), LIMIT);
    const [[none = 0] = []] = await rowsOf(engine.connection, `SELECT count(*)::DOUBLE FROM ${from} WHERE gaps IS NULL`);
    expect(Number(none)).toBeGreaterThan(150);
    expect(Number(none)).toBeLessThan(500);
  });
});
