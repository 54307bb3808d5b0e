import { fuzzPacked } from './fuzz-packed';

test('every damaged file ends in a table or a sentence', async () => {
  const { failures, read, refused } = await fuzzPacked(1, 361);
  expect(failures).toEqual([]);
  expect(read).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(60);
}, 300_000);
