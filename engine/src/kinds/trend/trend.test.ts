import type { Frame, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench, type Bench } from '../../read/testing/temporary-file';
import { countTrend } from '../../stats/series/quasi-poisson';
import { handDimension, handFrame, handMeasure, handTable, handTimeline } from '../../testing/hand-made-frame';
import { LIMITS } from './limits';
import { mineTrends, trend } from './trend';

const years = (n: number) => Array.from({ length: n + 1 }, (_, i) => Date.UTC(2000 + i, 0, 1));
const timeline = (n: number, changes: Partial<Timeline> = {}) => handTimeline([], { edges: years(n), grain: 'year', ...changes });
const steps = <T>(n: number, at: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => at(i));

/** The trend of a measure's means by year, four rows each. */
function trendOf(values: number[], changes: { frame?: Partial<Frame>; guard?: (up: boolean) => boolean; timeline?: Partial<Timeline> } = {}) {
  const log = new TestLog();
  const time = timeline(values.length, changes.timeline);
  const series = { values: Float64Array.from(values), counts: Float64Array.from(values, () => 4) };
  const frame = handFrame('t', 50, { timeline: time, ...changes.frame });
  const found = trend(frame, time, null, null, series, (p) => log.add(p), changes.guard);
  return { found, run: log.run };
} // prettier-ignore

test('a straight rise is told by the means of its first and last quarter, which lie as far apart as their middles', () => {
  const values = steps(8, (i) => 1000 + 100 * i);
  const { found, run } = trendOf(values);
  // 100 a year over seven years, of a mean of 1,350.
  expect(found).toMatchObject({
    kind: 'trend',
    subject: { filter: [], breakdown: 'moment', measure: { op: 'count' } },
    member: null,
    direction: 'up',
    unit: null,
    n: 32,
    effect: 1,
    impact: 32 / 50,
    expected: 100,
    told: { up: true, seasonal: false, how: 'plainly', ends: { first: 0, earlyTo: 1, lateFrom: 6, last: 7 } },
    topics: ['moment', 'count', 'trend×count'],
  });
  expect(found?.strength).toBeCloseTo(LIMITS.weight + (LIMITS.weightOfChange * 7) / 13.5, 12);
  expect(found?.tests.map(({ p }) => p)).toEqual([
    countTrend(
      values,
      years(8)
        .slice(1)
        .map((end, i) => (end - (years(8)[i] ?? 0)) / 86_400_000),
    )?.p,
  ]);
  expect(found).not.toHaveProperty('small');
  expect(run).toBe(1);
});

test('a fall has the other direction, a rise of negative figures is a rise', () => {
  expect(trendOf(steps(8, (i) => 20 - i)).found).toMatchObject({ direction: 'down', effect: -1, expected: -1, told: { up: false } });
  expect(trendOf(steps(8, (i) => i - 20)).found).toMatchObject({ direction: 'up', effect: 1, expected: 1 });
}); // prettier-ignore

test('the change counts up to the mean itself', () => {
  expect(trendOf(steps(8, (i) => i * i * i)).found?.strength).toBeCloseTo(LIMITS.weight + LIMITS.weightOfChange, 12);
});

test('years without a figure take no part, and the ends are quarters of those that have one', () => {
  const values = [10, NaN, 12, 13, 14, 15, 16, 17, NaN, 19, NaN];
  const { found } = trendOf(values);
  expect(found?.told.ends).toEqual({ first: 0, earlyTo: 2, lateFrom: 7, last: 9 });
  expect(found?.expected).toBeCloseTo((18 - 11) / (8 - 1), 12);
});

test.each([
  [LIMITS.fewestPeriods, true],
  [LIMITS.fewestPeriods - 1, false],
])('of %i years', (n, isFound) => {
  expect(trendOf(steps(n, (i) => 10 + i)).found !== null).toBe(isFound);
  expect(trendOf([...steps(n, (i) => 10 + i), NaN]).found !== null).toBe(isFound);
});

test('of a level far from nought its own spread says whether a change is slight', () => {
  const level = handMeasure('level', steps(10, (i) => i), { additive: false });
  const toldOf = (at: (i: number) => number, measure = level) => {
    const time = timeline(20);
    const series = { values: Float64Array.from(steps(20, at)), counts: Float64Array.from(steps(20, () => 4)) };
    return trend(handFrame('t', 80, { timeline: time }), time, measure, null, series, (p) => new TestLog().add(p))?.told.how;
  };
  expect(toldOf((i) => 580 - 0.2 * i + ((i * 7) % 5) / 5)).toBe('plainly');
  expect(toldOf((i) => 580 - 0.2 * i + ((i * 7) % 5) / 5, { ...level, additive: true })).toBe('slightly');
  // Nought is on this scale.
  expect(toldOf((i) => 30 - 0.1 * i + ((i * 7) % 5) / 10)).toBe('slightly');
}); // prettier-ignore

describe('what is small', () => {
  /** Rises by so many parts in a hundred over 40 years, of a mean of 10,000. */
  const rise = (by: number) => steps(40, (i) => 100 * (100 - by / 2 + (by * i) / 39));

  test('is told for its certainty where the change is slight', () => {
    expect(trendOf(rise(7)).found).toMatchObject({ small: true, told: { how: 'slightly' } });
    expect(trendOf(rise(9)).found).toMatchObject({ told: { how: 'plainly' } });
  });

  test('is not told where it is not certain', () => {
    expect(trendOf([100, 101, 100, 102, 101, 102, 101, 103]).found).toBeNull();
  });

  test('of figures that stay the same there is no trend', () => {
    expect(trendOf(steps(8, () => 5)).found).toBeNull();
  });
});

test('what the guard does not believe has no evidence, and was tested all the same', () => {
  const values = steps(8, (i) => 1000 + 100 * i);
  const { found, run } = trendOf(values, { guard: (up) => !up });
  expect([found?.tests.map(({ p }) => p), run]).toEqual([[1], 1]);
  expect(trendOf(values, { guard: (up) => up }).found?.tests[0]?.p).toBeLessThan(0.01);
});

test('of a sample the change is only known from the query', () => {
  expect(trendOf(steps(8, (i) => 10 + i), { frame: { sampled: true } }).found?.expected).toBeNull();
}); // prettier-ignore

test('a season is taken out, and the ends are whole cycles', () => {
  const season = [0, 8, 0, -8];
  const values = steps(24, (i) => 100 + i + (season[i % 4] ?? 0));
  const { found } = trendOf(values, { timeline: { grain: 'quarter' } });
  expect(found).toMatchObject({ direction: 'up', told: { seasonal: true, ends: { first: 0, earlyTo: 7, lateFrom: 16, last: 23 } } });
  expect(found?.effect).toBeCloseTo(1, 12);
  expect(found?.expected).toBeCloseTo(1, 12);
}); // prettier-ignore

describe('of a table', () => {
  /** So many rows in each of eight years, with a level that rises by ten a year. */
  const rows = steps(8, (i) => i).flatMap((year) => steps(10 + 2 * year, (i) => ({ year, level: 100 + 10 * year + (i % 3) })));
  const times = rows.map(({ year }, i) => Date.UTC(2000 + year, 0, 1) + (i % 9) * 86_400_000);
  const levels = rows.map(({ level }) => level);
  const mined = (changes: { timeline?: Partial<Timeline>; measure?: object; frame?: Partial<Frame> } = {}) => {
    const log = new TestLog();
    const frame = handFrame('t', rows.length, {
      timeline: handTimeline(times, { edges: years(8), grain: 'year', ...changes.timeline }),
      measures: [handMeasure('level', levels, { unit: 'EUR', family: 'levels', ...changes.measure })],
      dimensions: [handDimension('team', rows.map(() => 'A'))],
      ...changes.frame,
    });
    return mineTrends({ frame, log });
  };
  const measures = (changes?: Parameters<typeof mined>[0]) => mined(changes).map(({ subject: { measure } }) => ('column' in measure ? measure.column : measure.op));

  test('the number of rows and each measure have a trend', () => {
    expect(mined()).toMatchObject([
      { subject: { measure: { op: 'count' } }, unit: null, n: rows.length, expected: 2, topics: ['moment', 'count', 'trend×count'] },
      { subject: { measure: { op: 'mean', column: 'level' } }, unit: 'EUR', n: rows.length, impact: 1, topics: ['moment', 'level', 'trend×levels'] },
    ]);
  });

  test.each<[string, Parameters<typeof mined>[0], string[]]>([
    ['readings are not counted', { timeline: { regular: true } }, ['level']],
    ['the times themselves are no measure', { measure: { columns: ['moment'] } }, ['count']],
    ['years that are few have none', { timeline: { edges: years(5) } }, []],
    ['without times there is none', { frame: { timeline: null } }, []],
  ])('%s', (_, changes, told) => expect(measures(changes)).toEqual(told));

  describe('the query', () => {
    let bench: Bench;
    beforeAll(async () => {
      bench = await openBench();
      await handTable(bench.engine.connection, 't', { level: levels }, times);
    });
    afterAll(() => bench.close());

    test('gives the change a year and the levels of both ends', async () => {
      const [count, level] = mined();
      const { connection } = bench.engine;
      const facts = await firstRow(connection, count?.sql ?? '');
      expect(facts).toMatchObject({ value: 2, early: 11, late: 23, steps: 6, n: rows.length });
      expect(facts?.r).toBeCloseTo(1, 12);
      const { value, early, late, n } = (await firstRow(connection, level?.sql ?? '')) ?? {};
      expect(value).toBeCloseTo(level?.expected ?? 0, 9);
      expect([early, late].map((end) => Math.round(Number(end)))).toEqual([106, 166]);
      expect(n).toBe(rows.length);
    });
  });
}); // prettier-ignore
