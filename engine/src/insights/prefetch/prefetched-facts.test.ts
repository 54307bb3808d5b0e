import { openEngine, type Engine } from '../../duckdb/open-engine';
import { PrefetchedFacts } from './prefetched-facts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ storePath: null, allowedDirectories: [], threads: 1 });
  await engine.connection.run('CREATE TABLE t AS SELECT x FROM range(10) numbers(x)');
});
afterAll(() => engine.close());

const COUNT = 'SELECT count(*) AS value FROM t';
const SUM = 'SELECT sum(x) AS value FROM t';
const NONE = 'SELECT x AS value FROM t WHERE x > 10';

test('answers what was asked ahead as it was then, and everything else when it is wanted', async () => {
  const facts = new PrefetchedFacts(engine.connection);
  facts.begin([COUNT, NONE]);
  facts.begin([]);
  await facts.ended();
  await engine.connection.run('INSERT INTO t VALUES (100)');
  expect(await facts.firstRows([SUM, COUNT, NONE])).toEqual([{ value: 145 }, { value: 10 }, null]);
  await engine.connection.run('DELETE FROM t WHERE x = 100');
});

test('asks again for what failed, which then speaks for itself', async () => {
  const facts = new PrefetchedFacts(engine.connection);
  facts.begin(['SELECT max(nothing) AS value FROM t']);
  await facts.ended();
  expect(await facts.firstRows([COUNT])).toEqual([{ value: 10 }]);
  await expect(facts.firstRows(['SELECT max(nothing) AS value FROM t'])).rejects.toThrow('nothing');
});
