import { normalFrom, randomFrom } from '../../stats/distributions/random';
import type { Held } from './at-the-ends';
import { ninesAmid, ninesBelow } from './nines';

const draw = (seed: number, n: number, of: (random: () => number, normal: () => number) => number): number[] => {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return Array.from({ length: n }, () => of(random, normal));
};

const heldIn = (values: readonly number[]): Held[] => {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].map(([value, n]) => ({ value, times: n }));
};

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const below = (values: readonly number[]) =>
  ninesBelow({
    count: values.length,
    median: middle(values),
    low: heldIn(values)
      .sort((a, b) => a.value - b.value)
      .slice(0, 5),
  }).map(({ value }) => value);
const amid = (values: readonly number[]) =>
  ninesAmid({
    count: values.length,
    distinct: new Set(values).size,
    max: Math.max(...values),
    above: heldIn(values.filter((value) => value > middle(values)))
      .sort((a, b) => b.times - a.times)
      .slice(0, 2),
  }).map(({ value }) => value);
const withMore = (values: readonly number[], value: number, times: number) => [
  ...values,
  ...Array.from({ length: times }, () => value),
];

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);
const rain = (seed: number, n = 300) => draw(seed, n, (random) => Number((-60 * Math.log(1 - random())).toFixed(1)));
const warmth = (seed: number) => draw(seed, 300, (_, normal) => Number((9 + 8 * normal()).toFixed(1)));
const words = (seed: number, n = 900) => draw(seed, n, (_, normal) => Math.round(1400 * Math.exp(0.9 * normal())));

test.each(SEEDS)('nines below nought stand for nothing where nothing else is near them (%d)', (seed) => {
  for (const nines of [-99, -999, -99.9, -998]) {
    expect(below(withMore(rain(seed), nines, 6))).toEqual([nines]);
    expect(below(withMore(warmth(seed), nines, 6))).toEqual([nines]);
  }
  expect([below(rain(seed)), below(warmth(seed))]).toEqual([[], []]);
});

test.each(SEEDS)('what is below nought among others that are stays (%d)', (seed) => {
  // Losses and gains of all sizes, and what came back at the price of one.
  expect(
    below(
      withMore(
        draw(seed, 300, (_, normal) => Math.round(120 * normal())),
        -99,
        6,
      ),
    ),
  ).toEqual([]);
  // Two cells may be a slip.
  expect(below(withMore(rain(seed), -99, 2))).toEqual([]);
});

test.each(SEEDS)('nines that come many times amid larger values stand for nothing (%d)', (seed) => {
  for (const nines of [999, 9999].filter((one) => one > middle(words(seed)) || one === 9999))
    expect(amid(withMore(withMore(words(seed), 13_317, 1), nines, 40))).toEqual([nines]);
});

test.each(SEEDS)('one of many, a last number and what is chosen from a list stay (%d)', (seed) => {
  expect(amid(withMore(words(seed), 9999, 1))).toEqual([]);
  expect(amid(words(seed).map((value) => Math.min(value, 999)))).toEqual([]);
  const listed = draw(seed, 600, (random) => [499, 749, 999, 1299, 1999][Math.floor(5 * random())] ?? 499);
  expect(amid(listed)).toEqual([]);
  const heaped = words(seed).map((value) => Math.round(value / 100) * 100 - 1);
  expect(amid(heaped)).toEqual([]);
});
