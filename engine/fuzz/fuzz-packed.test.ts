import { usualOrAll } from '../src/testing/usual-or-all';
import { fuzzPacked } from './fuzz-packed';

test('every damaged file ends in a table or a sentence', async () => {
  const files = usualOrAll(72, 360);
  const { failures, read, refused } = await fuzzPacked(1, files + 1);
  expect(failures).toEqual([]);
  expect(read).toBeGreaterThan(files / 18);
  expect(refused).toBeGreaterThan(files / 6);
}, 300_000);
