import { openEngine, type Engine } from '../../duckdb/open-engine';
import { loadedFromSql } from '../testing/loaded-from-sql';
import { profileTable } from '../profile-table';
import { findTotals } from './total-members';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ storePath: null, allowedDirectories: [], threads: 1 });
});
afterAll(() => engine.close());

test('the sum of the others is found among very many periods by some of these, each with all its rows', async () => {
  const { connection } = engine;
  const [rivers, lakes] = ['hash(i // 3) % 900 + 1', 'hash(i // 3 + 50000) % 700 + 1'];
  const loaded = await loadedFromSql(engine, 60_000, [
    ['moment', 'timestamp', "TIMESTAMP '2001-01-01' + to_hours((i // 3)::INT)"],
    ['member', 'text', "['Rivers', 'Lakes', 'Waters'][1 + i % 3]"],
    ['volume', 'integer', `([${rivers}, ${lakes}, ${rivers} + ${lakes}][1 + i % 3])::BIGINT`],
  ]);
  const table = await profileTable(connection, loaded);
  const read = jest.spyOn(connection, 'runAndReadAll');
  const { totals } = await findTotals(connection, table);
  expect(totals).toEqual([{ column: 'member', label: 'Waters', rows: 20_000 }]);
  const cells = read.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('GROUP BY split'));
  expect(cells.length).toBeGreaterThan(0);
  expect(cells.every((sql) => sql.includes('hash("moment") % 4 = 0'))).toBe(true);
  read.mockRestore();
});

test('a column is read once for its sums and for its names', async () => {
  const { connection } = engine;
  const loaded = await loadedFromSql(engine, 400, [
    ['region', 'text', "['North', 'South', 'All regions', 'West'][1 + i % 4]"],
    ['visits', 'integer', '(hash(i) % 100)::BIGINT'],
  ]);
  const table = await profileTable(connection, loaded);
  const read = jest.spyOn(connection, 'runAndReadAll');
  const { totals, named } = await findTotals(connection, table);
  expect({ totals, named }).toEqual({ totals: [], named: [{ column: 'region', label: 'All regions' }] });
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test('a member with half of all readings of one figure is no sum of the others', async () => {
  const { connection } = engine;
  const loaded = await loadedFromSql(engine, 600, [
    ['moment', 'timestamp', "TIMESTAMP '2001-01-01' + to_hours((i // 6)::INT)"],
    ['vendor', 'text', "['Crane', 'Crane', 'Crane', 'Acme', 'Acme', 'Bolt'][1 + i % 6]"],
    ['charge', 'integer', '(100 - i // 60)::BIGINT'],
  ]);
  expect((await findTotals(connection, await profileTable(connection, loaded))).totals).toEqual([]);
});

test('a member with half of all rows is not asked for cell by cell', async () => {
  const { connection } = engine;
  const loaded = await loadedFromSql(engine, 600, [
    ['status', 'text', "['Delivered', 'Open', 'Delivered', 'Returned'][1 + i % 4]"],
    ['region', 'text', "['North', 'South', 'East'][1 + (hash(i) % 3)::BIGINT]"],
    ['pieces', 'integer', '(1 + i // 4 % 5)::BIGINT'],
  ]);
  const table = await profileTable(connection, loaded);
  const read = jest.spyOn(connection, 'runAndReadAll');
  expect((await findTotals(connection, table)).totals).toEqual([]);
  expect(
    read.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('GROUP BY split') && sql.includes('"status" =')),
  ).toEqual([]);
  read.mockRestore();
});
