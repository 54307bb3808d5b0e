import { DRIFTS, leftByDrift } from './drifting-level';

const VALUES = [3, 5, 4, 6, 9, 8, 11, 10];
const VARIANCES = [1, 2, 1, 1, 3, 1, 2, 1];
const STEP = [0, 0, 0, 0, 1, 1, 1, 1];
const PIVOT = 1e-9;

test('one pass tells what a level leaves with a course, and without it as if there were none', () => {
  for (const drift of DRIFTS.map(({ phi, variance }) => ({ phi, variance: 1.5 * variance }))) {
    const both = leftByDrift(VALUES, VARIANCES, STEP, drift, PIVOT);
    const alone = leftByDrift(VALUES, VARIANCES, null, drift, PIVOT);
    expect([both.logs, both.ofLevel]).toEqual([alone.logs, alone.squares]);
    expect(alone.ofLevel).toBe(alone.squares);
    expect(both.squares).toBeLessThan(both.ofLevel);
  }
});

test('where nothing drifts, these are the squares about the mean, and about the means of both sides', () => {
  const { logs, squares, ofLevel } = leftByDrift(VALUES, 1, STEP, { phi: 0, variance: 0 }, PIVOT);
  expect(logs).toBe(0);
  expect(ofLevel).toBeCloseTo(60, 9);
  expect(squares).toBeCloseTo(10, 9);
});
