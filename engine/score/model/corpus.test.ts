import { plannedTables, tablesInBothForms } from './corpus';
import type { LabelledTable } from './label';
import { determines } from './make/draft';
import { allMet } from './print-book';
import { rowsAgainst } from './testing/rule-holds';
import { judgeTruth } from './testing/judge-truth';

jest.setTimeout(120_000);

const planned = plannedTables();
/** Most of the large ones are left to the score itself. */
const tables = planned
  .filter(({ name }, i) => !/^many events|^persons/.test(name) || i % 4 === 0)
  .map(({ make }) => make())
  .filter(({ rows }) => rows.length < 5000);
const cellsOf = ({ header, rows }: LabelledTable, name: string): string[] => {
  const place = header.indexOf(name);
  return rows.map((row) => row[place] ?? '');
};

test('there are tables of every shape in both halves, and more than 150 altogether', () => {
  expect(planned.length).toBeGreaterThanOrEqual(300);
  for (const half of ['open', 'kept'] as const) {
    const own = tables.filter((table) => table.half === half);
    expect(own.length).toBeGreaterThan(120);
    expect([...new Set(own.map(({ label }) => label.shape[0]))].sort()).toEqual(
      ['aggregated', 'entity', 'event', 'long', 'panel', 'series', 'wide'], // prettier-ignore
    );
  }
  expect(new Set(planned.map(({ name }) => name)).size).toBe(planned.length);
});

test('tables have headers of several languages and styles, 8 to 20,000 rows, and missing cells', () => {
  const namings = new Set(tables.map(({ naming }) => naming));
  for (const language of ['en', 'de', 'fr', 'es']) expect([...namings].some((naming) => naming.startsWith(language))).toBe(true);
  expect(namings.has('none')).toBe(true);
  expect(namings.size).toBeGreaterThan(20);
  expect(Math.min(...tables.map(({ rows }) => rows.length))).toBeLessThanOrEqual(8);
  expect(planned.find(({ name }) => name === 'many events: retail')?.make().rows).toHaveLength(20_000);
  expect(tables.filter(({ rows }) => rows.some((row) => row.includes(''))).length).toBeGreaterThan(40);
});

test('the same table is made every time', () => {
  for (const { make } of planned.filter((_, i) => i % 41 === 0))
    expect(JSON.stringify(make()) === JSON.stringify(make())).toBe(true);
});

test('every column has a label, and what a label names is a column', () => {
  for (const { name, header, rows, label } of tables) {
    expect({ name, columns: Object.keys(label.columns) }).toEqual({ name, columns: expect.arrayContaining([...header]) });
    const named = [
      ...label.algebra.flatMap(({ result, from }) => [result, ...from]),
      ...label.lookAlikes.flat(),
      ...(label.time ?? []).flat(),
      ...(label.outcome?.columns ?? []),
      ...label.totals.map(({ column }) => column),
      ...(label.unpivot ? [...label.unpivot.headers, ...label.unpivot.apart] : []),
    ];
    expect(named.filter((column) => !header.includes(column))).toEqual([]);
    expect(new Set(header).size).toBe(header.length);
    expect(rows.every((row) => row.length === header.length)).toBe(true);
  }
});

test('every labelled rule holds in the data, but for the rows that break it on purpose', () => {
  const wrong = tables.flatMap((table) =>
    table.label.algebra.flatMap((rule) => {
      const against = rowsAgainst(table, rule);
      return against > rule.broken ? [`${table.name}: ${rule.kind} ${rule.result}: ${against} rows`] : [];
    }),
  );
  expect(wrong).toEqual([]);
  const rules = tables.flatMap(({ label }) => label.algebra);
  expect(new Set(rules.map(({ kind }) => kind)).size).toBe(17);
});

test('what looks like a sum and is none does not hold', () => {
  const sums = tables.flatMap((table) =>
    table.label.lookAlikes
      .filter((columns) => columns.length === 3)
      .map(
        ([a, b, result]) => rowsAgainst(table, { kind: 'sum', result: result!, from: [a!, b!], broken: 0 }) / table.rows.length,
      ),
  );
  expect(sums.length).toBeGreaterThan(2);
  for (const share of sums) expect(share).toBeGreaterThan(0.1);
});

test('a total is the sum of the other members, in every period', () => {
  const withTotals = tables.filter(({ label }) => label.totals.length > 0);
  expect(withTotals.length).toBeGreaterThan(15);
  for (const table of withTotals) {
    const { label } = table;
    const [{ column, member }] = label.totals as [{ column: string; member: string }];
    const members = cellsOf(table, column);
    const periods = label.time ? cellsOf(table, label.time[0]![0]!) : members.map(() => '');
    const added = Object.entries(label.columns).filter(
      ([, { roles, overMembers }]) => roles[0] === 'measure' && overMembers.includes('sum'),
    );
    expect(added.length).toBeGreaterThan(0);
    for (const [name] of added) {
      const cells = cellsOf(table, name);
      for (const period of new Set(periods)) {
        const sumOf = (total: boolean): number =>
          cells.reduce(
            (sum, cell, i) => (periods[i] === period && (members[i] === member) === total ? sum + Number(cell) : sum),
            0,
          );
        expect(sumOf(true)).toBeCloseTo(sumOf(false), 1);
      }
    }
  }
});

test('the entity that a column is said to belong to determines it', () => {
  let judged = 0;
  for (const table of tables)
    for (const [name, { unitsOfObservation = [] }] of Object.entries(table.label.columns))
      for (const key of unitsOfObservation.filter((columns) => columns.length > 0)) {
        judged++;
        const keys = key.map((column) => cellsOf(table, column));
        const by = table.rows.map((_, i) => keys.map((cells) => cells[i]).join('\n'));
        expect({ table: table.name, name, determined: determines(by, cellsOf(table, name)) }).toMatchObject({ determined: true });
      }
  expect(judged).toBeGreaterThan(100);
});

test('nothing is wrong with an answer that is taken from the labels', () => {
  const { book, misses } = judgeTruth(tables);
  expect(misses).toEqual([]);
  expect(allMet(book)).toBe(true);
});

test('both forms of a table hold the same persons', () => {
  const pairs = tablesInBothForms();
  expect(pairs).toHaveLength(20);
  for (const { cells, persons } of pairs) {
    const counts = cellsOf(cells, 'count').map(Number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(persons.rows.length);
    const kinds = new Set(persons.rows.map((row) => row.join('\n')));
    expect(kinds.size).toBe(cells.rows.length);
  }
});
