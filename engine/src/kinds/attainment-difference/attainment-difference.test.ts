import type { Dimension, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { isOfResult } from '../../testing/result-log';
import { mineTargetRates } from './attainment-difference';

interface World {
  /** Of 50 rows of each of four teams, those that reach the target. */
  met?: readonly number[];
  rows?: number;
  measure?: Partial<Measure>;
  dimension?: Partial<Dimension>;
}

function world({ met = [40, 20, 20, 20], rows = 50, measure, dimension }: World) {
  const team = met.flatMap((_, i) => Array.from({ length: rows }, () => 'ABCD'[i] ?? ''));
  const reached = met.flatMap((hits) => Array.from({ length: rows }, (_, row) => (row < hits ? 1 : 0)));
  const made = handFrame('t', team.length, {
    dimensions: [handDimension('team', team, dimension)],
    measures: [handMeasure('reached', reached, { fraction: true, ...measure })],
  });
  return { made, team, reached };
}

function mined(changes: World = {}, log = new TestLog()) {
  const found = mineTargetRates({ frame: world(changes).made, log });
  return { found, run: log.run };
}

test('the team that reaches its target most is told beside the others', async () => {
  const { found, run } = mined();
  // 100 of 200 reach it: χ² = 50 (0.3² + 3 × 0.1²) / 0.25 = 24, V = √((24 − 3) / 200).
  expect(found[0]?.effect).toBeCloseTo(Math.sqrt(21 / 200), 12);
  expect(found.map(({ among: _, ...rest }) => summaryOf(rest))).toEqual([
    {
      by: 'team',
      direction: 'high',
      effect: 0.324037035,
      expected: 0.8,
      impact: 1,
      kind: 'attainment-difference',
      member: 'A',
      n: 50,
      of: 'reached',
      p: [0.0000249799777, 9.63357009e-7],
      strength: 0.324037035,
      topics: ['team', 'reached', 'team×reached'],
      unit: '%',
      within: [],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ label: 'A', high: true });
  expect(run).toBe(1);
  const { team, reached } = world({});
  expect(await handFacts({ team, reached }, found)).toEqual([{ value: 0.8, baseline: 0.4, n: 50, hits: 40 }]);
});

test.each<[string, World, [string, string | null, string][]]>([
  ['a low one', { met: [10, 30, 30, 30] }, [['attainment-difference', 'A', 'low']]],
  ['of an outcome, which is no surprise', { dimension: { outcome: true } }, [['attainment-difference', 'A', 'high']]],
  ['all alike', { met: [20, 20, 20, 20] }, []],
  ['hardly apart, and not certain', { met: [24, 20, 20, 20] }, []],
  ['hardly apart in very many rows', { met: [220, 200, 200, 200], rows: 2000 }, []],
  ['hardly apart, but certain', { met: [1200, 1000, 1000, 1000], rows: 2000 }, [['attainment-difference', null, 'none']]],
  ['apart by too little where it is rare', { met: [45, 0, 0, 0], rows: 1000 }, []],
  ['all reach it', { met: [50, 50, 50, 50] }, []],
  ['none reaches it', { met: [0, 0, 0, 0] }, []],
  ['no share', { measure: { fraction: false } }, []],
  ['teams by the measure itself', { measure: { columns: ['team'] } }, []],
  ['a single team', { met: [20] }, []],
])('%s', (_, changes, told) =>
  expect(mined(changes).found.map(({ kind, member, direction }) => [kind, member, direction])).toEqual(told),
);

test('an outcome counts half', () =>
  expect(mined({ dimension: { outcome: true } }).found[0]?.strength).toBeCloseTo((mined().found[0]?.strength ?? 0) / 2, 12));

test.each([
  ['team', [true, true]],
  ['reached', [true, true]],
  ['age', [false, false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined({}, log).found)).toEqual(of),
);
