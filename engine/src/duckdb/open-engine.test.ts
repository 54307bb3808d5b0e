import { openBench, type Bench } from '../read/testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

test.each([
  ["SELECT * FROM read_text('/etc/passwd')"],
  ["SELECT * FROM read_csv('/etc/passwd')"],
  ["COPY (SELECT 1) TO '/tmp/hub-leak.csv'"],
  ["ATTACH '/tmp/hub-leak.db'"],
  ['SET enable_external_access = true'],
  ["SET allowed_directories = ['/']"],
  ['INSTALL httpfs'],
  ['LOAD httpfs'],
])('refuses %s', async (sql) => {
  await expect(bench.engine.connection.run(sql)).rejects.toThrow();
});

test('reads files of the allowed folder', async () => {
  const { path } = await bench.file('a,b\n1,2\n');
  expect(await bench.rows(`SELECT count(*) FROM read_csv('${path}')`)).toEqual([['1']]);
});
