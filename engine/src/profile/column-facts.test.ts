import type { LoadedTable } from '../read/load/loaded-table';
import { openEngine, type Engine } from '../duckdb/open-engine';
import { columnFacts, MAX_LABELS } from './column-facts';
import { loadedFromSql } from './testing/loaded-from-sql';

const ROWS = 20_000;
const COLUMNS = [
  ['few_words', 'text', `'label ' || (i % 7)`],
  ['rare_words', 'text', `CASE WHEN i > 50 AND i <= 350 THEN 'rare ' || i ELSE 'usual' END`],
  ['many_rare_words', 'text', `CASE WHEN i > 50 AND i <= 3050 THEN 'rare ' || i ELSE 'usual' END`],
  ['few_numbers', 'integer', 'CASE WHEN i % 3 > 0 THEN i % 5 END'],
  ['rare_numbers', 'integer', 'CASE WHEN i > 50 AND i <= 350 THEN i ELSE 0 END'],
  ['single_numbers', 'integer', 'CASE WHEN i > 100 AND i <= 130 THEN i END'],
  ['many_numbers', 'number', 'sqrt(i)'],
  ['nothing', 'text', 'NULL::VARCHAR'],
] as const;

let engine: Engine;
let table: LoadedTable;
beforeAll(async () => {
  engine = await openEngine({ storePath: null, allowedDirectories: [], threads: 1 });
  table = await loadedFromSql(engine, ROWS, COLUMNS);
  await engine.connection.run('CREATE TABLE part AS SELECT * FROM t WHERE rowid % 100 = 0');
});
afterAll(() => engine.close());

async function factsOf(sample: { relation: string; rows: number } | null) {
  const facts = await columnFacts(engine.connection, table, sample);
  return new Map(facts.map((fact) => [fact.column.name, fact]));
}

it('counts the values of a sampled table as those of a table that is measured whole', async () => {
  const whole = await factsOf(null);
  const sampled = await factsOf({ relation: 'part', rows: ROWS / 100 });
  for (const name of ['few_words', 'rare_words', 'few_numbers', 'rare_numbers', 'nothing']) {
    expect(sampled.get(name)).toMatchObject({
      distinct: whole.get(name)?.distinct,
      labels: whole.get(name)?.labels,
      stats: { count: whole.get(name)?.stats.count, distinct: whole.get(name)?.stats.distinct },
    });
    expect(sampled.get(name)?.stats.top).toEqual(whole.get(name)?.stats.top);
  }
  expect(sampled.get('rare_words')?.labels).toHaveLength(301);
  expect(sampled.get('rare_numbers')).toMatchObject({ distinct: 301, labels: null });
});

it('estimates what are more values than are listed, however few the sample shows', async () => {
  const sampled = await factsOf({ relation: 'part', rows: ROWS / 100 });
  for (const [name, distinct] of [
    ['many_rare_words', 3001],
    ['many_numbers', ROWS],
  ] as const) {
    const fact = sampled.get(name);
    expect(fact).toMatchObject({ exactDistinct: false, labels: null });
    expect(distinct).toBeGreaterThan(MAX_LABELS);
    expect(Math.abs((fact?.distinct ?? 0) / distinct - 1)).toBeLessThan(0.1);
  }
  expect(sampled.get('single_numbers')).toMatchObject({ labels: null, stats: { count: 30 } });
});

it('counts the values of a small table as the engine would', async () => {
  await engine.connection.run('CREATE TABLE small AS SELECT * FROM t WHERE rowid >= 40 AND rowid < 940');
  const facts = await columnFacts(engine.connection, { ...table, relation: 'small', rows: 900 });
  for (const { column, distinct, labels, stats } of facts.filter(({ column: { name } }) => name !== 'many_numbers')) {
    const counted = await engine.connection.runAndReadAll(
      `SELECT ${column.name}::VARCHAR, count(*)::DOUBLE AS n FROM small WHERE ${column.name} IS NOT NULL GROUP BY 1 ORDER BY n DESC, 1`,
    );
    expect([distinct, stats.distinct]).toEqual([counted.currentRowCount, counted.currentRowCount]);
    if (labels) expect(labels).toEqual(counted.getRowsJS());
  }
  const many = facts.find(({ column }) => column.name === 'many_numbers');
  expect(many).toMatchObject({ distinct: 900, exactDistinct: true, labels: null });
});
