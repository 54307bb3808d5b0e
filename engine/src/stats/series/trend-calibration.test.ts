import { cycleTest } from './cycle-test';
import { kruskalWallis } from '../groups/kruskal-wallis';
import { mannKendall } from './mann-kendall';
import { pettitt } from './pettitt';
import { normalFrom, randomFrom } from '../distributions/random';
import { rank } from '../distributions/ranks';
import { blockBootstrapP, hamedRaoP } from '../testing/trend-rivals';

const RUNS = 70;

/** Series of `n` readings without a trend that keep `phi` of each reading in the next; with a slope, a line is added. */
function series(n: number, phi: number, seed: number, slope = 0): number[][] {
  const normal = normalFrom(randomFrom(seed));
  return Array.from({ length: RUNS }, () => {
    let state = normal() / Math.sqrt(1 - phi * phi);
    return Array.from({ length: n }, (_, i) => (state = phi * state + normal()) * Math.sqrt(1 - phi * phi) + slope * i);
  });
}

const share = (found: boolean[]): number => found.filter(Boolean).length / found.length;

describe('trends of readings that persist', () => {
  test.each([
    [24, 0.6],
    [24, 0.9],
  ])('of %i readings with persistence %p fewer are taken for a trend than by the rivals', (n, phi) => {
    const random = randomFrom(1);
    const noise = series(n, phi, n);
    const own = share(noise.map((y) => (mannKendall(y)?.p ?? 1) < 0.05));
    const hamedRao = share(noise.map((y) => hamedRaoP(y, mannKendall(y)?.slope ?? 0) < 0.05));
    const bootstrap = share(noise.map((y) => blockBootstrapP(y, mannKendall(y)?.slope ?? 0, random) < 0.05));
    expect(own).toBeLessThan(0.75 * Math.min(hamedRao, bootstrap));
    expect(own).toBeLessThan(0.16);
  });

  test('of independent readings one in twenty is, and a true line is found', () => {
    expect(share(series(24, 0, 3).map((y) => (mannKendall(y)?.p ?? 1) < 0.05))).toBeLessThan(0.09);
    expect(share(series(24, 0, 4, 4 / 24).map((y) => (mannKendall(y)?.p ?? 1) < 0.01))).toBeGreaterThan(0.85);
    expect(share(series(48, 0.6, 5, 5 / 48).map((y) => (mannKendall(y)?.p ?? 1) < 0.05))).toBeGreaterThan(0.8);
  });

  test('a series that never falls has a trend, however smooth it is', () => {
    const smooth = Array.from({ length: 40 }, (_, i) => Math.sqrt(i + 1));
    expect(mannKendall(smooth)?.p).toBeLessThan(1e-6);
  });
});

test('persistence is not taken for a change of level', () => {
  const noise = series(48, 0.9, 7);
  expect(share(noise.map((y) => (pettitt(y)?.p ?? 1) < 0.01))).toBeLessThan(0.12);
  const steps = series(48, 0, 8).map((y) => y.map((value, i) => value + (i < 20 ? 0 : 2)));
  expect(share(steps.map((y) => (pettitt(y)?.p ?? 1) < 0.01))).toBeGreaterThan(0.95);
});

describe('cycles', () => {
  const part = (i: number) => i % 12;

  test('a random walk has none, where levels alone would show one', () => {
    const walks = series(48, 0.98, 9);
    const codes = Int32Array.from({ length: 48 }, (_, i) => part(i));
    expect(share(walks.map((y) => cycleTest(y, part, 12) < 0.05))).toBeLessThan(0.1);
    expect(share(walks.map((y) => (kruskalWallis(rank(y).ranks, codes)?.p ?? 1) < 0.05))).toBeLessThan(0.5);
  });

  test('a season of two years is found', () => {
    const seasons = series(24, 0.3, 10).map((y) => y.map((value, i) => value + 3 * Math.sin((Math.PI * i) / 6)));
    expect(share(seasons.map((y) => cycleTest(y, part, 12) < 0.05))).toBeGreaterThan(0.7);
  });
});
