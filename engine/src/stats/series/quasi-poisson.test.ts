import { studentTwoSided } from '../distributions/distributions';
import { normalFrom, randomFrom } from '../distributions/random';
import { countTrend } from './quasi-poisson';

/** Pearson's X² of the second series beside a curve, by its five degrees of freedom. */
const LOUD = 10.687597227863783;
const even = (n: number) => new Float64Array(n).fill(1);

/** Poisson counts of these means (Knuth, The Art of Computer Programming 2, 3.4.1). */
function counted(means: readonly number[], random: () => number): number[] {
  return means.map((mean) => {
    let [k, product] = [0, random()];
    for (const least = Math.exp(-mean); product > least; k++) product *= random();
    return k;
  });
}

test('a rate that grows evenly has its growth as slope', () => {
  const found = countTrend(
    Array.from({ length: 24 }, (_, i) => 1000 * Math.exp(0.02 * i)),
    even(24),
  )!;
  expect(found.slope).toBeCloseTo(0.02, 8);
  expect(found.dispersion).toBe(1);
  expect(found.p).toBeLessThan(1e-12);
});

test('longer periods hold more without a trend', () => {
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28, 31];
  expect(countTrend(days.map((length) => 20 * length), days)!.slope).toBeCloseTo(0, 9);
  expect(countTrend(days.map((length, i) => 20 * length * Math.exp(0.03 * i)), days)!.slope).toBeCloseTo(0.03, 8);
}); // prettier-ignore

test('it agrees with regressions worked with matrices (numpy)', () => {
  const quiet = countTrend([12, 15, 9, 20, 18, 25, 22, 30], even(8))!;
  expect(quiet.slope).toBeCloseTo(0.13304238, 7);
  // Its residuals scatter less than counts do (.69): 1 is the least.
  expect(quiet.dispersion).toBe(1);
  expect(quiet.p).toBeCloseTo(studentTwoSided(0.13304238 / 0.03653632, 5), 6);
  const loud = countTrend([12, 35, 9, 20, 48, 25, 22, 70], even(8))!;
  expect(loud.slope).toBeCloseTo(0.16987716, 7);
  expect(loud.p).toBeCloseTo(studentTwoSided(0.16987716 / 0.02942765 / Math.sqrt(loud.dispersion), 5), 6);
  expect(loud.dispersion).toBeCloseTo(LOUD, 5);
});

test('a rise that slows down, or begins late, is no scatter', () => {
  const random = randomFrom(5);
  const curve = (of: (i: number) => number) => countTrend(counted(Array.from({ length: 24 }, (_, i) => of(i)), random), even(24))!; // prettier-ignore
  expect(curve((i) => 20 * Math.sqrt(i + 1)).p).toBeLessThan(1e-5);
  expect(curve((i) => 0.3 * (i + 1) ** 2).p).toBeLessThan(1e-5);
});

test.each([
  ['few periods', [1, 2, 3, 4], 0],
  ['nothing counted', [0, 0, 0, 0, 0], 0],
  ['no periods left beside a season', [3, 4, 5, 6, 7, 8, 9], 4],
])('with %s there is no trend', (_, counts, cycle) => expect(countTrend(counts, even(counts.length), cycle)).toBeNull());

test('a season is no trend, and hides none', () => {
  const season = (i: number) => 100 * (1 + 0.6 * Math.sin((2 * Math.PI * i) / 12));
  const years = (growth: number) => Array.from({ length: 48 }, (_, i) => season(i) * Math.exp(growth * i));
  expect(countTrend(years(0), even(48), 12)!.p).toBeGreaterThan(0.5);
  const grown = countTrend(years(0.01), even(48), 12)!;
  expect(grown.slope).toBeCloseTo(0.01, 3);
  expect(grown.p).toBeLessThan(1e-6);
});

describe('of series without a trend as many pass as may', () => {
  const passing = (make: (random: () => number) => number[]): number => {
    const random = randomFrom(11);
    let passed = 0;
    for (let run = 0; run < 1000; run++) if ((countTrend(make(random), even(36))?.p ?? 1) < 0.01) passed++;
    return passed / 1000;
  };

  test('single events', () =>
    expect(
      passing((random) =>
        counted(
          Array.from({ length: 36 }, () => 8),
          random,
        ),
      ),
    ).toBeLessThan(0.02));

  test('events in bursts', () =>
    expect(
      passing((random) => counted(Array.from({ length: 36 }, () => 6), random).map((bursts) => counted(Array.from({ length: bursts }, () => 5), random).reduce((all, one) => all + one, 0))),
    ).toBeLessThan(0.02)); // prettier-ignore

  test('rates that persist', () =>
    expect(
      passing((random) => {
        const normal = normalFrom(random);
        let state = normal();
        return counted(Array.from({ length: 36 }, () => {
          state = 0.5 * state + normal();
          return 20 * Math.exp(0.3 * state);
        }), random);
      }),
    ).toBeLessThan(0.04)); // prettier-ignore
});
