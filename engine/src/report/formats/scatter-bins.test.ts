import type { ChartPoint } from '../../contracts/report/chart';
import { LIMITS } from './limits';
import { scatterBins } from './scatter-bins';

/** Points at the given places along x, y counting up. */
const cloud = (...xs: number[]): ChartPoint[] => xs.map((x, y) => [x, y]);
const spans = (points: ChartPoint[]) => scatterBins(points).map(({ from, to, n }) => [from, to, n]);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

test('a few points are one bin with the quartiles of their y', () => {
  expect(scatterBins(cloud(1, 2, 3, 4, 5))).toEqual([{ from: 1, to: 5, n: 5, low: 1, middle: 2, high: 3 }]);
});

test('without points there is no bin', () => expect(scatterBins([])).toEqual([]));

test('the order of the points does not matter, and neither does that of their y', () => {
  expect(scatterBins([[3, 10], [1, 30], [2, 20]])).toEqual([{ from: 1, to: 3, n: 3, low: 15, middle: 20, high: 25 }]);
}); // prettier-ignore

test('points without a number on either axis are left out', () => {
  expect(spans([[1, 1], ['a', 2], [3, null], [4, 4], [null, 5]])).toEqual([[1, 4, 2]]);
}); // prettier-ignore

test('points are divided into bins of equal size, as many as a table holds', () => {
  const bins = spans(cloud(...upTo(80)));
  expect(bins).toHaveLength(LIMITS.mostBins);
  expect(bins.slice(0, 2)).toEqual([
    [0, 9, 10],
    [10, 19, 10],
  ]);
});

test('a bin has at least five points', () => {
  expect(spans(cloud(...upTo(15)))).toEqual([
    [0, 4, 5],
    [5, 9, 5],
    [10, 14, 5],
  ]);
});

test.each([
  [9, [[0, 8, 9]]],
  [10, [[0, 4, 5], [5, 9, 5]]],
  [14, [[0, 4, 5], [5, 13, 9]]],
])('of %i points those that are left over join the bin before', (n, bins) => expect(spans(cloud(...upTo(n)))).toEqual(bins)); // prettier-ignore

test('equal x stay together, however many there are', () => {
  expect(spans(cloud(1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3))).toEqual([
    [1, 2, 7],
    [3, 3, 5],
  ]);
  expect(scatterBins(cloud(1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3))[1]).toMatchObject({ low: 8, middle: 9, high: 10 });
});
