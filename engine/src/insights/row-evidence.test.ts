import { normalFrom, randomFrom } from '../stats/distributions/random';
import { rank } from '../stats/distributions/ranks';
import type { Measure, Timeline } from './frame/frame';
import { rowStepP, rowTrendP } from './row-evidence';

const PERIODS = 12;
const EACH = 20;

/** Twenty rows in each of twelve periods, around a level a period. */
function rowsAround(level: (period: number, normal: () => number) => number, seed: number) {
  const normal = normalFrom(randomFrom(seed));
  const levels = Array.from({ length: PERIODS }, (_, period) => level(period, normal));
  const values = Float64Array.from({ length: PERIODS * EACH }, (_, row) => (levels[Math.floor(row / EACH)] ?? 0) + normal());
  const period = Int32Array.from(values, (_, row) => Math.floor(row / EACH));
  const timeline = {
    regular: false,
    period,
    values: Float64Array.from(values, (_, row) => row),
    edges: Array.from({ length: PERIODS + 1 }, (_, edge) => edge),
  } as unknown as Timeline;
  return { timeline, measure: { values, ranks: rank(values).ranks } as unknown as Measure };
}

test('rows that stand alone prove a rise or a step that twelve means cannot', () => {
  const rising = rowsAround((period) => period / 6, 1);
  expect(rowTrendP(rising.timeline, rising.measure, (period) => period / 6)).toBeLessThan(1e-4);
  const step = rowsAround((period) => (period < 7 ? 0 : 0.8), 2);
  expect(rowStepP(step.timeline, step.measure, 7, (period) => (period < 7 ? 0 : 0.8))).toBeLessThan(1e-4);
});

test('where periods have a life of their own rows prove nothing', () => {
  const moody = rowsAround((_, normal) => 2 * normal(), 3);
  expect(rowTrendP(moody.timeline, moody.measure, () => 0)).toBe(1);
  expect(rowStepP(moody.timeline, moody.measure, 6, () => 0)).toBe(1);
});
