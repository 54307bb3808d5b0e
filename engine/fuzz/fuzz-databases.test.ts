import { fuzzDatabases } from './fuzz-databases';

jest.setTimeout(300_000);

test('no broken database fails: what is lost is named, and what is told holds', async () => {
  const { failures, analysed, refused } = await fuzzDatabases(1, 9);
  expect(failures).toEqual([]);
  expect(analysed + refused).toBe(8);
  expect(analysed).toBeGreaterThan(5);
});
