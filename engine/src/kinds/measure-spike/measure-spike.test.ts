import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { openBench, type Bench } from '../../read/testing/temporary-file';
import { handDimension, handFrame, handMeasure, handTable, handTimeline } from '../../testing/hand-made-frame';
import { factsOf, summaryOf } from '../../testing/summary-of';
import { LIMITS } from './limits';
import { mineMeasureSpikes } from './measure-spike';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const PERIODS = 12;
const ROWS = 12;
const EDGES = Array.from({ length: PERIODS + 1 }, (_, i) => START + i * DAY);

interface World {
  periods?: number;
  rows?: number;
  /** What stands in a row of a period. */
  cost?: (period: number, row: number) => number | null;
  team?: (period: number, row: number) => string;
  timeline?: Partial<Timeline>;
  measure?: Partial<Measure>;
  dimension?: Partial<Dimension>;
  frame?: Partial<Frame>;
}

/** Twelve rows of each day, from 10 to 14 and alike each day but for a shift of a tenth. */
const usual = (period: number, row: number) => 10 + (row % 5) + (period % 3) / 10;
const peak =
  (far: number, at = 6) =>
  (period: number, row: number) =>
    usual(period, row) + (period === at ? far : 0);

function world({
  periods = PERIODS,
  rows = ROWS,
  cost = peak(10),
  team = () => 'A',
  timeline,
  measure,
  dimension,
  frame,
}: World) {
  const cells = Array.from({ length: periods * rows }, (_, i) => [Math.floor(i / rows), i % rows] as const);
  const costs = cells.map(([period, row]) => cost(period, row));
  const teams = cells.map(([period, row]) => team(period, row));
  const times = cells.map(([period, row]) => START + period * DAY + row * 60_000);
  const made = handFrame('t', cells.length, {
    dimensions: [handDimension('team', teams, dimension)],
    measures: [handMeasure('cost', costs, { unit: 'EUR', ...measure })],
    timeline: handTimeline(times, { edges: EDGES.slice(0, periods + 1), ...timeline }),
    ...frame,
  });
  return { made, costs, teams, times };
}

function mined(changes: World = {}) {
  const log = new TestLog();
  const found = mineMeasureSpikes({ frame: world(changes).made, log });
  return { found, run: log.run };
}

/** Of half of the rows, which alone stand far out on the seventh day. */
const OF_A_TEAM: World = {
  rows: 24,
  cost: (period, row) => usual(period, row >> 1) + (period === 6 && row % 2 === 0 ? 10 : 0),
  team: (_, row) => (row % 2 === 0 ? 'A' : 'B'),
};

test('the day that lies farthest out is told with its distance', () => {
  const { found, run } = mined({ dimension: { distinct: LIMITS.mostValues + 1 } });
  expect(found.map(summaryOf)).toEqual([
    {
      kind: 'measure-spike',
      member: '2024-01-07',
      direction: 'up',
      unit: 'EUR',
      n: 12,
      effect: 11.1268021,
      strength: 0.34137931,
      impact: 0.25,
      excess: 118.8,
      expected: 21.75,
      topics: ['moment', 'cost', 'spike×1704585600000'],
      of: 'cost',
      by: 'moment',
      within: [],
      p: [1.1613351e-7],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ group: null, edge: EDGES[6], up: true, moving: false });
  expect(run).toBe(1);
});

test('a group is told by itself', () => {
  const { found, run } = mined(OF_A_TEAM);
  expect(found.map(summaryOf)).toEqual([
    {
      kind: 'measure-spike',
      member: '2024-01-07',
      direction: 'up',
      unit: 'EUR',
      n: 24,
      effect: 9.85167437,
      strength: 0.219402985,
      impact: 0.3,
      excess: 117.6,
      expected: 16.75,
      topics: ['moment', 'cost', 'spike×1704585600000'],
      of: 'cost',
      by: 'moment',
      within: [],
      p: [0.00676994947],
    },
    {
      kind: 'measure-spike',
      member: '2024-01-07',
      direction: 'up',
      unit: 'EUR',
      n: 12,
      effect: 11.1268021,
      strength: 0.34137931,
      impact: 0.15,
      excess: 118.8,
      expected: 21.75,
      topics: ['moment', 'cost', 'spike×1704585600000', 'team'],
      of: 'cost',
      by: 'moment',
      within: ['team=A'],
      p: [3.92860688e-7],
    },
  ]);
  expect(found.at(-1)?.told).toMatchObject({ group: { label: 'A', code: 0 } });
  expect(run).toBe(3);
});

test('readings are compared with their neighbours', () => {
  const { found } = mined({ periods: 40, rows: 1, cost: (period) => 50 + ((period * 7) % 5) + (period === 20 ? 40 : 0), timeline: { regular: true, edges: Array.from({ length: 41 }, (_, i) => START + i * DAY) } }); // prettier-ignore
  expect(found.map(summaryOf)).toEqual([
    {
      kind: 'measure-spike',
      member: '2024-01-21',
      direction: 'up',
      unit: 'EUR',
      n: 1,
      effect: 25.2934035,
      strength: 0.3125,
      impact: 0.075,
      excess: 37.5,
      expected: 90,
      topics: ['moment', 'cost', 'spike×1705795200000'],
      of: 'cost',
      by: null,
      within: ['moment=2024-01-21'],
      p: [4.68373926e-15],
    },
  ]);
});

describe('the query', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  test.each<[string, World]>([
    ['of all', {}],
    ['of a group', OF_A_TEAM],
  ])('%s gives the day and what is usual', async (what, changes) => {
    const { costs, teams, times } = world(changes);
    const { connection } = bench.engine;
    await handTable(connection, 't', { cost: costs, team: teams }, times);
    const found = mined(changes).found.at(-1);
    expect(found && (await factsOf(connection, found))).toEqual(FACTS[what]);
  });
});

const FACTS: Record<string, unknown> = {
  'of all': { value: 21.75, baseline: 11.85, n: 12 },
  'of a group': { value: 21.75, baseline: 11.85, n: 12 },
};

/** Of all, without groups. */
const told = (changes: World) => mined({ dimension: { distinct: LIMITS.mostValues + 1 }, ...changes }).found.length;

test.each<[string, World, number]>([
  ['a low day', { cost: peak(-8) }, 1],
  ['a day as far as a quarter of the usual level', { cost: (p, r) => usual(p, r) + (p === 6 ? 3.1 : 0) }, 1],
  ['a day hardly as far', { cost: (p, r) => usual(p, r) + (p === 6 ? 2.8 : 0) }, 0],
  ['days that are all alike', { cost: usual }, 0],
  ['three far days of twelve', { cost: (p, r) => usual(p, r) + (p > 5 && p < 9 ? 10 : 0) }, 0],
  ['two far days of twelve', { cost: (p, r) => usual(p, r) + (p === 6 ? 10 : p === 7 ? 9 : 0) }, 1],
  ['a day that three rows alone make', { cost: (p, r) => usual(p, r) + (p === 6 && r < 3 ? 60 : 0) }, 0],
  ['eight days', { periods: LIMITS.fewestPeriods }, 1],
  ['seven days', { periods: LIMITS.fewestPeriods - 1, cost: peak(10, 3) }, 0],
  ['seven rows a day', { rows: LIMITS.fewestRows - 1 }, 0],
  ['eight rows a day', { rows: LIMITS.fewestRows }, 1],
  ['no level', { cost: (p, r) => (r % 3) - 1 + (p % 3) / 100 - 0.01 + (p === 6 ? 10 : 0) }, 0],
  ['no time', { frame: { timeline: null } }, 0],
  ['what never falls', { cost: (p, r) => p * 100 + r }, 0],
])('%s', (_, changes, findings) => expect(told(changes)).toBe(findings));

test.each<[string, World, boolean]>([
  ['as many labels as may be', { dimension: { distinct: LIMITS.mostValues } }, true],
  ['too many labels', { dimension: { distinct: LIMITS.mostValues + 1 } }, false],
  ['the measure itself', { measure: { columns: ['team'] } }, false],
])('groups of a column with %s', (_, changes, isTold) =>
  expect(mined({ ...OF_A_TEAM, ...changes }).found.some(({ subject }) => subject.filter.length > 0)).toBe(isTold),
);

test('of a sample only the query knows the value', () =>
  expect(mined({ frame: { sampled: true } }).found[0]).toMatchObject({ expected: null }));

test('what the other groups do at that time as well is not one group’s own', () => {
  const ofTeams = (others: number) =>
    mined({
      ...OF_A_TEAM,
      cost: (period, row) => usual(period, row >> 1) + (period === 6 ? (row % 2 === 0 ? 10 : others) : 0),
    }).found.filter(({ subject }) => subject.filter.length > 0);
  expect(ofTeams(0)).toHaveLength(1);
  expect(ofTeams(4)).toHaveLength(1);
  expect(ofTeams(7)).toHaveLength(0);
});

test('several readings beside one another that lie off are one run', () => {
  const regular = { regular: true, edges: Array.from({ length: 61 }, (_, i) => START + i * DAY) };
  const off = (places: readonly number[]) => mined({ periods: 60, rows: 1, cost: (period) => 50 + ((period * 7) % 5) + (places.includes(period) ? 40 + (period === 30 ? 9 : 0) : 0), timeline: regular }).found.map(({ told }) => told.run); // prettier-ignore
  expect(off([30])).toEqual([null]);
  expect(off([30, 31])).toEqual([{ from: START + 30 * DAY, to: START + 31 * DAY }]);
});
