import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { yearChange } from './year-change';

interface Chance {
  even: () => number;
  normal: () => number;
}

/** What five members of different weight bring in each of twenty-four months, by what scatters them. */
const sumsOf = (seed: number, scatter: (chance: Chance, month: number) => number, last = 1) => {
  const even = randomFrom(seed + 5);
  const chance = { even, normal: normalFrom(even) };
  return [1, 2, 3, 4, 5].map((weight) =>
    Float64Array.from({ length: 24 }, (_, month) => weight * scatter(chance, month) * (weight === 4 && month >= 12 ? last : 1)),
  );
};

const FAMILIES: [string, (chance: Chance, month: number) => number][] = [
  ['that scatter evenly', ({ normal }) => 100 + 10 * normal()],
  ['with a season', ({ normal }, month) => 100 + 40 * Math.sin((month * Math.PI) / 6) + 10 * normal()],
  ['with a heavy tail', ({ normal }) => 100 * Math.exp(normal())],
  ['with bursts', ({ even, normal }) => (100 + 10 * normal()) * (even() < 0.05 ? 8 : 1)],
];

test.each(FAMILIES)('of sums %s chance hardly ever shows a change that a member carries', (_, scatter) => {
  const told = Array.from({ length: 500 }, (_s, seed) => yearChange(sumsOf(seed, scatter))).filter(({ p, memberP }) => p < 0.01 && memberP < 0.01);
  expect(told.length).toBeLessThanOrEqual(2);
}); // prettier-ignore

test.each(FAMILIES.slice(0, 2))('of sums %s the member that halves is found', (_, scatter) => {
  const found = Array.from({ length: 200 }, (_s, seed) => yearChange(sumsOf(seed, scatter, 0.5)));
  expect(found.filter(({ member, p, memberP }) => member === 3 && p < 0.001 && memberP < 0.001).length).toBeGreaterThanOrEqual(
    180,
  );
});

test('what a member carries beyond its share is a share of the change', () => {
  const flat = (level: number, last: number) => Float64Array.from({ length: 24 }, (_, month) => (month < 12 ? level : last));
  const change = yearChange([flat(50, 50), flat(50, 30)]);
  expect(change).toMatchObject({ before: 1200, after: 960, member: 1 });
  // It carries all of the change, and has 80 of each 180 of the sum.
  expect(change.excess).toBeCloseTo(1 - 80 / 180, 12);
});
