import type { Dimension, Frame, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench, type Bench } from '../../read/testing/temporary-file';
import { chiSquareUpper, poissonLower, poissonUpper } from '../../stats/distributions/distributions';
import { handDimension, handFrame, handTable, handTimeline } from '../../testing/hand-made-frame';
import { mineDrivers } from './driver';
import { LIMITS } from './limits';

const DAY = 86_400_000;
const EDGES = [0, 1, 2, 3].map((period) => Date.UTC(2024, 0, 1) + 10 * period * DAY);

/** How many rows of each group lie in the period before the last one and in the last one. */
type Counts = Record<string, [number, number]>;

function rowsOf(counts: Counts) {
  const rows: { group: string; at: number }[] = [];
  for (const [group, own] of Object.entries(counts))
    own.forEach((n, period) => {
      for (let i = 0; i < n; i++) rows.push({ group, at: (EDGES[period + 1] ?? 0) + (i % 10) * DAY });
    });
  // Neither the first period nor what lies beyond the last one counts.
  for (const at of [EDGES[0], EDGES[0], EDGES[3]]) rows.push({ group: 'A', at: at ?? 0 });
  return rows;
}

interface Changes {
  timeline?: Partial<Timeline>;
  dimension?: Partial<Dimension>;
  frame?: Partial<Frame>;
}

function mined(counts: Counts, { timeline, dimension, frame }: Changes = {}) {
  const rows = rowsOf(counts);
  const log = new TestLog();
  const groups = handDimension('team', rows.map(({ group }) => group), dimension); // prettier-ignore
  const time = handTimeline(rows.map(({ at }) => at), { edges: EDGES, ...timeline }); // prettier-ignore
  const findings = mineDrivers({ frame: handFrame('t', rows.length, { dimensions: [groups], timeline: time, ...frame }), log });
  return { findings, run: log.run };
}

const GROWN: Counts = { A: [20, 70], B: [80, 90] };

test('the group that carries the change is told with its part of it', () => {
  const { findings, run } = mined(GROWN);
  expect(findings).toMatchObject([
    {
      kind: 'driver',
      subject: { filter: [], breakdown: 'team', measure: { op: 'count' } },
      member: 'A',
      direction: 'up',
      unit: '%',
      n: 260,
      impact: 260 / 263,
      told: { label: 'A', last: 2 },
      topics: ['moment', 'team', 'driver'],
    },
  ]);
  const [found] = findings;
  for (const part of [found?.effect, found?.expected]) expect(part).toBeCloseTo(50 / 60, 12);
  expect(found?.strength).toBeCloseTo((LIMITS.weight * 50) / 60, 12);
  // Each group against 1.6 times what it was: (70 − 32)² / (90 × 1.6) + (90 − 128)² / (170 × 1.6).
  expect(found?.tests[0]?.p).toBeCloseTo(2 * poissonUpper(160, 100), 12);
  expect(found?.tests[1]?.p).toBeCloseTo(chiSquareUpper(1444 / 144 + 1444 / 272, 1), 12);
  expect(run).toBe(2);
});

test('a fall is carried by the group that has lost most', () => {
  const [found] = mined({ A: [70, 20], B: [90, 80] }).findings;
  expect(found).toMatchObject({ member: 'A', direction: 'down' });
  expect(found?.effect).toBeCloseTo(50 / 60, 12);
  expect(found?.tests[0]?.p).toBeCloseTo(2 * poissonLower(100, 160), 12);
});

test('a group that goes against the others carries more than all of it, and its strength stays on the scale', () => {
  const [found] = mined({ A: [20, 90], B: [80, 60] }).findings;
  expect(found?.effect).toBeCloseTo(1.4, 12);
  expect(found?.strength).toBe(LIMITS.weight);
});

describe('the query', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  test.each<[Counts, object]>([
    [GROWN, { before: 100, after: 160, was: 20, now_is: 70 }],
    [
      { A: [70, 20], B: [90, 80] },
      { before: 160, after: 100, was: 70, now_is: 20 },
    ],
  ])('of %j gives the part and what it is made of', async (counts, figures) => {
    const rows = rowsOf(counts);
    const { connection } = bench.engine;
    await handTable(connection, 't', { team: rows.map(({ group }) => group) }, rows.map(({ at }) => at)); // prettier-ignore
    const [found] = mined(counts).findings;
    expect(await firstRow(connection, found?.sql ?? '')).toEqual({ value: 50 / 60, ...figures });
  });
});

const told = (counts: Counts, changes?: Changes) => mined(counts, changes).findings.length > 0;

test.each<[string, Counts, boolean]>([
  ['of so many rows', { A: [6, 16], B: [24, 24] }, true],
  ['of one row less', { A: [6, 16], B: [23, 23] }, false],
  ['by so much', { A: [20, 35], B: [80, 80] }, true],
  ['by less', { A: [20, 34], B: [80, 80] }, false],
  ['that all groups share', { A: [20, 32], B: [80, 128] }, false],
  ['of which the group carries what it has of the rows and half as much', { A: [30, 75], B: [50, 85] }, true],
  ['of which the group carries less', { A: [31, 75], B: [49, 85] }, false],
])('a change %s', (_, counts, isTold) => expect(told(counts)).toBe(isTold));

test('a change that is too small is not tested', () => expect(mined({ A: [20, 34], B: [80, 80] }).run).toBe(0));

test.each<[string, Changes]>([
  ['readings', { timeline: { regular: true } }],
  ['two periods', { timeline: { edges: EDGES.slice(0, 3) } }],
  ['a table without times', { frame: { timeline: null } }],
  ['a column of many labels', { dimension: { distinct: LIMITS.mostValues + 1 } }],
])('no driver is looked for in %s', (_, changes) => expect(told(GROWN, changes)).toBe(false));

test('a column of as many labels as can be looked through is', () => {
  expect(told(GROWN, { dimension: { distinct: LIMITS.mostValues } })).toBe(true);
});

test('of a sample the part is only known from the query', () => {
  expect(mined(GROWN, { frame: { sampled: true } }).findings[0]).toMatchObject({ expected: null, effect: 50 / 60 });
});
