import type { Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { handFrame, handMeasure, handTable } from '../../testing/hand-made-frame';
import { fences, strengthOf } from './fences';
import { LIMITS } from './limits';
import { mineOutliers } from './outlier';

/** Values from 90 to 110, most of them in the middle, in no order. */
const usual = (n: number) => Array.from({ length: n }, (_, i) => 100 + 10 * Math.sin(7 * i) ** 3);

const mined = (values: number[], measure: Partial<Measure> = {}, frame: Partial<Frame> = {}) =>
  mineOutliers({
    frame: handFrame('t', values.length, { measures: [handMeasure('cost', values, measure)], ...frame }),
    log: new TestLog(),
  });
const told = (values: number[], measure?: Partial<Measure>) => mined(values, measure).map(({ direction, expected }) => [direction, expected]); // prettier-ignore

test('rows beyond the fence are counted, which stands as it reads', () => {
  const values = [...usual(200), 400, 500];
  const [fence] = fences(Float64Array.from(values));
  expect(fence?.at).toBeGreaterThan(110);
  expect(fence?.at).toBeLessThan(400);
  expect(mined(values)).toMatchObject([
    {
      kind: 'outlier',
      subject: { filter: [], breakdown: null, measure: { op: 'mean', column: 'cost' } },
      member: null,
      direction: 'high',
      unit: null,
      n: 202,
      effect: fence?.farthest,
      strength: fence && strengthOf(fence),
      impact: LIMITS.impact,
      tests: [],
      expected: 2,
      told: { at: Number(fence?.at.toPrecision(4)), high: true },
      topics: ['cost', 'outlier×cost'],
    },
  ]);
});

test('the query gives their number, the farthest, the median and their part of the sum', async () => {
  const bench = await openBench();
  for (const strays of [[400, 500], [-300, -400]]) {
    const values = [...usual(200), ...strays];
    await handTable(bench.engine.connection, 't', { cost: values });
    const facts = await firstRow(bench.engine.connection, mined(values)[0]?.sql ?? '');
    const sum = (all: number[]) => all.reduce((total, value) => total + value, 0);
    expect(facts).toMatchObject({ value: 2, extreme: strays[1], n: 202 });
    expect(facts?.baseline).toBeCloseTo(100, 0);
    expect(facts?.part).toBeCloseTo(sum(strays) / sum(values), 9);
  }
  await bench.close();
}); // prettier-ignore

test.each<[string, number[], (string | number | null)[][]]>([
  ['none', usual(200), []],
  ['a low one', [...usual(200), -300], [['low', 1]]],
  ['one at each end', [...usual(200), -300, 500], [['high', 1], ['low', 1]]],
  ['three of few rows', [...usual(60), 400, 410, 420], [['high', 3]]],
  ['four of few rows', [...usual(60), 400, 410, 420, 430], []],
  ['one of as many rows as it takes', [...usual(29), 400], [['high', 1]]],
  ['one of fewer rows', [...usual(28), 400], []],
])('%s', (_, values, found) => expect(told(values)).toEqual(found)); // prettier-ignore

test('shares and what only grows have none', () => {
  const values = [...usual(200), 500];
  expect(told(values, { fraction: true })).toEqual([]);
  expect(mined(values, {}, { sampled: true })[0]?.expected).toBeNull();
});

test.each([
  [LIMITS.nearest, LIMITS.weight],
  [LIMITS.nearest / 2, LIMITS.weight],
  [10 * LIMITS.nearest, LIMITS.weight + LIMITS.weightOfDistance],
  [100 * LIMITS.nearest, LIMITS.weight + LIMITS.weightOfDistance],
  [Math.sqrt(10) * LIMITS.nearest, LIMITS.weight + LIMITS.weightOfDistance / 2],
])('a row %d deviations away weighs %d', (farthest, weight) => {
  expect(strengthOf({ at: 0, high: true, farthest })).toBeCloseTo(weight, 12);
});
