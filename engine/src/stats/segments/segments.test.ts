import { normalFrom, randomFrom } from '../distributions/random';
import { barOf } from './bar';
import { changesOf } from './changes';
import { courseOf } from './course';
import { LIMITS } from './limits';
import { bestCuts, piecesOf, residuals, Sums } from './pieces';
import { withoutLoneReadings } from './standing-alone';

const levels = (...parts: [count: number, level: number][]) =>
  Float64Array.from(parts.flatMap(([count, level]) => Array<number>(count).fill(level)));
const noise = (n: number, seed: number) => {
  const normal = normalFrom(randomFrom(seed));
  return Float64Array.from({ length: n }, normal);
};
const plus = (a: Float64Array, b: Float64Array) => a.map((value, i) => value + (b[i] ?? 0)); // prettier-ignore

describe('pieces', () => {
  test('leave by sums what they leave by hand', () => {
    const sums = new Sums([1, 2, 4, 9, 3]);
    // Of 2, 4 and 9 the mean is 5; the line goes 1.5, 5, 8.5.
    expect(sums.left(1, 4, 'level')).toBeCloseTo(9 + 1 + 16, 12);
    expect(sums.left(1, 4, 'line')).toBeCloseTo(0.25 + 1 + 0.25, 12);
    expect(sums.piece(1, 4, 'line')).toEqual({ from: 1, to: 4, start: 1.5, slope: 3.5 });
    expect(sums.piece(1, 4, 'level')).toEqual({ from: 1, to: 4, start: 5, slope: 0 });
    expect([...residuals(sums, [1], 'level')]).toEqual([0, -2.5, -0.5, 4.5, -1.5]);
    expect(piecesOf(sums, [2], 'level').map(({ from, to, start }) => [from, to, start])).toEqual([
      [0, 2, 1.5],
      [2, 5, 16 / 3],
    ]);
  });

  test('are cut where they leave least: nothing at all where the levels are exact', () => {
    const sums = new Sums(levels([6, 1], [5, 4], [9, 2]));
    expect(bestCuts(sums, 'level', 3, 3)[1]).toEqual([6, 11]);
    const corner = new Sums(Float64Array.from({ length: 20 }, (_, i) => (i < 12 ? i : 23 - i)));
    expect(bestCuts(corner, 'line', 1, 3)).toEqual([[12]]);
  });

  test('of a long series are cut to the reading', () => {
    const sums = new Sums(levels([1234, 0], [2000, 5], [766, 1]));
    expect(bestCuts(sums, 'level', 2, 3)[1]).toEqual([1234, 3234]);
  });
}); // prettier-ignore

test('a reading that stands alone counts as far as noise goes, and a step stays what it is', () => {
  const quiet = noise(60, 3).map((value) => value / 10);
  const lone = quiet.with(30, 50);
  const mended = withoutLoneReadings(lone);
  expect(mended[30]).toBeLessThan(2);
  expect([...mended].filter((value, i) => i !== 30 && value !== lone[i]).length).toBe(0);
  const step = plus(levels([30, 0], [30, 50]), quiet);
  expect([...withoutLoneReadings(step)]).toEqual([...step]);
});

describe('changes', () => {
  test('of several levels are found where they are, each with an interval that holds it', () => {
    const found = changesOf(plus(levels([50, 0], [40, 7], [60, 1]), noise(150, 11)));
    expect(found?.form).toBe('level');
    expect(found?.changes.map(({ at }) => at)).toEqual([50, 90]);
    for (const [i, truth] of [50, 90].entries()) {
      expect(found?.changes[i]?.first).toBeLessThanOrEqual(truth);
      expect(found?.changes[i]?.last).toBeGreaterThanOrEqual(truth);
      expect(found?.changes[i]?.p).toBeLessThan(1e-4);
    }
    expect(found?.p).toBeLessThan(1e-6);
  });

  test('of slope are found as such', () => {
    const corner = Float64Array.from({ length: 120 }, (_, i) => (i < 70 ? 0.3 * i : 21 - 0.4 * (i - 70)));
    const found = changesOf(plus(corner, noise(120, 5)));
    expect(found?.form).toBe('line');
    expect(found?.changes).toHaveLength(1);
    expect(Math.abs((found?.changes[0]?.at ?? 0) - 70)).toBeLessThanOrEqual(6);
  });

  test('of exact levels are certain, and their dates exact', () => {
    expect(changesOf(levels([12, 3], [13, 8]))?.changes).toMatchObject([{ at: 12, first: 12, last: 12 }]);
  });

  test('of which each is less plain are plainer together than any of them', () => {
    const up = changesOf(plus(levels([40, 0], [40, 2]), noise(80, 2)));
    const stairs = changesOf(plus(levels([40, 0], [40, 2], [40, 0], [40, 2], [40, 0]), noise(200, 2)));
    expect(up?.changes).toHaveLength(1);
    expect(stairs?.changes).toHaveLength(4);
    expect(stairs?.p).toBeLessThan((up?.p ?? 0) / 1000);
  });

  test('are not looked for in short series, nor in one that never moves', () => {
    expect(changesOf(levels([LIMITS.fewest - 10, 0], [9, 9]))).toBeNull();
    expect(changesOf(levels([50, 3]))).toBeNull();
  });

  test('a line is no change, and neither is a random walk', () => {
    const line = Float64Array.from({ length: 100 }, (_, i) => i / 10);
    expect(changesOf(plus(line, noise(100, 8)))?.changes).toEqual([]);
    let at = 0;
    expect(changesOf(noise(100, 21).map((value) => (at += value)))?.changes).toEqual([]);
  });
});

test('the bar is the same beyond the lengths and persistences at which it was found', () => {
  expect(barOf(50_000, 1).gain).toBe(barOf(5000, 1).gain);
  expect(barOf(5, -1).gain).toBe(barOf(20, 0).gain);
  const { gain, p } = barOf(77, 0.3);
  expect(p(gain)).toBeCloseTo(LIMITS.bar, 12);
  expect(p(gain + 5)).toBeLessThan(LIMITS.bar);
  expect(p(0)).toBe(1);
});

describe('a course', () => {
  test('goes where the series goes, in a few pieces', () => {
    const path = Float64Array.from({ length: 90 }, (_, i) => (i < 30 ? i : i < 60 ? 60 - i : i - 60));
    expect(courseOf(plus(path, noise(90, 2))).breaks.map((at) => Math.round(at / 5) * 5)).toEqual([30, 60]);
  });

  test('of noise and of a line has no break', () => {
    expect(courseOf(noise(120, 4)).breaks).toEqual([]);
    expect(courseOf(Float64Array.from({ length: 50 }, (_, i) => 3 * i)).pieces).toHaveLength(1);
  });

  test('keeps the level of its series', () => {
    const [piece] = courseOf(levels([20, 700])).pieces;
    expect(piece).toMatchObject({ from: 0, to: 20, slope: 0 });
    expect(piece?.start).toBeCloseTo(700, 9);
  });
});
