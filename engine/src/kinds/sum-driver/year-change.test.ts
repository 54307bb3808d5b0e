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
  const told = Array.from({ length: 500 }, (_s, seed) => yearChange(sumsOf(seed, scatter))).filter(({ memberP, excess }) => memberP < 0.002 && excess > 0.25);
  expect(told.length).toBeLessThanOrEqual(2);
}); // prettier-ignore

// What is lost of a season comes with the season, and looks a little like memory.
test.each([
  { family: FAMILIES[0], least: 180 },
  { family: FAMILIES[1], least: 170 },
])('of sums $family.0 the member that halves is found', ({ family, least }) => {
  const found = Array.from({ length: 200 }, (_s, seed) => yearChange(sumsOf(seed, family?.[1] ?? (() => 0), 0.5)));
  expect(found.filter(({ member, memberP }) => member === 3 && memberP < 0.002).length).toBeGreaterThanOrEqual(least);
});

/** Months that scatter by 15 % and hold on to what they were by so much. */
const scattered = (seed: number, memory: number, last = 1) => {
  const normal = normalFrom(randomFrom(13 * seed + 5));
  return [1, 2, 3, 4].map((weight) => {
    let at = normal();
    return Float64Array.from({ length: 24 }, (_, month) => {
      at = memory * at + Math.sqrt(1 - memory ** 2) * normal();
      return weight * (1 + 0.15 * at) * (weight === 3 && month >= 12 ? last : 1);
    });
  });
};

test('the member that halves is found where months scatter by 15 %, though the whole change may be chance', () => {
  const found = Array.from({ length: 200 }, (_s, seed) => yearChange(scattered(seed, 0, 0.5)));
  expect(found.filter(({ member, memberP }) => member === 2 && memberP < 0.002).length).toBeGreaterThanOrEqual(186);
});

test('months that remember the one before show hardly more by chance', () => {
  const told = Array.from({ length: 800 }, (_s, seed) => yearChange(scattered(seed, 0.5)));
  expect(told.filter(({ memberP, excess }) => memberP < 0.002 && excess > 0.25).length).toBeLessThanOrEqual(6);
});

test('what a member carries beyond its share is a share of the change', () => {
  const flat = (level: number, last: number) => Float64Array.from({ length: 24 }, (_, month) => (month < 12 ? level : last));
  const change = yearChange([flat(50, 50), flat(50, 30)]);
  expect(change).toMatchObject({ before: 1200, after: 960, member: 1 });
  // It carries all of the change, and has 80 of each 180 of the sum.
  expect(change.excess).toBeCloseTo(1 - 80 / 180, 12);
});
