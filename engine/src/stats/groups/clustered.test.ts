import { randomFrom } from '../distributions/random';
import { clusteredTest } from './clustered';

const STARTS = [0, 3, 6, 9, 12, 14, 15];
const X = Float64Array.of(0, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1);
const Y = Float64Array.of(1, 2.5, 3, 7, 8.4, 9.9, 4, 5.5, 6.1, 2.2, 3, 4.9, 3.3, 4, 6.5);

test('the larger of p by rows of a generalised least squares fit and by leaving out each cluster (numpy)', () => {
  const found = clusteredTest(X, Y, STARTS);
  expect(found?.p).toBeCloseTo(0.008040218313621174, 12);
  expect(found?.carriers).toBeCloseTo(3.87991337221445, 12);
});

test('what one cluster alone carries says nothing, nor does what all have alike', () => {
  const alone = X.map((_, row) => (row === 1 ? 1 : 0));
  const far = Y.map((value, row) => (row === 1 ? 1000 : value));
  expect(clusteredTest(alone, far, STARTS)?.p).toBeGreaterThan(0.3);
  expect(
    clusteredTest(
      X.map(() => 1),
      Y,
      STARTS,
    ),
  ).toBeNull();
});

/** Pairs of rows of which both mostly have a label, or neither; how often both columns agree by a third. */
function pairs(effect: number, seed: number) {
  const random = randomFrom(seed);
  const of = (share: number, kept: number, was: number) => (random() < kept ? was : random() < share ? 1 : 0);
  const [x, y]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < 950; pair++) {
    const [a, b] = [random() < 0.3 ? 1 : 0, random() < 0.1 ? 1 : 0];
    for (let row = 0; row < 2; row++) {
      const own = of(0.3, 0.8, a);
      x.push(own);
      y.push(random() < effect * own ? 1 : of(0.1, 0.6, b));
    }
  }
  return (
    clusteredTest(
      Float64Array.from(x),
      Float64Array.from(y),
      Array.from({ length: 951 }, (_, i) => 2 * i),
    )?.p ?? 1
  );
}

test('what both rows of pairs share is not thrown away, and their number makes nothing certain', () => {
  expect(pairs(0.12, 4)).toBeLessThan(1e-6);
  const quiet = Array.from({ length: 200 }, (_, seed) => pairs(0, seed + 1));
  expect(quiet.filter((p) => p < 0.05).length).toBeLessThanOrEqual(20);
  expect(Math.min(...quiet)).toBeGreaterThan(1e-4);
});
