import type { Dimension, Frame, Timeline } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { openBench, type Bench } from '../../../read/testing/temporary-file';
import { handDimension, handFrame, handTable, handTimeline } from '../../../testing/hand-made-frame';
import { factsOf, summaryOf } from '../../../testing/summary-of';
import type { Unit } from '../../../insights/units/unit';
import { LIMITS } from './limits';
import { mineCountsOverTime } from './mine-counts-over-time';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);

interface World {
  /** Rows of each day. */
  counts: readonly number[];
  /** Rows of each day that are team A's; none of its own unless told. */
  own?: readonly number[];
  timeline?: Partial<Timeline>;
  dimension?: Partial<Dimension>;
  frame?: Partial<Frame>;
}

/** About twenty rows a day, more or less. */
const USUAL = [20, 22, 19, 21, 18, 20, 23, 20, 19, 21, 20, 22, 18, 20];
const day = (at: number, count: number, counts = USUAL) => counts.map((usual, i) => (i === at ? count : usual));

function world({ counts, own = [], timeline, dimension, frame }: World) {
  const cells = counts.flatMap((count, period) => Array.from({ length: count }, (_, row) => ({ period, row, count })));
  const times = cells.map(({ period, row, count }) => START + period * DAY + Math.floor((row * DAY) / count));
  const teams = cells.map(({ period, row }) => (row < (own[period] ?? 0) ? 'A' : 'B'));
  const edges = Array.from({ length: counts.length + 1 }, (_, i) => START + i * DAY);
  const made = handFrame('t', cells.length, {
    dimensions: [handDimension('team', teams, dimension)],
    timeline: handTimeline(times, { edges, ...timeline }),
    ...frame,
  });
  return { made, teams, times };
}

function mined(changes: World) {
  const log = new TestLog();
  return { ...mineCountsOverTime({ frame: world(changes).made, log }), run: log.run };
}

const NO_GROUPS = { dimension: { distinct: LIMITS.mostValues + 1 } };
const SURGE: World = { counts: day(5, 80, day(6, 70)), ...NO_GROUPS };
const DIP: World = { counts: day(5, 2), ...NO_GROUPS };
/** Of team A alone, on the ninth day. */
const OF_A_TEAM: World = { counts: day(8, 59), own: day(8, 45, USUAL.map(() => 5)) }; // prettier-ignore

test('a run of days with far more rows is told by its highest', () => {
  const { spike, dip, gap, run } = mined(SURGE);
  expect(spike.map(summaryOf)).toEqual([
    {
      kind: 'spike',
      member: '2024-01-06',
      direction: 'up',
      unit: null,
      n: 390,
      effect: 13.4164079,
      strength: 0.675,
      impact: 1,
      excess: 60,
      fit: 0.857142857,
      expected: 80,
      topics: ['moment', 'spike×1704499200000'],
      of: 'count',
      by: 'moment',
      within: [],
      p: [6.46407924e-23],
    },
  ]);
  expect(spike[0]?.told).toMatchObject({
    group: null,
    top: START + 5 * DAY,
    from: START + 5 * DAY,
    to: START + 6 * DAY,
    periods: 2,
  });
  expect([dip, gap, run]).toEqual([[], [], 3]);
});

test('a run begins before its highest day and ends where rows are as usual', () => {
  const { spike } = mined({ counts: day(4, 70, day(5, 80)), ...NO_GROUPS });
  expect(spike[0]?.told).toMatchObject({ top: START + 5 * DAY, from: START + 4 * DAY, to: START + 5 * DAY, periods: 2 });
});

/** Customers who each come once and leave some rows: five on each day, on the sixth as many rows as of twenty. */
test.each<[string, number, boolean]>([
  ['five customers with many rows each', 5, false],
  ['twenty customers', 20, true],
])('a surge of %s is judged by customers', (_, customers, isCertain) => {
  const perDay = USUAL.map((_unused, at) => (at === 5 ? customers : 5));
  const counts = day(5, 80);
  const names = counts.flatMap((count, at) =>
    Array.from({ length: count }, (_unused, row) => `${at}: ${row % (perDay[at] ?? 1)}`),
  );
  const label = [...new Set(names)];
  const codes = Int32Array.from(names, (name) => label.indexOf(name));
  const unit: Unit = { column: 'customer', codes, size: label.length, places: null, named: true };
  const { spike } = mined({ counts, ...NO_GROUPS, frame: { units: [unit] } });
  expect(spike.length).toBe(1);
  expect((spike[0]?.tests[0]?.p ?? 1) < 0.001).toBe(isCertain);
});

test('a day with far fewer rows is told', () => {
  const { spike, dip } = mined(DIP);
  expect(dip.map(summaryOf)).toEqual([
    {
      kind: 'dip',
      member: '2024-01-06',
      direction: 'down',
      unit: null,
      n: 265,
      effect: -4.02492236,
      strength: 0.54,
      impact: 0.3,
      expected: 2,
      topics: ['moment', 'spike×1704499200000'],
      of: 'count',
      by: 'moment',
      within: [],
      p: [0.000398958814],
    },
  ]);
  expect(dip[0]?.told).toMatchObject({ edge: START + 5 * DAY });
  expect(spike).toEqual([]);
});

test('a surge of one group is told of it', () => {
  const { spike, run } = mined(OF_A_TEAM);
  expect(spike.map(summaryOf)).toEqual([
    {
      kind: 'spike',
      member: '2024-01-09',
      direction: 'up',
      unit: null,
      n: 323,
      effect: 8.72066511,
      strength: 0.594915254,
      impact: 0.7375,
      excess: 39,
      fit: 0.795918367,
      expected: 59,
      topics: ['moment', 'spike×1704758400000'],
      of: 'count',
      by: 'moment',
      within: [],
      p: [1.79211647e-11],
    },
    {
      kind: 'spike',
      member: '2024-01-09',
      direction: 'up',
      unit: null,
      n: 110,
      effect: 17.8885438,
      strength: 0.8,
      impact: 0.5625,
      excess: 40,
      fit: 0.941176471,
      expected: 45,
      topics: ['moment', 'spike×1704758400000', 'team'],
      of: 'count',
      by: 'moment',
      within: ['team=A'],
      p: [2.51380733e-26],
    },
  ]);
  expect(run).toBe(7);
});

test('a stretch without rows is a gap and no low day', () => {
  const { dip, gap } = mined({ counts: USUAL.map((count, i) => (i === 6 || i === 7 ? 0 : count)), ...NO_GROUPS });
  expect(gap.map(summaryOf)).toEqual([
    {
      kind: 'gap',
      member: '2024-01-06',
      direction: 'down',
      unit: null,
      n: 240,
      effect: -6.40312424,
      strength: 0.6,
      impact: 0.3,
      expected: 0,
      topics: ['moment', 'spike×1704581280000'],
      of: 'count',
      by: 'moment',
      within: [],
      p: [2.54901255e-17],
    },
  ]);
  expect(dip).toEqual([]);
});

describe('the query', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  test.each<[string, World, unknown]>([
    ['surge', SURGE, { value: 80, baseline: 20, peak: 150, n: 390 }],
    ['low day', DIP, { value: 2, baseline: 20, n: 265 }],
    ['surge of a group', OF_A_TEAM, { value: 45, baseline: 5, peak: 45, n: 110 }],
  ])('of a %s gives the day and what is usual', async (_, changes, facts) => {
    const { teams, times } = world(changes);
    const { connection } = bench.engine;
    await handTable(connection, 't', { team: teams }, times);
    const { spike, dip } = mined(changes);
    const found = [...dip, ...spike].at(-1);
    expect(found && (await factsOf(connection, found))).toEqual(facts);
  });
});

const told = (changes: World) => {
  const { spike, dip, gap } = mined({ ...NO_GROUPS, ...changes });
  return [spike.length, dip.length, gap.length];
};

test.each<[string, World, number[]]>([
  ['days that are alike', { counts: USUAL }, [0, 0, 0]],
  ['a surge of twice the usual rows', { counts: day(5, 42) }, [1, 0, 0]],
  ['a surge of fewer', { counts: day(5, 38) }, [0, 0, 0]],
  [
    'a peak of few rows',
    {
      counts: day(
        5,
        LIMITS.leastPeak - 1,
        USUAL.map((count) => count - 18),
      ),
    },
    [0, 0, 0],
  ],
  ['most days far out', { counts: USUAL.map((count, i) => (i % 4 === 0 ? 90 : count)) }, [0, 0, 0]],
  ['most rows in one run', { counts: day(5, 900) }, [0, 0, 0]],
  ['a low day at the beginning', { counts: day(0, 2) }, [0, 0, 0]],
  ['a low day at the end', { counts: day(13, 2) }, [0, 0, 0]],
  ['two low days apart', { counts: day(3, 2, day(9, 2)) }, [0, 0, 0]],
  ['two low days together', { counts: day(5, 2, day(6, 3)) }, [0, 1, 0]],
  ['a day with a fifth of the rows', { counts: day(5, 4) }, [0, 1, 0]],
  ['a day with more', { counts: day(5, 7) }, [0, 0, 0]],
  ['low days where few rows are usual', { counts: USUAL.map((_, i) => (i === 5 ? 2 : 8 + (i % 2))) }, [0, 0, 0]],
  ['eight days', { counts: day(5, 80).slice(0, LIMITS.fewestPeriods) }, [1, 0, 0]],
  ['seven days', { counts: day(5, 80).slice(0, LIMITS.fewestPeriods - 1) }, [0, 0, 0]],
  ['readings', { ...SURGE, timeline: { regular: true } }, [0, 0, 0]],
  ['no time', { ...SURGE, frame: { timeline: null } }, [0, 0, 0]],
])('%s', (_, changes, found) => expect(told(changes)).toEqual(found));

test.each<[string, World, boolean]>([
  ['as many labels as may be', { ...OF_A_TEAM, dimension: { distinct: LIMITS.mostValues } }, true],
  ['too many labels', { ...OF_A_TEAM, ...NO_GROUPS }, false],
  ['few rows', { ...OF_A_TEAM, dimension: { counts: [200, LIMITS.fewestOfAGroup - 1] } }, false],
  ['as few rows as may be', { ...OF_A_TEAM, dimension: { counts: [200, LIMITS.fewestOfAGroup] } }, true],
])('groups of %s', (_, changes, isTold) =>
  expect(mined(changes).spike.some(({ subject }) => subject.filter[0]?.value === 'A')).toBe(isTold),
);

test('a group that only shares in the surge of all is not more certain than that', () => {
  const shared = mined({ counts: day(5, 80), own: day(5, 40, USUAL.map(() => 10)) }); // prettier-ignore
  const own = shared.spike.find(({ subject }) => subject.filter.length > 0);
  expect(own?.tests[0]?.p ?? 1).toBeGreaterThan(0.05);
});

describe('what comes in the same month of each year', () => {
  const months = Array.from({ length: 61 }, (_, i) => Date.UTC(2019, i, 1));
  const isTold = (counts: readonly number[]) => {
    const times = counts.flatMap((count, month) => Array.from({ length: count }, (_, row) => (months[month] ?? 0) + row * 60_000));
    const timeline = handTimeline(times, { edges: months, grain: 'month' });
    return mineCountsOverTime({ frame: handFrame('t', times.length, { timeline }), log: new TestLog() }).spike.map(({ member }) => member);
  };
  const joined = Array.from({ length: 60 }, (_, month) => (month % 12 === 0 ? 120 : 20 + ((7 * month) % 5)));
  test('is its season', () => expect(isTold(joined.map((count, month) => (month === 48 ? 150 : count)))).toEqual([]));
  test('is a surge where it is far more than in other years', () => expect(isTold(joined.map((count, month) => (month === 48 ? 190 : count)))).toEqual(['2023-01']));
  test('hides no surge of another month', () => expect(isTold(joined.map((count, month) => (month === 30 ? 90 : count)))).toEqual(['2021-07']));
}); // prettier-ignore

const MONTH_EDGES = Array.from({ length: 16 }, (_, month) => Date.UTC(2024, month, 1));
/** Rows of each month from January 2024 to March 2025. */
const months = (counts: readonly number[]) =>
  mineCountsOverTime({
    frame: (() => {
      const times = counts.flatMap((count, month) =>
        Array.from({ length: count }, (_, row) => (MONTH_EDGES[month] ?? 0) + Math.floor((row * 27 * DAY) / count)),
      );
      return handFrame('t', times.length, { timeline: handTimeline(times, { edges: MONTH_EDGES, grain: 'month' }) });
    })(),
    log: new TestLog(),
  }).spike.map(({ member }) => member);

test.each([
  ['a winter whose months are high in both years', [33, 31, 12, 9, 10, 8, 11, 10, 9, 12, 20, 41, 13, 12, 10], []],
  ['a winter that was high once', [11, 12, 12, 9, 10, 8, 11, 10, 9, 12, 11, 41, 13, 12, 10], ['2024-12-01']],
  ['a peak with another in summer', [11, 12, 12, 9, 10, 8, 33, 10, 9, 12, 11, 41, 13, 12, 10], ['2024-12-01']],
])('%s', (_, counts, told) => expect(months(counts).map((member) => `${member ?? ''}-01`.slice(0, 10))).toEqual(told));
