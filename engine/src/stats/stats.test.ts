import * as fc from 'fast-check';
import { holm } from './holm';
import { chiSquareTest, fromCells, goodnessOfFit } from './groups/contingency';
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
import { fisherExact } from './distributions/fisher-exact';
import { kruskalWallis } from './groups/kruskal-wallis';
import { mannKendall } from './series/mann-kendall';
import { pettitt } from './series/pettitt';
import { mad, median } from './distributions/quantile';
import { rank } from './distributions/ranks';
import { correlate, correlationDifference } from './correlation/spearman';
import { studentQuantile } from './distributions/student-quantile';
import { wilson } from './distributions/wilson';

/** Relative closeness, so that 1e-300 is told from 1e-301. */
function expectClose(actual: number, expected: number, relative = 1e-9) {
  expect(Math.abs(actual / expected - 1)).toBeLessThan(relative);
}

// Reference values: SciPy 1.17.1 (scipy.stats norm.sf, chi2.sf, t.sf, f.sf, binom.sf, poisson.sf), unless said otherwise.
describe('distribution tails', () => {
  test.each([
    ['normal, R: pnorm(1.96, lower = FALSE)', () => normalUpper(1.96), 0.024997895148220435],
    ['normal, far tail', () => normalUpper(10), 7.61985302416047e-24],
    ['normal, farther', () => normalUpper(37), 5.7255712225239266e-300],
    ['chi-square at its 95 % point', () => chiSquareUpper(3.841458820694124, 1), 0.05],
    ['chi-square, far tail', () => chiSquareUpper(200, 3), 4.218541107192018e-43],
    ['Student at its 95 % point for 10 degrees', () => studentTwoSided(2.2281388519649385, 10), 0.05],
    ['Student, far tail', () => studentTwoSided(50, 30), 1.871541765922271e-30],
    ['F', () => fUpper(4, 3, 20), 0.022076999662362404],
    ['F, far tail', () => fUpper(500, 2, 1000), 3.054936363499605e-151],
    ['binomial, 176 of 1024 sequences', () => binomialUpper(7, 10, 0.5), 176 / 1024],
    ['binomial, 8 or more of 10', () => binomialUpper(8, 10, 0.5), 0.0546875],
    ['binomial, far tail', () => binomialUpper(336, 500, 0.2), 1.946529340229936e-115],
    ['binomial, lower', () => binomialLower(2, 10, 0.5), 0.0546875],
    ['Poisson, upper', () => poissonUpper(52, 9), 7.687833269530164e-23],
    ['Poisson, lower', () => poissonLower(3, 9), 0.0212264863029089],
  ])('%s', (_, actual, expected) => expectClose(actual(), expected, 5e-9));

  test('both sides of a point sum to one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.nat(), (n, p, seed) => {
        const k = seed % (n + 1);
        expect(binomialUpper(k, n, p) + binomialLower(k - 1, n, p)).toBeCloseTo(1, 9);
        const mean = n * p;
        expect(poissonUpper(k, mean) + poissonLower(k - 1, mean)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('tails fall as the statistic grows', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 30, noNaN: true }), fc.integer({ min: 1, max: 50 }), (x, df) => {
        expect(chiSquareUpper(x + 1, df)).toBeLessThanOrEqual(chiSquareUpper(x, df));
        expect(studentTwoSided(x + 1, df)).toBeLessThan(studentTwoSided(x, df));
      }),
    );
  });

  test('quantile of Student inverts its tail; R: qt(.975, 10) = 2.228139', () =>
    expectClose(studentQuantile(10), 2.2281388519649385, 1e-7));
});

describe('tests of two variables', () => {
  test('ranks share ties and skip NaN', () => expect([...rank([3, 1, NaN, 3, 2]).ranks]).toEqual([3.5, 1, NaN, 3.5, 2]));

  test("Kruskal-Wallis on Hollander & Wolfe's mucociliary data; R's kruskal.test: 0.7714, p 0.68", () => {
    const result = kruskalWallis(
      rank([2.9, 3.0, 2.5, 2.6, 3.2, 3.8, 2.7, 4.0, 2.4, 2.8, 3.4, 3.7, 2.2, 2.0]).ranks,
      [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2],
    );
    expectClose(result?.h ?? 0, 0.7714285714285722);
    expectClose(result?.p ?? 0, 0.6799647735788936);
    // scipy.stats.mannwhitneyu of the first group against the rest, asymptotic, without continuity correction.
    const z = result?.groups.find((group) => group.code === 0)?.z ?? 0;
    expectClose(normalTwoSided(z), 0.8414805811217939);
  });

  test('Kruskal-Wallis leaves rows without a group out and says nothing of equal values', () => {
    const { ranks } = rank([1, 2, 3, 4, 99]);
    expect(kruskalWallis(ranks, [0, 0, 1, 1, -1])?.n).toBe(4);
    expect(kruskalWallis(rank([5, 5, 5, 5]).ranks, [0, 0, 1, 1])).toBeNull();
  });

  test("Pearson and Spearman on Hollander & Wolfe's depression data (SciPy)", () => {
    const x = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
    const y = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
    expectClose(correlate(x, y)?.r ?? 0, 0.8478765191153642);
    expectClose(correlate(x, y)?.p ?? 0, 0.0038831303761205035);
    expectClose(correlate(rank(x).ranks, rank(y).ranks)?.r ?? 0, 0.6470816712483338);
  });

  test('equal correlations do not differ, far ones do', () => {
    expect(correlationDifference(0.4, 100, 0.4, 200)).toBe(1);
    expect(correlationDifference(0.9, 100, 0, 100)).toBeLessThan(1e-12);
  });

  test("chi-square on Agresti's party by gender table; R's chisq.test: 30.07, p 2.954e-07", () => {
    const result = chiSquareTest(fromCells(Float64Array.from([762, 327, 468, 484, 239, 477]), 2, 3));
    expectClose(result?.chi2 ?? 0, 30.070149095754672);
    expectClose(result?.p ?? 0, 2.9535891832117595e-7);
    expectClose(result?.v ?? 0, Math.sqrt(((result?.chi2 ?? 0) / 2757 - 2 / 2756) / (2 - 1 / 2756 - 1)), 1e-9);
  });

  test('an even die is even: 10 each gives chi-square 0', () =>
    expect(goodnessOfFit([10, 10, 10], [10, 10, 10])).toEqual({ chi2: 0, p: 1, v: 0 }));

  test.each([
    ["Fisher's tea tasting; R's fisher.test: 0.4857", () => fisherExact(3, 1, 1, 3), 0.48571428571428565],
    ['SciPy manual', () => fisherExact(8, 2, 1, 5), 0.034965034965034975],
    ['SciPy', () => fisherExact(1, 9, 11, 3), 0.0027594561852200836],
  ])('%s', (_, actual, expected) => expectClose(actual(), expected));

  test('Wilson interval; R: binom::binom.wilson(8, 10)', () => {
    const [low, high] = wilson(8, 10);
    expectClose(low, 0.4901624715366418);
    expectClose(high, 0.9433178485456248);
  });
});

describe('series', () => {
  const rising = [5, 3, 6, 8, 7, 9, 10, 9, 12, 11];

  test('Mann-Kendall and Theil-Sen (scipy.stats.kendalltau, theilslopes)', () => {
    const result = mannKendall(rising);
    expectClose(result?.tau ?? 0, 0.8090398349558905);
    expectClose(result?.slope ?? 0, 0.8333333333333334);
    expect(result?.p).toBeLessThan(0.005);
  });

  test('autocorrelation makes the trend test more careful, never less', () => {
    const wave = Array.from({ length: 40 }, (_, i) => Math.sin(i / 6));
    const shuffled = wave.map((_, i) => wave[(i * 17) % 40] ?? 0);
    expect(mannKendall(wave)?.p).toBeGreaterThan(0.05);
    expect(mannKendall(shuffled)?.p).toBeGreaterThan(0.05);
  });

  test('a level series has no trend', () => expect(mannKendall([2, 2, 2, 2, 2])).toEqual({ tau: 0, p: 1, slope: 0, n: 5 }));

  test('Pettitt finds the step and is quiet without one', () => {
    const step = pettitt([1, 2, 1, 2, 1, 2, 1, 2, 8, 9, 8, 9, 8, 9, 8, 9]);
    expect(step?.at).toBe(8);
    expect(step?.p).toBeLessThan(0.01);
    expect(pettitt([1, 9, 2, 8, 3, 7, 4, 6, 5, 5, 6, 4, 7, 3])?.p).toBeGreaterThan(0.3);
  });

  test('median and deviation', () => {
    expect(median([3, 1, 2, NaN])).toBe(2);
    expectClose(mad([1, 2, 3, 4, 100]), 1.4826);
  });
});

describe('chance of any false claim', () => {
  // By hand, from the smallest on: 5 × .005, 4 × .01, 3 × .03, 2 × .04 (but no less than the one before), 1 × .8.
  test('each p counts as many times as there are from it on, and never less than the one before it', () =>
    holm([0.01, 0.04, 0.03, 0.005, 0.8]).forEach((p, i) => expectClose(p, [0.04, 0.09, 0.09, 0.025, 0.8][i] ?? 0)));

  test('tests beside these count as many', () => {
    expect(holm([0.001, 0.01], 8)).toEqual([0.01, 0.09]);
    expect(holm([])).toEqual([]);
  });

  test('what is corrected is never below p, never above Bonferroni’s, and keeps the order of p', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 50 }), (p) => {
        const corrected = holm(p);
        p.forEach((value, i) => {
          expect(corrected[i]).toBeGreaterThanOrEqual(value);
          expect(corrected[i]).toBeLessThanOrEqual(
            Math.max(value * p.length, ...corrected.filter((_, j) => (p[j] ?? 1) < value)) + 1e-12,
          );
          p.forEach((other, j) => {
            if (value < other) expect(corrected[i] ?? 0).toBeLessThanOrEqual(corrected[j] ?? 0);
          });
        });
      }),
    );
  });
});
