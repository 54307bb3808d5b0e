import { cubicFit } from './correlation/cubic-fit';
import { cycleTest } from './series/cycle-test';
import {
  binomialLower,
  binomialUpper,
  chiSquareUpper,
  fUpper,
  normalTwoSided,
  normalUpper,
  poissonLower,
  poissonUpper,
  studentTwoSided,
} from './distributions/distributions';
import { mad, quantileSorted } from './distributions/quantile';
import { normalFrom, randomFrom } from './distributions/random';
import { rank } from './distributions/ranks';
import { studentQuantile } from './distributions/student-quantile';
import { wilson } from './distributions/wilson';
import { kruskalWallis } from './groups/kruskal-wallis';
import { mannKendall } from './series/mann-kendall';
import { lagOne, residualPersistence, trendPersistence } from './series/persistence';
import { pettitt } from './series/pettitt';
import { seasonalSlope, withoutSeason } from './series/season';

// Reference values: SciPy 1.17.1 and NumPy, each from the definition of the test, on series that do not persist unless said otherwise.
describe('trend', () => {
  const gaps = [2, 5, NaN, 2, 7, NaN, 5, 9, 7, 7, NaN, 12];

  test('Mann-Kendall of readings with ties and gaps', () => {
    const found = mannKendall(gaps);
    // Ties count in τ-b; the steps between readings count in the slope.
    expect(found?.n).toBe(9);
    expect(found?.tau).toBeCloseTo(0.6884869911026372, 12);
    expect(found?.p).toBeCloseTo(0.017897262327293828, 12);
    expect(found?.slope).toBeCloseTo(0.6833333333333333, 12);
  });

  test('the same upside down falls as surely as it rose; three readings have no trend, four have', () => {
    const fallen = mannKendall(gaps.map((value) => -value));
    expect(fallen?.tau).toBeCloseTo(-0.6884869911026372, 12);
    expect(fallen?.p).toBeCloseTo(0.017897262327293828, 12);
    expect(mannKendall([1, NaN, 2, 3])).toBeNull();
    expect(mannKendall([1, 2, 3, 4])).toMatchObject({ tau: 1, slope: 1, n: 4 });
  });

  test('autocorrelation, and the persistence that it stands for in a short series', () => {
    const values = [1, 2, 4, 3, 5, 6, 5, 7, 9, 8];
    expect(lagOne(values)).toBeCloseTo(0.6166666666666667, 12);
    expect(lagOne([4, 4, 4])).toBe(0);
    // (n r + 2) / (n − 4) would be 1.36.
    expect(residualPersistence(values)).toBe(0.98);
    expect(residualPersistence([1, 2, 3, 4, 5, 6, 7])).toBe(0);
    expect(residualPersistence([1, 2, 3, 4, 5, 6, 7, 8])).toBeGreaterThan(0);
    expect(residualPersistence([1, 9, 2, 8, 3, 7, 4, 6, 5])).toBe(0);
    expect(trendPersistence(values, [1, 9, 2, 8, 3, 7, 4, 6, 5, 5])).toBe(0);
  });
});

describe('levels', () => {
  test('Kruskal-Wallis of groups with ties', () => {
    const values = [1, 2, 2, 5, 3, 5, 6, 6, 7, 2, 8, 9];
    const found = kruskalWallis(rank(values).ranks, [0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 3, 3]);
    expect(found?.h).toBeCloseTo(4.741458333333335, 12);
    expect(found?.p).toBeCloseTo(0.09341258809354609, 12);
    expect(found?.epsilonSquared).toBeCloseTo(0.4310416666666668, 12);
    expect(found?.groups.map(({ code, n }) => [code, n])).toEqual([[0, 4], [1, 5], [3, 3]]); // prettier-ignore
    found?.groups.forEach(({ meanRank }, i) => expect(meanRank).toBeCloseTo([3.375, 7.7, 26 / 3][i] ?? NaN, 12));
    // Each against the rest: mannwhitneyu, asymptotic, without continuity correction.
    found?.groups.forEach(({ z }, i) =>
      expect(Math.sign(z) * normalTwoSided(z)).toBeCloseTo(
        [-0.03190127182137523, 0.32473108153740815, 0.22449612281800357][i] ?? NaN,
        12,
      ),
    );
    expect(kruskalWallis([1, 2, 3], [0, 0, 0])).toBeNull();
    expect(kruskalWallis([1, 2], [0, 1])).toBeNull();
    expect(kruskalWallis([1, 2, 3], [0, 0, 1])?.n).toBe(3);
    expect(kruskalWallis([1, NaN, 2, 3], [0, 0, 0, 1])?.n).toBe(3);
  });

  test('Pettitt: place and p of a change of level', () => {
    const found = pettitt([3, 1, 4, 2, 5, 3, 2, 9, 7, 8, 10, 6]);
    expect(found?.at).toBe(7);
    expect(found?.p).toBeCloseTo(0.03943368531462139, 12);
    expect(pettitt([1, 1, 1, 9, 9, 9, 9])).toBeNull();
    expect(pettitt([1, 1, 1, 1, 9, 9, 9, 9])?.at).toBe(4);
    expect(pettitt([5, 5, 5, 5, 5, 5, 5, 5])?.p).toBe(1);
  });

  test('the date of a step is found wherever it stands, and single readings far off do not move it', () => {
    const early = [50, 51, 50, 80, 81, 80, 81, 80, 81, 80, 81, 80, 81, 80, 81, 80];
    expect(pettitt(early)?.at).toBe(3);
    const random = randomFrom(9);
    const normal = normalFrom(random);
    let near = 0;
    for (let i = 0; i < 300; i++) {
      const n = 16 + Math.floor(80 * random());
      const at = 5 + Math.floor((n - 10) * random());
      const values = Array.from({ length: n }, (_, t) => {
        const level = t < at ? 100 : 150;
        return (level + Math.sqrt(level) * normal()) * (random() < 0.03 ? 4 : 1);
      });
      if (Math.abs((pettitt(values)?.at ?? -9) - at) <= 1) near++;
    }
    expect(near / 300).toBeGreaterThan(0.9);
  });

  test('a cubic explains what least squares say, gaps left out', () => {
    const x = [0, 1, 2, NaN, 3, 4, 5, 6, 7, 50, 8, 10];
    const y = [1, 3, 2, 99, 5, 4, 8, 6, 9, NaN, 12, 7];
    expect(cubicFit(x, y)).toBeCloseTo(0.827572081343907, 9);
    expect(cubicFit([1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7])).toBe(0);
    expect(cubicFit([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8])).toBeCloseTo(1, 12);
    expect(cubicFit([1, 2, 3, 4, 5, 6, 7, 8], [3, 3, 3, 3, 3, 3, 3, 3])).toBe(0);
    expect(cubicFit([4, 4, 4, 4, 4, 4, 4, 4], [1, 2, 3, 4, 5, 6, 7, 8])).toBe(0);
  });
});

describe('cycles', () => {
  const quarter = (step: number) => step % 4;

  test('the better of the analysis of variance and of one wave counts twice', () => {
    const levels = [12, 9, 7, 10, 13, 8, 6, 12, 11, 10, 8, 9, 14, 7, 5, 11];
    expect(cycleTest(levels, quarter, 4) / (2 * 2.8621670111997138e-5)).toBeCloseTo(1, 9);
    // Two and a half cycles: the wave's sums are not balanced.
    expect(cycleTest([12, 9, 7, 10, 13, 8, 6, 12, 11, 10], quarter, 4)).toBeCloseTo(2 * 0.0018214592689193287, 9);
  });

  test('where what the cycle leaves persists, the changes are tested', () => {
    const drift = [1, 3, 4, 7, 9, 10, 12, 15, 16, 18, 19, 23, 25, 26, 28, 31, 32, 34, 35, 38];
    expect(cycleTest(drift, quarter, 4)).toBeCloseTo(2 * 0.00020604609633297516, 9);
  });

  test('a gap is no reading; too few readings and equal ones tell nothing', () => {
    expect(cycleTest([12, 9, 7, 10, 13, 8, 6, 12, 11, 10, NaN, NaN], quarter, 4)).toBeCloseTo(2 * 0.0018214592689193287, 9);
    expect(cycleTest([1, 5, 2], quarter, 4)).toBe(1);
    expect(cycleTest([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], quarter, 4)).toBe(1);
    expect(cycleTest([], quarter, 4)).toBe(1);
  });

  test('a season is taken out of a series with gaps, and kept where a part of it is never seen', () => {
    const values = Array.from({ length: 16 }, (_, i) => 2 * i + ([9, 0, -9, 4][i % 4] ?? 0));
    const gap = values.map((value, i) => (i === 5 ? NaN : value));
    expect(seasonalSlope(gap, 4)).toBe(2);
    const left = withoutSeason(gap, 4);
    expect(left).toHaveLength(16);
    expect(left?.[5]).toBeNaN();
    const levels = [...(left ?? [])].map((value, i) => value - 2 * i).filter((level) => !Number.isNaN(level));
    for (const level of levels) expect(level).toBeCloseTo(levels[0] ?? NaN, 9);
    // The mean stays.
    const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
    expect(mean(levels)).toBeCloseTo(mean(gap.map((value, i) => value - 2 * i).filter((level) => !Number.isNaN(level))), 9);
    expect(withoutSeason(values.map((value, i) => (i % 4 === 1 ? NaN : value)), 4)).toBeNull(); // prettier-ignore
    expect(withoutSeason(values.slice(0, 7), 4)).toBeNull();
    expect(withoutSeason(values.slice(0, 8), 4)).not.toBeNull();
  });
});

describe('tails', () => {
  test.each([
    ['chi-square below its mean', () => chiSquareUpper(1, 5), 0.9625657732472964],
    ['chi-square of many degrees', () => chiSquareUpper(500, 400), 0.00048221275959343273],
    ['Student, near 0', () => studentTwoSided(-0.5, 3), 0.651447964848151],
    ['Student of many degrees', () => studentTwoSided(2, 300), 0.0464015209831491],
    ['F below 1', () => fUpper(0.5, 4, 9), 0.7369898721925505],
    ['normal, left of 0', () => normalUpper(-1.3), 0.9031995154143897],
    ['binomial, all of five', () => binomialUpper(5, 5, 0.5), 1 / 32],
    ['binomial, at least one', () => binomialUpper(1, 5, 0.01), 0.049009950100000005],
    ['binomial, not all', () => binomialLower(4, 5, 0.99), 0.049009950100000046],
    ['binomial, none', () => binomialLower(0, 5, 0.5), 1 / 32],
    ['Poisson of a small mean', () => poissonUpper(3, 0.5), 0.014387677966970684],
    ['Poisson, far', () => poissonUpper(30, 10), 2.509951201527959e-7],
    ['Poisson, none', () => poissonLower(0, 3), Math.exp(-3)],
    ['Poisson, nearly all', () => 1 - poissonLower(30, 10), 1 - 0.9999999201620534],
    ['Student, its 1 % point; R: qt(.995, 5)', () => studentQuantile(5, 0.01), 4.032142983557536],
  ])('%s', (_, actual, expected) => expect(actual() / expected).toBeCloseTo(1, 7));

  test.each([
    ['at least none', () => [binomialUpper(0, 5, 0.5), poissonUpper(0, 3), chiSquareUpper(0, 3), fUpper(0, 2, 9)], 1],
    ['at most all', () => [binomialLower(5, 5, 0.5), normalTwoSided(0), studentTwoSided(0, 4)], 1],
    ['more than all, less than none', () => [binomialUpper(6, 5, 0.5), binomialLower(-1, 5, 0.5), poissonLower(-1, 3)], 0],
    ['infinitely far', () => [studentTwoSided(Infinity, 4), studentTwoSided(-Infinity, 4)], 0],
  ])('%s is sure or impossible', (_, actual, expected) => {
    for (const p of actual()) expect(p).toBe(expected);
  });

  test('quantiles lie between the readings; the deviation is taken from the centre that is given', () => {
    const sorted = [1, 3, 7, 10];
    expect([0, 0.5, 1].map((share) => quantileSorted(sorted, share))).toEqual([1, 5, 10]);
    expect(quantileSorted(sorted, 0.1)).toBeCloseTo(1.6, 12);
    expect(quantileSorted(sorted, 0.9)).toBeCloseTo(9.1, 12);
    expect(quantileSorted([], 0.5)).toBeNaN();
    expect(quantileSorted([4], 0.3)).toBe(4);
    expect(mad([1, 2, 4, 8, 16, 9], 6)).toBeCloseTo(5.1891, 12);
  });

  test('an interval of a share stays between 0 and 1, and tells nothing of no trial', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(wilson(0, 4)[0]).toBe(0);
    expect(wilson(4, 4)[1]).toBe(1);
    expect(wilson(0, 4)[1]).toBeCloseTo(1 - wilson(4, 4)[0], 12);
  });
});
