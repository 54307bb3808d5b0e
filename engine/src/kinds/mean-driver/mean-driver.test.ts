import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench, type Bench } from '../../read/testing/temporary-file';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { handDimension, handFrame, handMeasure, handTable, handTimeline } from '../../testing/hand-made-frame';
import { LIMITS } from './limits';
import { mineMeanDrivers } from './mean-driver';

const DAY = 86_400_000;
const EDGES = [0, 1, 2, 3].map((period) => Date.UTC(2024, 0, 1) + 10 * period * DAY);

/** Rows and mean of each group in the period before the last one and in the last one; values lie one above and one below the mean. */
type Levels = Record<string, [was: [n: number, mean: number], is: [n: number, mean: number]]>;

function rowsOf(levels: Levels) {
  const rows: { group: string; at: number; cost: number | null }[] = [];
  for (const [group, own] of Object.entries(levels))
    own.forEach(([n, mean], period) => {
      for (let i = 0; i < n; i++)
        rows.push({ group, at: (EDGES[period + 1] ?? 0) + (i % 10) * DAY, cost: mean + (i % 2 === 0 ? 1 : -1) });
    });
  // Neither the first period nor a row without a value counts.
  rows.push({ group: 'A', at: EDGES[0] ?? 0, cost: 1000 }, { group: 'A', at: EDGES[2] ?? 0, cost: null });
  return rows;
}

interface Changes {
  timeline?: Partial<Timeline>;
  dimension?: Partial<Dimension>;
  measure?: Partial<Measure>;
  frame?: Partial<Frame>;
}

function mined(levels: Levels, { timeline, dimension, measure, frame }: Changes = {}) {
  const rows = rowsOf(levels);
  const log = new TestLog();
  const findings = mineMeanDrivers({
    frame: handFrame('t', rows.length, {
      dimensions: [handDimension('team', rows.map(({ group }) => group), dimension)],
      measures: [handMeasure('cost', rows.map(({ cost }) => cost), measure)],
      timeline: handTimeline(rows.map(({ at }) => at), { edges: EDGES, ...timeline }),
      ...frame,
    }),
    log,
  });
  return { findings, run: log.run };
} // prettier-ignore

/** A alone has become dearer: from 10 to 30 in a quarter of the rows. */
const DEARER: Levels = { A: [[10, 10], [10, 30]], B: [[30, 10], [30, 10]] }; // prettier-ignore
/** There is more of A, which has always been dear. */
const MORE: Levels = { A: [[10, 60], [20, 60]], B: [[20, 10], [10, 10]], C: [[10, 10], [10, 10]] }; // prettier-ignore

/** Sum of squares about their mean of groups whose values lie one above and one below their own. */
const squares = (...groups: [n: number, mean: number][]) => {
  const all = groups.reduce((sum, [n]) => sum + n, 0);
  const mean = groups.reduce((sum, [n, own]) => sum + n * own, 0) / all;
  return groups.reduce((sum, [n, own]) => sum + n + n * (own - mean) ** 2, 0);
};
/** Squared standard error of the mean of such groups. */
const error = (...groups: [number, number][]) => {
  const all = groups.reduce((sum, [n]) => sum + n, 0);
  return squares(...groups) / (all - 1) / all;
};

test('a group whose own level has changed carries the change of the mean', () => {
  const { findings, run } = mined(DEARER);
  expect(findings).toMatchObject([
    {
      kind: 'mean-driver',
      subject: { filter: [], breakdown: 'team', measure: { op: 'mean', column: 'cost' } },
      member: 'A',
      direction: 'up',
      unit: '%',
      n: 80,
      effect: 1,
      strength: LIMITS.weight,
      impact: 1,
      expected: null,
      told: { label: 'A', last: 2, byMix: false, up: true },
      topics: ['moment', 'team', 'cost', 'driver×cost'],
    },
  ]);
  const [moved, own] = findings[0]?.tests ?? [];
  expect(moved?.p).toBeCloseTo(normalTwoSided(5 / Math.sqrt(error([40, 10]) + error([10, 30], [30, 10]))), 12);
  expect(own?.p).toBeCloseTo(normalTwoSided(20 / Math.sqrt(2 * error([10, 10]) + 2 * error([30, 10]))), 12);
  expect(run).toBe(2);
}); // prettier-ignore

test('a group of which there is more carries it as well', () => {
  const [found] = mined(MORE).findings;
  expect(found).toMatchObject({ member: 'A', direction: 'up', told: { byMix: true, up: true } });
  // A adds (½ − ¼) × (60 − 28.75), B −¼ × (10 − 28.75), where 28.75 lies midway between both means: 12.5 in all.
  expect(found?.effect).toBeCloseTo((0.25 * 31.25) / 12.5, 12);
  expect(found?.strength).toBeCloseTo(LIMITS.weight * 0.625, 12);
  expect(found?.tests[1]?.p).toBeCloseTo(normalTwoSided(0.25 / Math.sqrt(0.375 * 0.625 * (2 / 40))), 12);
});

test('a fall has the other direction', () => {
  const fallen: Levels = { A: [[10, 30], [10, 10]], B: [[30, 10], [30, 10]] };
  expect(mined(fallen).findings).toMatchObject([{ member: 'A', direction: 'down', effect: 1, told: { up: false } }]);
}); // prettier-ignore

/** Fourteen months; team A's figures are 20 more or less in some of the last ones, all others as ever. */
function months(off: Readonly<Record<number, number>>) {
  const edges = Array.from({ length: 16 }, (_, month) => Date.UTC(2023, month, 1));
  const rows = edges.slice(0, -1).flatMap((at, month) =>
    Array.from({ length: 40 }, (_, i) => ({
      group: i < 10 ? 'A' : 'B',
      at: at + (i % 10) * DAY,
      cost: 30 + (i < 10 ? (off[month] ?? 0) : 0) + (i % 2 === 0 ? 1 : -1),
    })),
  );
  const frame = handFrame('t', rows.length, {
    dimensions: [handDimension('team', rows.map(({ group }) => group))],
    measures: [handMeasure('cost', rows.map(({ cost }) => cost))],
    timeline: handTimeline(rows.map(({ at }) => at), { edges, grain: 'month' }),
  });
  return mineMeanDrivers({ frame, log: new TestLog() }).map(({ member, direction }) => [member, direction]);
} // prettier-ignore

test.each([
  ['a month that is lower than that of the year before', { 14: -20 }, [['A', 'down']]],
  ['like those before it', { 12: -20, 13: -20, 14: -20 }, [['A', 'down']]],
  ['or by less than they were higher', { 12: 20, 13: 20, 14: -20 }, []],
  ['and by far more', { 12: 5, 13: 5, 14: -20 }, [['A', 'down']]],
])('%s', (_, off, told) => expect(months(off)).toEqual(told));

describe('the query', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  test.each<[string, Levels, object]>([
    ['own level', DEARER, { value: 1, t0: 10, t1: 15, s0: 0.25, s1: 0.25, m0: 10, m1: 30, n: 80 }],
    ['share of the rows', MORE, { value: 0.625, t0: 22.5, t1: 35, s0: 0.25, s1: 0.5, m0: 60, m1: 60, n: 80 }],
  ])('gives the part of the %s and what it is made of', async (_, levels, figures) => {
    const { connection } = bench.engine;
    const rows = rowsOf(levels);
    await handTable(connection, 't', { team: rows.map(({ group }) => group), cost: rows.map(({ cost }) => cost) }, rows.map(({ at }) => at)); // prettier-ignore
    expect(await firstRow(connection, mined(levels).findings[0]?.sql ?? '')).toEqual(figures);
  });
});

const told = (levels: Levels, changes?: Changes) => mined(levels, changes).findings.length > 0;

test.each<[string, Levels, boolean]>([
  ['of so many rows', { A: [[10, 10], [10, 30]], B: [[20, 10], [20, 10]] }, true],
  ['of one row less before', { A: [[10, 10], [10, 30]], B: [[19, 10], [20, 10]] }, false],
  ['of one row less after', { A: [[10, 10], [10, 30]], B: [[20, 10], [19, 10]] }, false],
  ['by so much', { A: [[10, 100], [10, 132]], B: [[30, 100], [30, 100]] }, true],
  ['by less', { A: [[10, 100], [10, 131]], B: [[30, 100], [30, 100]] }, false],
  ['of which the group has too few rows', { A: [[2, 10], [2, 300]], B: [[38, 10], [38, 10]] }, false],
  ['that all groups share', { A: [[20, 10], [20, 30]], B: [[20, 10], [20, 30]] }, false],
  ['without a change', { A: [[20, 10], [20, 10]], B: [[20, 10], [20, 10]] }, false],
])('a change %s', (_, levels, isTold) => expect(told(levels)).toBe(isTold)); // prettier-ignore

test.each<[string, Changes]>([
  ['of a running total', { measure: { values: Float64Array.from(rowsOf(DEARER), (_, i) => i) } }],
  ['of a time from start to end', { measure: { pair: { start: 'a', end: 'b' } } }],
  ['of the times themselves', { measure: { columns: ['moment'] } }],
  ['of the column itself', { measure: { columns: ['team'] } }],
  ['by a column of many labels', { dimension: { distinct: LIMITS.mostValues + 1 } }],
  ['over two periods', { timeline: { edges: EDGES.slice(0, 3) } }],
  ['without times', { frame: { timeline: null } }],
])('no driver is looked for %s', (_, changes) => expect(told(DEARER, changes)).toBe(false));

test('of one series of readings the last one is no group of rows', () => {
  const times = rowsOf(DEARER).map((_, i) => (EDGES[0] ?? 0) + i * 1000);
  const frame = { timeline: handTimeline(times, { edges: EDGES, regular: true }) };
  expect(told(DEARER, { frame })).toBe(false);
});

describe('an outcome', () => {
  /** So many rows of each team are lost, of 20 in each period. */
  const outcome = (lost: Record<string, [number, number]>, changes: Partial<Dimension> = {}) => {
    const rows = Object.entries(lost).flatMap(([team, counts]) =>
      counts.flatMap((n, period) =>
        Array.from({ length: 20 }, (_, i) => ({ team, at: (EDGES[period + 1] ?? 0) + i * 1000, state: i < n ? 'lost' : 'won' })),
      ),
    );
    const log = new TestLog();
    const dimensions = [
      handDimension('team', rows.map(({ team }) => team)),
      handDimension('state', rows.map(({ state }) => state), { outcome: true, ...changes }),
    ];
    const timeline = handTimeline(rows.map(({ at }) => at), { edges: EDGES });
    return mineMeanDrivers({ frame: handFrame('t', rows.length, { dimensions, timeline }), log });
  };

  test('of two labels changes by the rarer one', () => {
    expect(outcome({ A: [2, 12], B: [2, 2] })).toMatchObject([
      { subject: { breakdown: 'team', measure: { op: 'rate', column: 'state', value: 'lost' } }, member: 'A', effect: 1, topics: ['moment', 'team', 'rate(state=lost)', 'driver×rate(state=lost)'] },
    ]);
  });

  test('is no group of itself, and a column that is none has no rate', () => {
    expect(outcome({ A: [2, 12], B: [2, 2] }, { outcome: false })).toEqual([]);
  });
}); // prettier-ignore
