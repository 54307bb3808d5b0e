import { changesOf } from '../../src/stats/segments/changes';
import { courseOf } from '../../src/stats/segments/course';
import { withoutSeason } from '../../src/stats/series/season';
import { usualOrAll } from '../../src/testing/usual-or-all';
import { piecewise, quiet, stepped, withSeason } from './made-series';
import { segmentation } from './segmentation';

jest.setTimeout(300_000);

const EACH = usualOrAll(40, 400);
/** Seeds that neither the bars were found with nor the score is made of. */
const APART = 50_000_000;
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const share = (hits: readonly boolean[]) => hits.filter(Boolean).length / hits.length;
const found = (values: ArrayLike<number>) => changesOf(values)?.changes ?? [];

test('series without any change show one in one of a hundred, however they persist', () => {
  const shown = [0, 0.5, 0.9, 1].flatMap((phi) =>
    [25, 60, 120].flatMap((n) => range(EACH).map((i) => found(quiet(n, phi, APART + i + 999 * n)).length > 0)),
  );
  // 480 series: three more than one in a hundred lie within chance (Poisson, 99 %).
  expect(share(shown)).toBeLessThanOrEqual(0.021);
});

test.each([
  [0, 100, 0.95],
  [0.5, 200, 0.7],
])('a step of two standard deviations is found: φ %d, %i readings', (phi, n, target) => {
  const hits = range(EACH).map((i) => {
    const { values, breaks } = stepped(n, phi, 2, APART + i);
    return found(values).some(({ first, last }) => first - 1 <= (breaks[0] ?? 0) && (breaks[0] ?? 0) <= last + 1);
  });
  expect(share(hits)).toBeGreaterThanOrEqual(target - 0.05);
});

test('of short series, in which a line does nearly as well, a step is found nearly as often as any test could', () => {
  const hits = range(4 * EACH).map((i) => {
    const { values, breaks } = stepped(50, 0, 2, APART + i);
    return found(values).some(({ first, last }) => first - 1 <= (breaks[0] ?? 0) && (breaks[0] ?? 0) <= last + 1);
  });
  // No test with one false alarm in a hundred finds more than .62 (ADR 57).
  expect(share(hits)).toBeGreaterThanOrEqual(0.5);
});

test('a step of half the level, counted, is dated to the period', () => {
  const hits = range(EACH).map((i) => {
    const { values, breaks } = stepped(60 + i, 0, 5, APART + i);
    const [change, ...more] = found(values);
    return more.length === 0 && Math.abs((change?.at ?? 0) - (breaks[0] ?? 0)) <= 1;
  });
  expect(share(hits)).toBeGreaterThanOrEqual(0.9);
});

test('a series of pieces is cut as it was made', () => {
  // A single series says little: F1 strays by a quarter from one to the next.
  const made = range(4 * EACH).map((i) => piecewise(80 + (i % 5) * 60, APART + i));
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const scored = (cut: (values: Float64Array) => number[]) =>
    made.map(({ values, breaks }) => segmentation(cut(values), breaks, values.length));
  const [changes, courses] = [scored((values) => found(values).map(({ at }) => at)), scored((values) => courseOf(values).breaks)];
  expect(mean(changes.map(({ f1 }) => f1))).toBeGreaterThanOrEqual(0.74);
  expect(mean(changes.map(({ cover }) => cover))).toBeGreaterThanOrEqual(0.63);
  expect(mean(courses.map(({ f1 }) => f1))).toBeGreaterThanOrEqual(0.77);
  expect(mean(courses.map(({ cover }) => cover))).toBeGreaterThanOrEqual(0.69);
});

test('a season hides hardly any of the pieces that lie under it', () => {
  const lost = range(4 * EACH).map((i) => {
    const { values, breaks } = piecewise(80 + (i % 5) * 60, APART + i);
    const seasonal = withSeason(values, 12, 1, APART + i);
    const f1 = (series: Float64Array) =>
      segmentation(
        found(series).map(({ at }) => at),
        breaks,
        series.length,
      ).f1;
    return f1(values) - f1(withoutSeason(seasonal, 12) ?? seasonal);
  });
  expect(lost.reduce((sum, value) => sum + value, 0) / lost.length).toBeLessThanOrEqual(0.03);
});

test('5,000 readings are cut within a fraction of a second', () => {
  const before = process.cpuUsage();
  changesOf(quiet(5000, 0.5, 1));
  // An order of magnitude above what it takes on a quiet machine.
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});

test('how well pieces were found is measured as on the Turing data', () => {
  expect(segmentation([50], [50], 100)).toEqual({ f1: 1, cover: 1 });
  expect(segmentation([], [50], 100)).toEqual({ f1: 2 / 3, cover: 0.5 });
  expect(segmentation([56], [50], 100).f1).toBe(0.5);
  expect(segmentation([55], [50], 100).f1).toBe(1);
  expect(segmentation([25, 50, 75], [50], 100)).toEqual({ f1: 2 / 3, cover: 0.5 });
});
