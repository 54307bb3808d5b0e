import { openBench, type Bench } from '../read/testing/temporary-file';
import { name } from './sql';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

test('a column may bear every word of the language, also those of the version that is installed', async () => {
  const words = (await bench.rows('SELECT keyword_name FROM duckdb_keywords()')).map(([word]) => word ?? '');
  expect(words.length).toBeGreaterThan(400);
  const columns = words.map((word) => `"${word}" INTEGER`);
  await bench.engine.connection.run(`CREATE TABLE every_word (${columns.join(', ')})`);
  const largest = words.map((word) => `max(${name(word)}) FILTER (WHERE ${name(word)} = 1)`);
  await expect(bench.rows(`SELECT ${largest.join(', ')} FROM every_word`)).resolves.toHaveLength(1);
});
