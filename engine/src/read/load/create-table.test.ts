import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

test('loads quoted cells with line breaks that the engine cannot read in parts', async () => {
  // Each line opens a quotation that the next one ends; the copy that is made of it is read by several threads at first.
  const loaded = await bench.load(`${'"'.repeat(999)}\n`.repeat(10_000));
  expect(loaded.columns).toHaveLength(1);
  expect(loaded.rows).toBe(loaded.notes.counted);
  expect(loaded.rows).toBeGreaterThan(4000);
}, 60_000);
