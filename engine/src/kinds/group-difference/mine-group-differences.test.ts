import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { SMALL_GROUP } from '../../insights/finding';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { chiSquareUpper, normalTwoSided } from '../../stats/distributions/distributions';
import { rank } from '../../stats/distributions/ranks';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { handDimension, handFrame, handMeasure, handTable, handTimeline, type Cells } from '../../testing/hand-made-frame';
import { isOfResult } from '../../testing/result-log';
import { mineGroupDifferences } from './group-difference';
import { LIMITS } from './limits';

type Groups = Record<string, readonly number[]>;
/** Values that lie evenly between two ends. */
const between = (n: number, low: number, high: number) => Array.from({ length: n }, (_, i) => low + ((high - low) * i) / (n - 1));
const columnsOf = (groups: Groups): Record<'team' | 'cost', Cells> => {
  const rows = Object.entries(groups).flatMap(([team, costs]) => costs.map((cost) => ({ team, cost })));
  return { team: rows.map(({ team }) => team), cost: rows.map(({ cost }) => cost) };
};

function mined(groups: Groups, changes: { dimension?: Partial<Dimension>; measure?: Partial<Measure>; frame?: Partial<Frame> } = {}, log = new TestLog()) {
  const { team, cost } = columnsOf(groups);
  const frame = handFrame('t', cost.length, {
    dimensions: [handDimension('team', team, changes.dimension)],
    measures: [handMeasure('cost', cost, { unit: 'EUR', family: 'costs', ...changes.measure })],
    ...changes.frame,
  });
  return { findings: mineGroupDifferences({ frame, log }), run: log.run };
} // prettier-ignore
const told = (groups: Groups, changes?: Parameters<typeof mined>[1]) =>
  mined(groups, changes).findings.map(({ member, direction, small }) => [member, small === true ? 'small' : direction]);

const same = between(40, 9, 11);
/** A lies far above three others that are alike. */
const ABOVE: Groups = { A: between(40, 19, 21), B: same, C: same, D: same };

const kruskal = (groups: Groups) => {
  const { ranks } = rank(Float64Array.from(Object.values(groups).flat()));
  const result = kruskalWallis(ranks, Int32Array.from(Object.values(groups).flatMap((own, code) => own.map(() => code))));
  if (!result) throw new Error('there are groups');
  return result;
};

test('a group that stands out is told with its mean, its rank and both tests', () => {
  const { findings } = mined(ABOVE);
  const { epsilonSquared, h, groups } = kruskal(ABOVE);
  expect(findings).toMatchObject([
    {
      kind: 'group-difference',
      subject: { filter: [], breakdown: 'team', measure: { op: 'mean', column: 'cost' } },
      member: 'A',
      direction: 'high',
      unit: 'EUR',
      n: 40,
      effect: epsilonSquared,
      impact: 1,
      told: { label: 'A', high: true, among: 'all' },
      topics: ['team', 'cost', 'team×costs'],
    },
  ]);
  const [found] = findings;
  expect(found?.expected).toBeCloseTo(20, 9);
  expect(found?.strength).toBeCloseTo(Math.sqrt(epsilonSquared) * (epsilonSquared > LIMITS.structure ? LIMITS.weightOfStructure : 1), 12);
  expect(found?.tests.map(({ p }) => p)).toEqual([chiSquareUpper(h, 3), normalTwoSided(groups[0]?.z ?? 0)]);
}); // prettier-ignore

test('a group below the others is the lowest', () => {
  expect(mined({ ...ABOVE, A: between(40, -1, 1) }).findings).toMatchObject([{ member: 'A', direction: 'low', told: { high: false, among: 'all' } }]);
}); // prettier-ignore

test('of two that stand out on one side the farther one is told first, where it is sure as well', () => {
  const two = (n: number): Groups => ({ A: between(120, 17, 19), B: between(n, 24, 26), C: between(120, 9, 11), D: between(120, 9, 11) });
  expect(told(two(30))[0]).toEqual(['B', 'high']);
  expect(told(two(SMALL_GROUP - 1))[0]).toEqual(['A', 'high']);
}); // prettier-ignore

test('the other end of the scale is told as well, what lies between is not', () => {
  const spread: Groups = { A: between(40, 19, 21), B: same, C: same, D: between(30, -1, 1), E: between(40, 10, 12) };
  expect(told(spread)).toEqual([
    ['A', 'high'],
    ['D', 'low'],
  ]);
  const [first, second] = mined(spread).findings;
  expect((second?.strength ?? 0) / (first?.strength ?? 1)).toBeCloseTo(LIMITS.weightOfSecond, 12);
});

test('a group that differs from the others only because the first is among them is no news', () => {
  expect(told({ A: between(40, 99, 101), B: same, C: between(40, 9.2, 11.2) })).toEqual([['A', 'high']]);
});

test('a group that is there for a short time is not told for what the others of that time have as well', () => {
  const DAY = 86_400_000;
  // A and part of B come in the first of twenty weeks, the others later.
  const at = (early: number) => ({ frame: { timeline: handTimeline([...Array.from({ length: 40 + early }, (_, i) => (i % 7) * DAY), ...Array.from({ length: 120 - early }, (_, i) => (20 + i) * DAY)]) } }); // prettier-ignore
  const groups = (ofB: number): Groups => ({
    A: between(40, 19, 21),
    B: [...between(20, ofB, ofB + 2), ...between(20, 9, 11)],
    C: same,
    D: same,
  });
  expect(told(groups(19))).toContainEqual(['A', 'high']);
  expect(told(groups(19), at(20))).toEqual([]);
  expect(told(groups(9), at(20))).toEqual([['A', 'high']]);
  expect(told(groups(19), at(0))).toContainEqual(['A', 'high']);
});

test('of two groups one is told, and it has no rank', () => {
  const { findings } = mined({ A: between(40, 19, 21), B: same });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ told: { among: null } });
});

test('an outcome explains less than what is known before', () => {
  const [plain] = mined(ABOVE).findings;
  const [outcome] = mined(ABOVE, { dimension: { outcome: true } }).findings;
  expect((outcome?.strength ?? 0) / (plain?.strength ?? 1)).toBeCloseTo(LIMITS.weightOfOutcomes, 12);
});

test.each<[string, Partial<Dimension>, Partial<Frame>, 'all' | number | null]>([
  ['all labels', {}, {}, 'all'],
  ['the frequent ones', { distinct: 9 }, {}, 4],
  ['a sample that leaves no doubt', {}, { sampled: true }, 'all'],
  ['a sample of the frequent ones', { distinct: 9 }, { sampled: true }, null],
])('among %s', (_, dimension, frame, among) => {
  expect(mined(ABOVE, { dimension, frame }).findings[0]?.told).toMatchObject({ among });
});

test('two groups of one mean are both the highest, or neither', () => {
  const [found] = mined({ ...ABOVE, B: between(40, 19, 21) }).findings;
  expect(found?.told).toMatchObject({ among: null });
});

test('in a sample a group that lies close to the next is not sure to be the highest', () => {
  const close: Groups = { A: between(40, 19, 21), B: between(40, 18.9, 20.9), C: same, D: same, E: same };
  const among = (sampled: boolean) => mined(close, { frame: { sampled } }).findings.find(({ member }) => member === 'A')?.told;
  expect(among(true)).toMatchObject({ among: null });
  expect(among(false)).toMatchObject({ among: 'all' });
});

test('a group that is far out by one row is not told', () => {
  const one: Groups = { A: [...between(SMALL_GROUP, 9.5, 11.5), 5000], B: same, C: same, D: same };
  expect(told(one).filter(([, direction]) => direction !== 'small')).toEqual([]);
});

test.each<[string, Parameters<typeof mined>[1]]>([
  ['a share', { measure: { fraction: true } }],
  ['the column itself', { measure: { columns: ['team'] } }],
])('groups are not compared by %s', (_, changes) => expect(mined(ABOVE, changes)).toEqual({ findings: [], run: 0 }));

test('groups that are alike are told nothing of', () => {
  expect(told({ A: same, B: same, C: same })).toEqual([]);
  expect(mined({ A: same, B: same, C: same }).run).toBe(1);
});

test('of many rows a small difference is told for its certainty only', () => {
  const many = (shift: number) => between(3000, shift, 10 + shift);
  expect(told({ A: many(0.5), B: many(0) })).toEqual([[null, 'small']]);
  expect(told({ A: between(40, 0.5, 10.5), B: between(40, 0, 10) })).toEqual([]);
});

test('the query gives mean, spread and median of the group, and the mean of the others', async () => {
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', columnsOf(ABOVE));
  const facts = await firstRow(bench.engine.connection, mined(ABOVE).findings[0]?.sql ?? '');
  await bench.close();
  expect(facts).toMatchObject({ n: 40 });
  for (const [key, value] of [['value', 20], ['baseline', 10], ['middle', 20], ['sd', Math.sqrt((40 * 41) / 3 / 39 / 39)]] as const)
    expect(facts?.[key]).toBeCloseTo(value, 9);
}); // prettier-ignore

test.each([
  ['team', [true, true]],
  ['cost', [true, true]],
  ['age', [false, false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined(ABOVE, {}, log).findings)).toEqual(of),
);
