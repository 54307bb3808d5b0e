import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { mineGroupOutliers } from './group-outlier';
import { LIMITS } from './limits';

interface World {
  rows?: number;
  mouse?: (i: number) => number;
  horse?: (i: number) => number;
  measure?: Partial<Measure>;
  dimension?: Partial<Dimension>;
  frame?: Partial<Frame>;
}

/** Weights from 18 to 22, and those of so many first ones that are strays. */
const mice =
  (strays: number, weight = 470) =>
  (i: number) =>
    i < strays ? weight : 18 + (i % 5);

/** Half are mice of about 20, half are horses of 490 to 510: one mouse weighs what a light horse does. */
function world({ rows = 80, mouse = mice(1), horse = (i) => 490 + 5 * (i % 5), measure, dimension, frame }: World) {
  const animal = Array.from({ length: rows }, (_, i) => (i % 2 === 0 ? 'mouse' : 'horse'));
  const weight = animal.map((one, i) => (one === 'mouse' ? mouse(i >> 1) : horse(i >> 1)));
  const made = handFrame('t', rows, {
    dimensions: [handDimension('animal', animal, dimension)],
    measures: [handMeasure('weight', weight, measure)],
    ...frame,
  });
  return { made, animal, weight };
}

const mined = (changes: World = {}) => mineGroupOutliers({ frame: world(changes).made, log: new TestLog() });

test('the row that is far out in its own group only is told with its fence', async () => {
  const found = mined();
  expect(found.map(summaryOf)).toEqual([
    {
      by: null,
      direction: 'high',
      effect: 31.0561835,
      expected: null,
      impact: 0.5,
      kind: 'group-outlier',
      member: 'mouse',
      n: 40,
      of: 'weight',
      p: [],
      strength: 0.5,
      topics: ['weight', 'animal', 'outlier×weight'],
      unit: null,
      within: ['animal=mouse'],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ label: 'mouse', high: true });
  const { animal, weight } = world({});
  expect(await handFacts({ animal, weight }, found)).toEqual([
    {
      baseline: 20,
      extreme: 470,
      n: 40,
      value: 1,
    },
  ]);
});

test('a low one by the fence below', async () => {
  const low: World = { mouse: mice(0), horse: (i) => (i === 3 ? 25 : 490 + 5 * (i % 5)) };
  const found = mined(low);
  expect(found.map(summaryOf)).toEqual([
    {
      by: null,
      direction: 'low',
      effect: 64.0766222,
      expected: null,
      impact: 0.5,
      kind: 'group-outlier',
      member: 'horse',
      n: 40,
      of: 'weight',
      p: [],
      strength: 0.5,
      topics: ['weight', 'animal', 'outlier×weight'],
      unit: null,
      within: ['animal=horse'],
    },
  ]);
  const { animal, weight } = world(low);
  expect(await handFacts({ animal, weight }, found)).toEqual([
    {
      baseline: 500,
      extreme: 25,
      n: 40,
      value: 1,
    },
  ]);
});

test.each<[string, World, number]>([
  ['as many strays as may be', { mouse: mice(LIMITS.few) }, 1],
  ['more strays, which are a tail', { mouse: mice(LIMITS.few + 1) }, 0],
  ['of a large group a hundredth', { rows: 800, mouse: mice(LIMITS.largestShare * 400) }, 1],
  ['of a large group more', { rows: 800, mouse: mice(LIMITS.largestShare * 400 + 1) }, 0],
  ['no stray', { mouse: mice(0) }, 0],
  ['one that is far out of all rows, too', { horse: (i) => 24 + (i % 5), mouse: mice(1, 90_000) }, 0],
  ['groups that weigh the same', { horse: (i) => 18 + (i % 5) }, 0],
  ['groups of as few as may be', { rows: 60 }, 1],
  ['groups of fewer', { rows: 58 }, 0],
  ['as many labels as may be', { dimension: { distinct: LIMITS.mostLabels } }, 1],
  ['too many labels', { dimension: { distinct: LIMITS.mostLabels + 1 } }, 0],
  ['a share', { measure: { fraction: true } }, 0],
  ['groups by the measure itself', { measure: { columns: ['animal'] } }, 0],
  ['no groups', { frame: { dimensions: [] } }, 0],
  ['a series of readings', { frame: { timeline: handTimeline([], { regular: true }) } }, 0],
])('%s', (_, changes, found) => expect(mined(changes)).toHaveLength(found));

test('of several columns the one that tells most of the measure is split by', () => {
  const { made, animal } = world({});
  const name = (label: string, rare: string, every: number) =>
    handDimension(label, animal.map((one, i) => (i % every === 0 ? rare : one))); // prettier-ignore
  const dimensions = [name('nearly', 'other', 3), ...made.dimensions];
  expect(mineGroupOutliers({ frame: { ...made, dimensions }, log: new TestLog() })[0]?.subject.filter).toEqual([
    { column: 'animal', op: '=', value: 'mouse' },
  ]);
});

test('of several groups the row that is farthest out is told', () =>
  expect(mined({ horse: (i) => (i === 3 ? 330 : 490 + 5 * (i % 5)) })[0]?.member).toBe('mouse'));

test('of a sample only the query knows how many there are', () =>
  expect(mined({ frame: { sampled: true } })[0]).toMatchObject({ expected: null }));
