import { levelMatters, shareMatters } from './importance';

test.each<[string, Parameters<typeof levelMatters>[0], Parameters<typeof levelMatters>[1], boolean]>([
  ['.3 of the spread', { value: 13, others: 10, n: 10 }, { sd: 10, sum: null }, true],
  ['less', { value: 12.9, others: 10, n: 10 }, { sd: 10, sum: null }, false],
  ['half of that, and a part of the sum', { value: 11.5, others: 10, n: 500 }, { sd: 10, sum: 10_000 }, true],
  ['half of that, where nothing is summed up', { value: 11.5, others: 10, n: 500 }, { sd: 10, sum: null }, false],
  ['half of that, and hardly any of the sum', { value: 11.5, others: 10, n: 50 }, { sd: 10, sum: 10_000 }, false],
  ['less than half of that, of much', { value: 11.4, others: 10, n: 5000 }, { sd: 10, sum: 10_000 }, false],
])('a mean apart by %s', (_, apart, all, matters) => {
  expect(levelMatters(apart, all)).toBe(matters);
  expect(levelMatters({ ...apart, value: apart.others, others: apart.value }, all)).toBe(matters);
});

test.each<[string, number, number, number, number, boolean]>([
  ['half as much again of what is rare', 0.015, 0.01, 4000, 100, true],
  ['half as much again of its absence', 0.98, 0.96, 4000, 900, true],
  ['less than that', 0.011, 0.01, 4000, 100, false],
  ['six points', 0.46, 0.4, 100, 200, true],
  ['four points', 0.44, 0.4, 100, 200, false],
  ['many points of few events', 0.5, 0.1, 10, 1000, false],
  ['a quarter, in half of the rows', 0.125, 0.1, 6000, 1350, true],
  ['a quarter, of few rows', 0.125, 0.1, 600, 1350, false],
  ['none at all elsewhere', 0.02, 0, 500, 10, true],
])('a share apart by %s', (_, value, others, n, events, matters) =>
  expect(shareMatters({ value, others, n }, events)).toBe(matters),
);
