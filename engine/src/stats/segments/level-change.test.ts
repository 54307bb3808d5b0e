import { normalFrom, randomFrom } from '../distributions/random';
import { endsOfCycles, levelChangeOf } from './level-change';

interface Chance {
  even: () => number;
  normal: () => number;
}
type Shape = (n: number, chance: Chance) => number[];

const series = (n: number, value: (i: number) => number) => Array.from({ length: n }, (_, i) => value(i));

const persisting =
  (phi: number): Shape =>
  (n, { normal }) => {
    let at = normal();
    return series(n, () => (at = phi * at + Math.sqrt(1 - phi * phi) * normal()));
  };

const counts: Shape = (n, { even }) =>
  series(n, () => {
    let [count, product] = [-1, 1];
    for (; product > Math.exp(-4); count++) product *= even();
    return count;
  });

const seasonal: Shape = (n, { even, normal }) => {
  const [size, phase] = [1 + 3 * even(), 6 * even()];
  return series(n, (i) => size * Math.sin((2 * Math.PI * i) / 12 + phase) + normal());
};

/** 125 series of two to ten years of months. */
const drawn = (shape: Shape) =>
  series(125, (seed) => seed).map((seed) => {
    const even = randomFrom(seed + 17);
    return levelChangeOf(shape([24, 36, 60, 120][seed % 4] ?? 24, { even, normal: normalFrom(even) }), 12);
  });

test('of five hundred series that only scatter hardly any goes anywhere, whatever they scatter like', () => {
  const told = [persisting(0), persisting(0.5), seasonal, counts].map(
    (shape) => drawn(shape).filter(({ moves }) => moves).length,
  );
  expect(told.reduce((a, b) => a + b)).toBeLessThanOrEqual(2);
});

test.each<[string, 1 | -1 | 0, Shape]>([
  ['that rises', 1, (n, { normal }) => series(n, (i) => (12 * i) / n + normal())],
  ['that falls beside its season', -1, (n, { normal }) => series(n, (i) => (-12 * i) / n + 2 * Math.sin((2 * Math.PI * i) / 12) + normal())],
  ['that steps up', 1, (n, { normal }) => series(n, (i) => (i < n / 2 ? 0 : 8) + normal())],
  ['that comes back', 0, (n, { normal }) => series(n, (i) => 15 * Math.sin((Math.PI * i) / n) + normal())],
])('one %s goes somewhere', (_, ends, shape) => {
  const found = drawn(shape);
  expect(found.filter(({ moves }) => moves).length).toBeGreaterThanOrEqual(119);
  expect(found.filter((one) => one.ends === ends).length).toBeGreaterThanOrEqual(115);
  expect(found.filter((one) => one.ends === -ends && ends !== 0)).toEqual([]);
}); // prettier-ignore

test('the way of few readings shows where they hardly scatter', () => {
  expect(levelChangeOf([10, 20, 31, 39, 51])).toMatchObject({ moves: true, ends: 1 });
  expect(levelChangeOf([10, 31, 20, 28, 33])).toMatchObject({ moves: false, ends: 0 });
  expect(levelChangeOf([10, 20])).toMatchObject({ moves: false, ends: 0 });
  expect(levelChangeOf([7, 7, 7, 7, 7])).toMatchObject({ moves: false, ends: 0 });
});

test('what scatters around a slope is a share of its variance', () => {
  expect(levelChangeOf(series(60, (i) => i + (i % 2))).scatter).toBeLessThan(0.01);
  expect(levelChangeOf(series(60, (i) => i + 60 * ((i * 7) % 5))).scatter).toBeGreaterThan(0.5);
});

test.each([
  [12, 12, 0],
  [13, 12, 1],
  [18, 12, 6],
  [23, 12, 11],
  [24, 12, 12],
  [30, 12, 12],
  [60, 12, 24],
  [90, 7, 28],
])('the ends of %s readings of a cycle of %s are %s of them', (n, cycle, size) => expect(endsOfCycles(n, cycle)).toBe(size));

test('of a year and a half the months that it holds twice are compared, and not a summer with a winter', () => {
  const ends = series(300, (seed) => seed).map((seed) => {
    const even = randomFrom(seed + 17);
    const [size, phase, normal] = [10 + 30 * even(), 6 * even(), normalFrom(even)];
    const months = series(14 + (seed % 10), (i) => size * Math.sin((2 * Math.PI * i) / 12 + phase) + normal());
    return levelChangeOf(months, 12).ends;
  });
  expect(ends.filter((end) => end !== 0).length).toBeLessThanOrEqual(3);
});
