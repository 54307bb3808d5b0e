import type { Frame, Measure } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { handFacts } from '../../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { summaryOf } from '../../../testing/summary-of';
import { isOfResult } from '../../../testing/result-log';
import { mineMeasurePairs } from './mine-measure-pairs';

const ROWS = 80;
/** Numbers from 0 to 79, each once, in no order: 37 has no divisor in common with 80. */
const mixed = (by: number) => Array.from({ length: ROWS }, (_, i) => (i * by + 11) % ROWS);
const X = mixed(37);
/** Follows X as far as the other numbers let it. */
const following = (stray: number, sign = 1, by = 23) => X.map((x, i) => sign * x + stray * ((mixed(by)[i] ?? 0) - ROWS / 2));

function mined(
  columns: Readonly<Record<string, readonly number[]>>,
  frame: Partial<Frame> = {},
  changes: Partial<Measure> = {},
  log = new TestLog(),
) {
  const measures = Object.entries(columns).map(([column, cells], i) => handMeasure(column, cells, i === 0 ? changes : {}));
  const found = mineMeasurePairs({ frame: handFrame('t', measures[0]?.values.length ?? 0, { measures, ...frame }), log });
  return { found, run: log.run };
}

const pairs = ({ found }: ReturnType<typeof mined>) =>
  Object.values(found).flat().map(({ kind, topics, direction, small }) => `${kind}: ${topics.slice(0, 2).join(' ')} ${direction}${small ? ' small' : ''}`); // prettier-ignore

test('measures that rise together are told with their ρ', async () => {
  const columns = { x: X, y: following(0.5) };
  const { found, run } = mined(columns);
  expect(found.correlation.map(summaryOf)).toEqual([
    {
      by: 'x',
      direction: 'pos',
      effect: 0.900445382,
      expected: null,
      impact: 1,
      kind: 'correlation',
      member: null,
      n: 80,
      of: 'y',
      p: [6.28840979e-30],
      strength: 0.900445382,
      topics: ['x', 'y', 'x×y'],
      unit: null,
      within: [],
    },
  ]);
  expect(run).toBe(1);
  expect(await handFacts(columns, found.correlation)).toEqual([
    {
      bottom: 8.75,
      linear: 0.891490956,
      n: 80,
      n_bottom: 20,
      n_top: 20,
      top: 68.75,
      value: 0.900445382,
    },
  ]);
});

test.each<[string, Parameters<typeof mined>, string[]]>([
  ['that go opposite ways', [{ x: X, y: following(0.5, -1) }], ['correlation: x y neg']],
  ['that know nothing of each other', [{ x: X, y: mixed(23) }], []],
  ['of one column', [{ x: X, y: following(0) }, {}, { columns: ['y'] }], []],
  ['of which one is a share', [{ x: X, y: following(0) }, {}, { fraction: true }], []],
  ['of 29 rows', [{ x: X.slice(0, 29), y: following(0).slice(0, 29) }], []],
  ['of 30 rows', [{ x: X.slice(0, 30), y: following(0).slice(0, 30) }], ['correlation: x y pos']],
])('measures %s', (_, args, told) => expect(pairs(mined(...args))).toEqual(told));

test('what two stronger links imply is told behind them', () => {
  const alone = mined({ x: following(0.6, 1, 23), z: following(0.6, 1, 17) }).found.correlation[0];
  const { correlation } = mined({ x: following(0.6, 1, 23), y: X, z: following(0.6, 1, 17) }).found;
  const strength = (a: string, b: string) =>
    correlation.find(({ topics }) => topics[0] === a && topics[1] === b)?.strength ?? NaN;
  expect(correlation).toHaveLength(3);
  expect(strength('x', 'z')).toBeCloseTo(0.6 * (alone?.strength ?? NaN), 12);
  expect(strength('x', 'y')).toBeCloseTo(mined({ x: following(0.6, 1, 23), y: X }).found.correlation[0]?.strength ?? NaN, 12);
});

describe('within a group', () => {
  /** In the first half y follows x, in the second one it goes as `other` says. */
  const half = (other: (i: number) => number) => following(0.3).map((y, i) => (i % 2 === 0 ? y : other(i)));
  const team = X.map((_, i) => (i % 2 === 0 ? 'A' : 'B'));
  const groups = (changes: Parameters<typeof handDimension>[2] = {}) => ({ dimensions: [handDimension('team', team, changes)] });

  test('a link of its own is told', async () => {
    const columns = { x: X, y: half((i) => 200 + ((i * 7) % 13)) };
    const { found } = mined(columns, groups());
    expect(found['subgroup-correlation'].map(summaryOf)).toEqual([
  {
    by: "x",
    direction: "pos",
    effect: 0.962101313,
    expected: null,
    impact: 0.5,
    kind: "subgroup-correlation",
    member: "A",
    n: 40,
    of: "y",
    p: [
      4.79367561e-23,
      1.01669766e-15,
    ],
    strength: 0.865891182,
    topics: [
      "x",
      "y",
      "x×y",
    ],
    unit: null,
    within: [
      "team=A",
    ],
  },
]);
    expect(await handFacts({ ...columns, team }, found['subgroup-correlation'])).toEqual([
  {
    bottom: 7.6,
    linear: 0.959002842,
    n: 40,
    n_bottom: 10,
    n_top: 10,
    top: 71.2,
    value: 0.962101313,
  },
]);
  });

  const apart = { x: X, y: half((i) => 200 + ((i * 7) % 13)) };
  const inside = (...args: Parameters<typeof mined>) => mined(...args).found['subgroup-correlation'].map(({ subject }) => subject.filter[0]?.value);
  test.each<[string, Parameters<typeof mined>, string[]]>([
    ['as over all rows', [{ x: X, y: following(0.3) }, groups()], []],
    ['the other way round in both (Simpson)', [{ x: X.map((x, i) => x + (i % 2) * 200), y: X.map((x, i) => (i % 2) * 500 - x) }, groups()], ['A', 'B']],
    ['where only a few values differ', [{ x: X, y: X.map((x, i) => (i % 2 === 0 && x > 66 ? x : 0)) }, groups()], []],
    ['of names', [apart, groups({ entity: true })], []],
    ['of the measure itself', [apart, groups(), { columns: ['team'] }], []],
    ['of as many labels as may be', [apart, groups({ labels: ['A', 'B', ...'cdefghijkl'.split('')] })], ['A']],
    ['of too many labels', [apart, groups({ labels: ['A', 'B', ...'cdefghijklm'.split('')] })], []],
  ])('%s', (_, args, labels) => expect(inside(...args)).toEqual(labels)); // prettier-ignore
}); // prettier-ignore

describe('readings', () => {
  const DAY = 86_400_000;
  const times = (rows: number, series = 1) => Array.from({ length: rows }, (_, i) => Math.floor(i / series) * DAY);
  const regular = (rows: number, series = 1): Partial<Frame> => ({ timeline: handTimeline(times(rows, series), { regular: true, edges: [0, rows * DAY] }) }); // prettier-ignore
  const steps = Array.from({ length: ROWS }, (_, i) => ((i * 37) % 11) - 5);
  const sum = (list: readonly number[]) => list.map((_, i) => list.slice(0, i + 1).reduce((a, b) => a + b, 0));
  const drift = (own: readonly number[]) => sum(own.map((step) => step + 2));

  test('that drift are compared by their changes', async () => {
    const columns = { x: drift(steps), y: drift(steps.map((step, i) => step + (i % 3))) };
    const { found } = mined(columns, regular(ROWS));
    expect(found.correlation).toEqual([]);
    expect(found['change-correlation'].map(summaryOf)).toEqual([
      {
        by: 'x',
        direction: 'pos',
        effect: 0.9713562,
        expected: null,
        impact: 0.9875,
        kind: 'change-correlation',
        member: null,
        n: 79,
        of: 'y',
        p: [8.19810814e-50],
        strength: 0.58281372,
        topics: ['x', 'y', 'x×y'],
        unit: null,
        within: [],
      },
    ]);
    expect(await handFacts(columns, found['change-correlation'], times(ROWS))).toEqual([
      {
        bottom: -1.04761905,
        linear: 0.969730992,
        n: 79,
        n_bottom: 21,
        n_top: 22,
        top: 7.09090909,
        value: 0.9713562,
      },
    ]);
  });

  test('whose changes know nothing of each other are not told', () =>
    expect(pairs(mined({ x: drift(steps), y: drift(steps.map((_, i) => ((i * 29) % 13) - 6)) }, regular(ROWS)))).toEqual([]));

  test('of several series what only changes with time for all of them does not count', () => {
    const town = Array.from({ length: ROWS }, (_, i) => (i % 2 === 0 ? 'Rome' : 'Oslo'));
    const dimensions = [handDimension('town', town)];
    const wave = Array.from({ length: ROWS }, (_, i) => Math.floor(i / 2) % 10);
    const columns = { x: wave.map((x, i) => x + ((i * 37) % 7) / 10), y: wave.map((x, i) => x + ((i * 29) % 11) / 10) };
    expect(pairs(mined(columns, { ...regular(ROWS, 2), dimensions }))).toEqual([]);
  });
});

test.each([
  ['x', [true]],
  ['y', [true]],
  ['z', [false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined({ x: X, y: following(0.5) }, {}, {}, log).found.correlation)).toEqual(of),
);
