import { clearest, dispersion, isChance, running, scanP, windowOf } from './temporal-scan';

const EVEN = new Float64Array(10).fill(20);
const BULGE = Float64Array.of(2, 2, 2, 9, 10, 8, 2, 2, 2, 2);

test('the likelihood ratio of two rates against one', () => {
  const log = (c: number, n: number) => c * Math.log(c / n) + (n - c) * Math.log(1 - c / n);
  const { ratio, cases, rows } = windowOf(running(BULGE, EVEN), { from: 3, to: 6 });
  expect([cases, rows]).toEqual([27, 60]);
  expect(ratio).toBeCloseTo(log(27, 60) + log(14, 140) - log(41, 200), 9);
});

test('what has fewer than the rest has none', () => expect(windowOf(running(BULGE, EVEN), { from: 0, to: 3 }).ratio).toBe(0));

test('the clearest window, and the clearest that does not meet it', () => {
  const sums = running(BULGE, EVEN);
  const { from, to } = clearest(sums);
  expect([from, to]).toEqual([3, 6]);
  expect(clearest(sums, { from, to }).ratio).toBe(0);
});

test('p falls as the ratio grows, and is nothing where none could be told', () => {
  const sums = running(BULGE, EVEN);
  const p = [3, 9, 12, 20].map((ratio) => scanP(ratio, sums));
  expect(p[0]).toBe(1);
  expect(p.slice(1)).toEqual(p.slice(1).toSorted((a, b) => b - a));
  expect(p[3]).toBeLessThan(1e-5);
});

test('what chance does easily is known without a draw: where all windows together would have it in a fifth of all tables', () => {
  const sums = running(BULGE, EVEN);
  const windows = (10 * 11) / 2;
  const bound = Math.log(windows / 0.2);
  expect([0, NaN, bound - 0.01, bound + 0.01].map((ratio) => isChance(ratio, sums))).toEqual([true, true, true, false]);
  expect([bound - 0.01, bound + 0.01].map((ratio) => scanP(ratio, sums) === 1)).toEqual([true, false]);
  expect(isChance(100, running(new Float64Array(10), EVEN))).toBe(true);
});

test('cases that come in heaps scatter more than chance lets them', () => {
  const rows = new Float64Array(240).fill(10);
  const heaps = Float64Array.from({ length: 240 }, (_, i) => (i % 8 === 0 ? 8 : 0));
  const even = Float64Array.from({ length: 240 }, (_, i) => (i % 2 === 0 ? 1 : 0));
  const window = { from: 100, to: 140 };
  expect(dispersion(running(heaps, rows), window, [1, 2, 6])).toBeGreaterThan(5);
  expect(dispersion(running(even, rows), window, [1, 2, 6])).toBe(1);
});
