import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const COLUMNS = 520;
const ROWS = 60;

test('loads a table of very many columns in parts, as it would load it whole', async () => {
  const cell = (row: number, column: number) => {
    if (column === 260 && row === 3) return 'n/a';
    if (column === 510 && row === 7) return 'broken';
    return column % 2 ? `word ${(row * column) % 7}` : String(row * column);
  };
  // Every row ends in delimiters behind the last column.
  const lines = Array.from(
    { length: ROWS },
    (_, row) => `${Array.from({ length: COLUMNS }, (__, column) => cell(row, column)).join(',')},,`,
  );
  const header = `${Array.from({ length: COLUMNS }, (_, column) => `name ${column}`).join(',')},,`;
  const loaded = await bench.load(`${[header, ...lines].join('\n')}\n`);
  expect(loaded.rows).toBe(ROWS);
  expect(loaded.columns).toHaveLength(COLUMNS);
  expect(loaded.columns.map(({ name, type }) => `${name} ${type}`)).toEqual(
    Array.from({ length: COLUMNS }, (_, column) => `name ${column} ${column % 2 ? 'text' : 'integer'}`),
  );
  expect(loaded.columns[260]?.placeholders).toEqual([['n/a', 1]]);
  expect(loaded.columns[510]?.unread).toEqual({ count: 1, examples: ['broken'], lines: [9] });
  const rows = await bench.engine.connection.runAndReadAll(`SELECT "name 0", "name 251", "name 518" FROM ${loaded.relation}`);
  expect(rows.getRowsJS().map((row) => row.map(String))).toEqual(
    Array.from({ length: ROWS }, (_, row) => [0, 251, 518].map((column) => cell(row, column))),
  );
  const left = await bench.engine.connection.runAndReadAll('SELECT table_name FROM duckdb_tables() WHERE temporary');
  expect(left.getRowsJS()).toEqual([]);
}, 60_000);
