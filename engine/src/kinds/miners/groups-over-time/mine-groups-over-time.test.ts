import type { Dimension, Frame, Measure, Timeline } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { handFacts } from '../../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { summaryOf } from '../../../testing/summary-of';
import { LIMITS } from './limits';
import { mineGroupsOverTime } from './mine-groups-over-time';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);

interface World {
  periods?: number;
  /** Rows of each team in a period. */
  rows?: (period: number) => Readonly<Record<string, number>>;
  cost?: (team: string, period: number, row: number) => number;
  dimension?: Partial<Dimension>;
  measure?: Partial<Measure>;
  timeline?: Partial<Timeline>;
  frame?: Partial<Frame>;
}

/** A’s cost rises by one with each day; that of the others stays. */
const rising = (team: string, period: number, row: number) => 20 + (team === 'A' ? period : 0) + ((row * 7 + period * 3) % 5);
const even = () => ({ A: 6, B: 6, C: 6 });

function world({ periods = 12, rows = even, cost, dimension, measure, timeline, frame }: World) {
  const cells = Array.from({ length: periods }, (_, period) => period).flatMap((period) =>
    Object.entries(rows(period)).flatMap(([team, n]) => Array.from({ length: n }, (_, row) => ({ team, period, row }))),
  );
  const team = cells.map((cell) => cell.team);
  const times = cells.map(({ period, row }) => START + period * DAY + row * 60_000);
  const costs = cells.map((cell) => cost?.(cell.team, cell.period, cell.row) ?? null);
  const made = handFrame('t', cells.length, {
    dimensions: [handDimension('team', team, dimension)],
    measures: cost ? [handMeasure('cost', costs, measure)] : [],
    timeline: handTimeline(times, { edges: Array.from({ length: periods + 1 }, (_, i) => START + i * DAY), ...timeline }),
    ...frame,
  });
  return { made, team, times, costs };
}

function mined(changes: World) {
  const log = new TestLog();
  return { ...mineGroupsOverTime({ frame: world(changes).made, log }), run: log.run };
}

const levels = (changes: World) =>
  mined({ cost: rising, ...changes })['subgroup-trend'].map(({ member, direction }) => `${String(member)} ${direction}`);
const frequencies = (changes: World) =>
  mined(changes)['subgroup-count-trend'].map(
    ({ member, direction, subject }) => `${String(member ?? subject.filter[0]?.value)} ${direction}`,
  );

test('the group whose level moves otherwise than that of the rest is told', async () => {
  const found = mined({ cost: rising })['subgroup-trend'];
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'moment',
      direction: 'up',
      effect: 0.803876913,
      expected: null,
      impact: 0.533333333,
      kind: 'subgroup-trend',
      member: 'A',
      n: 72,
      of: 'cost',
      p: [1.68926714e-12, 5.63089046e-13],
      rest: 0.019008631,
      strength: 0.794315738,
      topics: ['team', 'cost', 'moment', 'trend×cost'],
      unit: null,
      within: ['team=A'],
    },
  ]);
  const { team, times, costs } = world({ cost: rising });
  expect(await handFacts({ team, cost: costs }, found, times)).toEqual([
    {
      baseline: 0.0184341225,
      early: 22.8888889,
      late: 31.9444444,
      n: 72,
      value: 0.92593034,
    },
  ]);
});

/** A has two rows more on each day, of as many rows of all. */
const growing = (period: number) => ({ A: 2 + 2 * period, B: 24 - period, C: 24 - period });

test('the group that becomes more frequent is told, and so does its share', async () => {
  const found = mined({ rows: growing })['subgroup-count-trend'].slice(0, 1);
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'moment',
      direction: 'down',
      effect: -1,
      expected: -1,
      impact: 0.37,
      kind: 'subgroup-count-trend',
      member: 'B',
      n: 222,
      of: 'count',
      p: [0.0217409216, 0.0217409216],
      strength: 0.605405405,
      topics: ['moment', 'count', 'trend×count', 'team'],
      unit: null,
      within: ['team=B'],
    },
  ]);
  const { team, times } = world({ rows: growing });
  expect(await handFacts({ team }, found, times)).toEqual([
    {
      early: 23,
      late: 14,
      n: 222,
      r: -1,
      steps: 9,
      value: -1,
    },
  ]);
});

test.each<[string, World, string[]]>([
  ['that falls', { cost: (team, period, row) => 40 - rising(team, period, row) }, ['A down']],
  ['as that of the others', { cost: (_, period, row) => rising('A', period, row) }, []],
  ['that stays', { cost: (_, period, row) => rising('B', period, row) }, []],
  ['of six days', { periods: LIMITS.fewestPeriods }, ['A up']],
  ['of five days', { periods: LIMITS.fewestPeriods - 1, rows: () => ({ A: 9, B: 9, C: 9 }) }, []],
  ['of 24 rows', { rows: () => ({ A: 2, B: 9, C: 9 }) }, []],
  ['of 36 rows', { rows: () => ({ A: 3, B: 9, C: 9 }) }, ['A up']],
  ['of a share', { measure: { fraction: true } }, []],
  ['of the teams themselves', { measure: { columns: ['team'] } }, []],
  ['of a time that ends then', { measure: { pair: { start: 'x', end: 'moment' } } }, ['A up']],
  ['without a time', { frame: { timeline: null } }, []],
])('a level %s', (_, changes, told) => expect(levels(changes)).toEqual(told)); // prettier-ignore

test('of readings a level is judged day by day', () => {
  const readings: World = { periods: 40, rows: () => ({ A: 1, B: 1 }), timeline: { regular: true } };
  expect(levels({ ...readings, cost: (team, period) => 20 + (team === 'A' ? period : 0) + ((period * 7) % 5) })).toEqual([
    'A up',
  ]);
  // A single step is no rise of its own.
  expect(frequencies({ ...readings })).toEqual([]);
});

test.each<[string, World, string[]]>([
  ['as all rows do', { rows: (period) => ({ A: 4 + period, B: 4 + period, C: 4 + period }) }, []],
  ['nowhere', { rows: even }, []],
  ['of nearly all rows', { rows: (period) => ({ A: 20 + 2 * period, B: 2 }) }, []],
])('groups that become more frequent %s', (_, changes, told) => expect(frequencies(changes)).toEqual(told));

test('of a group with few rows its frequency is not looked at', () => {
  const few = (n: number): World => ({ rows: (period) => ({ A: period < n ? 1 : 6, B: 30, C: 30 }) });
  // 62 rows, then 57.
  expect([mined(few(2)).run - mined(few(3)).run > 0, LIMITS.fewestOfAGroup]).toEqual([true, 60]);
});
