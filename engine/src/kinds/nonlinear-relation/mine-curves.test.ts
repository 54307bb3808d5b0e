import type { Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline, type Cells } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { isOfResult } from '../../testing/result-log';
import { LIMITS } from './limits';
import { mineCurves } from './nonlinear-relation';

const ROWS = 200;
const noise = (i: number) => ((i * 37) % 11) / 10;
/** Five doses, of which the third one heals most. */
const DOSE = Array.from({ length: ROWS }, (_, i) => i % 5);
const HEALED = DOSE.map((dose, i) => 10 - 2 * Math.abs(dose - 2) + noise(i));

interface World {
  x?: Cells;
  y?: Cells;
  ofX?: Partial<Measure>;
  ofY?: Partial<Measure>;
  frame?: Partial<Frame>;
}

function mined({ x = DOSE, y = HEALED, ofX, ofY, frame }: World = {}, log = new TestLog()) {
  const measures = [handMeasure('x', x, ofX), handMeasure('y', y, ofY)];
  const all = mineCurves({ frame: handFrame('t', x.length, { measures, ...frame }), log });
  // y splits x as well; what is looked at here is x.
  return { found: all.filter(({ subject }) => subject.breakdown === 'x'), all, run: log.run };
}

test('the value at which the other measure is highest is told with both sides of it', async () => {
  const { found } = mined();
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'x',
      direction: 'high',
      effect: 0.864995097,
      expected: null,
      impact: 1,
      kind: 'nonlinear-relation',
      member: '2',
      n: 40,
      of: 'y',
      p: [3.64271501e-36, 1.38528716e-22],
      strength: 0.837046013,
      topics: ['x', 'y', 'x×y'],
      unit: null,
      within: [],
    },
  ]);
  expect(await handFacts({ x: DOSE, y: HEALED }, found)).toEqual([
    {
      above: 7.4975,
      baseline: 8.097,
      below: 7.49375,
      n: 40,
      value: 10.5025,
    },
  ]);
});

test('of many values an eighth of the rows is a stretch', async () => {
  const x = Array.from({ length: 320 }, (_, i) => (i * 37) % 320);
  const y = x.map((at, i) => (at >= 120 && at < 160 ? 1 : 5) + noise(i));
  const { found } = mined({ x, y });
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'x',
      direction: 'low',
      effect: 0.333518294,
      expected: null,
      impact: 1,
      kind: 'nonlinear-relation',
      member: '120 to 159',
      n: 40,
      of: 'y',
      p: [5.13832905e-20, 1.07096967e-24],
      strength: 0.519759385,
      topics: ['x', 'y', 'x×y'],
      unit: null,
      within: [],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ low: 120, high: 159, up: false });
  expect(await handFacts({ x, y }, found)).toEqual([
    {
      above: 5.490625,
      baseline: 4.9984375,
      below: 5.49833333,
      n: 40,
      value: 1.53,
    },
  ]);
});

const lows = Array.from({ length: ROWS }, (_, i) => (i % 5 === 4 ? -3 : i % 5 === 0 ? 1 : 5) + noise(i));
test.each<[string, World, string[]]>([
  ['that falls at its end', { y: lows }, ['4 low end']],
  ['that falls in the middle', { y: DOSE.map((dose, i) => 2 * Math.abs(dose - 2) + noise(i)) }, ['2 low']],
  ['that rises steadily', { y: DOSE.map((dose, i) => 2 * dose + noise(i)) }, []],
  ['that stays', { y: DOSE.map((_, i) => noise(i)) }, []],
  ['of two values', { x: DOSE.map((dose) => (dose === 2 ? 1 : 0)) }, []],
  ['of three values', { x: DOSE.map((dose) => Math.abs(dose - 2)).map((far) => (far === 0 ? 1 : far === 1 ? 0 : 2)) }, ['2 low end']],
  ['of two times fewest rows', { x: DOSE.slice(0, 60), y: HEALED.slice(0, 60) }, []],
  ['of more rows a value', { x: DOSE.slice(0, 60).map((dose) => (dose === 2 ? 1 : dose < 2 ? 0 : 2)), y: DOSE.slice(0, 60).map((dose, i) => (dose === 2 ? 9 : 1) + noise(i)) }, []],
  ['of a share', { ofX: { fraction: true } }, []],
  ['of a duration', { ofX: { kind: 'duration' } }, []],
  ['of one family', { ofX: { family: 'y' } }, []],
  ['of a series of readings', { frame: { timeline: handTimeline([], { regular: true }) } }, []],
])('a curve %s', (_, changes, told) =>
  expect(mined(changes).found.map(({ member, direction, atEnd }) => `${String(member)} ${direction}${atEnd ? ' end' : ''}`)).toEqual(told)); // prettier-ignore

test('up to so many values each is a group, of more each is an eighth of the rows', () => {
  const of = (values: number) => {
    const x = Array.from({ length: values * 40 }, (_, i) => i % values);
    return mined({ x, y: x.map((at, i) => (at === 6 ? 9 : 1) + noise(i)) }).found.map(({ member }) => member);
  };
  expect([of(LIMITS.mostValues), of(LIMITS.mostValues + 1)]).toEqual([['6'], ['6 to 7']]);
});

test('a stretch whose rows differ from the others as their label does is left to the label', () => {
  // Trains wait 30 to 40 minutes, buses less and planes more; who takes a train travels alone.
  const mode = Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 'train' : i % 2 === 0 ? 'plane' : 'bus'));
  const x = mode.map((own, i) => (own === 'train' ? 30 : own === 'bus' ? 0 : 55) + ((i * 37) % 41) / 1.5);
  const y = mode.map((own, i) => (own === 'train' ? 1 : 4) + noise(i));
  const told = (dimensions: Frame['dimensions']) => mined({ x, y, frame: { dimensions } }).found.length;
  expect(told([])).toBe(1);
  expect(told([handDimension('mode', mode)])).toBe(0);
  expect(told([handDimension('day', x.map((_, i) => 'abcde'[(i * 3) % 5] ?? ''))])).toBe(1); // prettier-ignore
});

test('where of one label’s rows one is computed from the other, no stretch is told of them', () => {
  const income = Array.from({ length: 300 }, (_, i) => 2 + ((i * 37) % 101) / 10);
  const card = income.map((_, i) => (i % 4 === 0 ? 'no' : 'yes'));
  const share = income.map((own, i) => (i % 4 === 0 ? 0.2 / own : 0.05 + ((i * 53) % 89) / 20));
  const told = (dimensions: Frame['dimensions']) => mined({ x: share, y: income, frame: { dimensions } }).found.length;
  expect(told([handDimension('card', card)])).toBe(0);
});

test('a stretch of a rate that is one event among so many is left to how many they are', () => {
  // One of 13 to 20 leaves in a quarter of the courses, and larger courses come to more; of the others none or two leave.
  const gone = Array.from({ length: 320 }, (_, i) => (i % 8 < 3 ? 0 : i % 8 < 5 ? 1 : 2));
  const all = gone.map((one, i) => (one === 1 ? 13 + ((i * 5) % 8) : 5 + ((i * 7) % (one === 0 ? 14 : 9))));
  const x = gone.map((one, i) => (100 * one) / (all[i] ?? 1));
  const y = all.map((one, i) => one * 50 + noise(i));
  const told = (weights?: number[]) =>
    mined({ x, y, ofX: weights ? { weights: Float64Array.from(weights, (one) => one / 100) } : {} }).found.length;
  expect([told(), told(all)]).toEqual([1, 0]);
});

test('cells that are empty belong to no stretch', () => {
  const x = DOSE.map((dose, i) => (i % 10 === 0 ? null : dose));
  expect(mined({ x }).found[0]).toMatchObject({ member: '2', n: 40, impact: 0.9 });
});

test('where a measure rises once, no stretch above the step is told that what follows it is like', () => {
  const x = Array.from({ length: 480 }, (_, i) => (i * 37) % 480);
  // The first eighth above the step is by a trifle the highest.
  const y = x.map((at, i) => (at < 240 ? 3 : at < 300 ? 5.06 : 5) + noise(i));
  expect(mined({ x, y }).found.filter(({ tests }) => tests.every(({ p }) => p < 0.01)).map(({ member }) => member)).toEqual([]);
}); // prettier-ignore

test('a stretch that a label names is left to the label', () => {
  const dimensions = (of: (dose: number) => string) => [handDimension('ward', DOSE.map(of))];
  const told = (of: (dose: number) => string) =>
    mined({ frame: { dimensions: dimensions(of) } }).found.map(({ member }) => member);
  expect(told((dose) => (dose === 2 ? 'A' : 'B'))).toEqual([]);
  expect(told((dose) => (dose >= 2 ? 'A' : 'B'))).toEqual(['2']);
});

test.each([
  ['y', [true, true]],
  ['x', [false, false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined({}, log).found)).toEqual(of),
);
