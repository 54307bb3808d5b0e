import { openEngine, type Engine } from '../../duckdb/open-engine';
import { profileTable } from '../profile-table';
import { loadedFromSql } from '../testing/loaded-from-sql';

/** More than are measured exactly, in several of the pieces that DuckDB's threads share. */
const ROWS = 600_000;

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ storePath: null, allowedDirectories: [], threads: 2 });
});
afterAll(() => engine.close());

test('tells keys of a large table that are not unique from those that are, in whatever order they stand', async () => {
  const loaded = await loadedFromSql(engine, ROWS, [
    ['rising_id', 'integer', 'i * 3'],
    ['falling_id', 'text', `printf('F%08d', ${ROWS} - i)`],
    ['mixed_id', 'integer', '(i * 7919) % 600011'],
    ['mostly_id', 'integer', 'CASE WHEN i % 9 > 0 THEN i * 2 END'],
    ['one_back_id', 'text', `printf('B%08d', CASE i WHEN 122880 THEN 5 ELSE i END)`],
    ['twice_id', 'integer', 'CASE WHEN i < 590000 THEN i ELSE i - 590000 END'],
  ]);
  const { alerts } = await profileTable(engine.connection, loaded);
  const found = alerts.filter(({ kind }) => kind === 'non-unique-identifier');
  expect(found.map(({ columns, count }) => [columns, count])).toEqual([
    [['one_back_id'], 1],
    [['twice_id'], 10_000],
  ]);
});

test.each<[string, string, number, boolean]>([
  // 600 rows of two labels and a whole number below ten stand many times each, as do rounded figures of two columns.
  ['labels', "['a', 'b', 'c'][1 + (i * 7) % 3]", 600, false],
  ['rounded figures', '(i * i * 31) % 40', 600, false],
  // Twenty of 600 rows were pasted twice.
  ['figures with all their digits', '(CASE WHEN i < 580 THEN i ELSE i - 580 END * 7919 % 600011) / 7.0', 600, true],
])('equal rows are told where chance does not make them: %s', async (_, sql, rows, told) => {
  const own = 'CASE WHEN i < 580 THEN i ELSE i - 580 END';
  const loaded = await loadedFromSql(engine, rows, [
    ['grade', 'integer', `(${own} * 13) % 10`],
    ['value', sql.startsWith('[') ? 'text' : 'number', sql],
  ]);
  const { alerts } = await profileTable(engine.connection, loaded);
  expect(alerts.some(({ kind }) => kind === 'duplicate-rows')).toBe(told);
});
