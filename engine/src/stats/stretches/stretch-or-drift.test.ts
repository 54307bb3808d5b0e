import { normalFrom, randomFrom } from '../distributions/random';
import { driftP } from './stretch-or-drift';

const BINS = 60;
const ROWS = new Float64Array(BINS).fill(100);
const within = (from: number, to: number) => Float64Array.from({ length: BINS }, (_, bin) => (bin >= from && bin < to ? 1 : 0));

function casesOf(seed: number, rate: (bin: number, normal: () => number) => number): Float64Array {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return ROWS.map((rows, bin) => {
    const chance = rate(bin, normal);
    return Array.from({ length: rows }, random).filter((one) => one < chance).length;
  });
}

test('a stretch that begins and ends at once is none that a drifting rate would give', () => {
  const cases = casesOf(1, (bin) => (bin >= 20 && bin < 32 ? 0.4 : 0.1));
  expect(driftP(cases, ROWS, within(20, 32), BINS)).toBeLessThan(1e-9);
});

test('of a rate that drifts, the stretch in which it is highest is nothing', () => {
  let at = 0;
  const cases = casesOf(2, (_, normal) => 1 / (1 + 9 * Math.exp(-(at = 0.9 * at + 0.3 * normal()))));
  const highest = Array.from({ length: BINS - 12 }, (_, from) => from).reduce((best, from) =>
    sum(cases.subarray(from, from + 12)) > sum(cases.subarray(best, best + 12)) ? from : best,
  );
  expect(driftP(cases, ROWS, within(highest, highest + 12), BINS)).toBeGreaterThan(0.05);
});

test('of a level there is no stretch, and bins without rows are passed over', () => {
  const cases = casesOf(3, () => 0.2);
  expect(driftP(cases, ROWS, within(20, 32), BINS)).toBe(1);
  const kept = (values: Float64Array) => Float64Array.from([...values, 0, 0]);
  expect(driftP(kept(cases), kept(ROWS), kept(within(20, 32)), BINS)).toBe(driftP(cases, ROWS, within(20, 32), BINS));
});

test('a line is none that a drifting rate would give', () => {
  const time = Float64Array.from({ length: BINS }, (_, bin) => bin / BINS);
  expect(
    driftP(
      casesOf(4, (bin) => 0.1 + (0.2 * bin) / BINS),
      ROWS,
      time,
      1,
    ),
  ).toBeLessThan(1e-3);
  const drifting = Array.from({ length: 40 }, (_unused, run) => {
    let at = 0;
    return casesOf(50 + run, (_, normal) => 1 / (1 + 9 * Math.exp(-(at = 0.95 * at + 0.2 * normal()))));
  });
  expect(drifting.filter((cases) => driftP(cases, ROWS, time, 1) < 0.002).length).toBeLessThanOrEqual(1);
});

const sum = (values: Float64Array): number => values.reduce((a, b) => a + b, 0);
