import type { Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { seeded } from '../made-up-rows';
import { mineGroupSteps } from './group-step';
import { LIMITS } from './limits';

const PERIODS = 30;
const EACH = 24;
const DAY = 86_400_000;
const MONTH = (i: number) => Date.UTC(2022, i, 1);
const LABELS = ['East', 'North', 'West'];

interface World {
  /** What a group's rows are in a period, but for what they stray by. */
  level?: (label: string, period: number, row: number) => number;
  periods?: number;
  each?: number;
  measure?: Partial<Measure>;
  frame?: Partial<Frame>;
}

const STEP = (label: string, period: number) => 100 - (label === 'East' && period >= 12 ? 30 : 0);

function world({ level = STEP, periods = PERIODS, each = EACH, measure, frame }: World) {
  const random = seeded(11);
  const cells = Array.from({ length: periods * each }, (_, i) => [Math.floor(i / each), i % each] as const);
  const region = cells.map(([, row]) => LABELS[row % 3] ?? '');
  const units = cells.map(([period, row], i) => level(region[i] ?? '', period, row) + 20 * (random() + random() - 1));
  const at = cells.map(([period, row]) => MONTH(period) + (row % 28) * DAY);
  const made = handFrame('t', cells.length, {
    dimensions: [handDimension('region', region)],
    measures: [handMeasure('units', units, measure)],
    timeline: handTimeline(at, { edges: Array.from({ length: periods + 1 }, (_, i) => MONTH(i)), grain: 'month', finest: 'day' }),
    ...frame,
  });
  return { made, region, units, at };
}

function mined(changes: World = {}) {
  const log = new TestLog();
  const found = mineGroupSteps({ frame: world(changes).made, log });
  return { found, run: log.run };
}

test('the step of one group is told with when it is', async () => {
  const { found, run } = mined();
  expect(found).toMatchObject([
    {
      kind: 'group-step',
      subject: { filter: [{ column: 'region', op: '=', value: 'East' }], breakdown: 'moment', measure: { op: 'mean', column: 'units' } },
      member: '2023-01',
      direction: 'down',
      n: (PERIODS * EACH) / 3,
      told: { label: 'East', up: false, edge: MONTH(12) },
      impact: 1,
      rows: { where: expect.stringContaining("region = 'East' AND moment >= TIMESTAMP '2023-01-01'") as string },
      topics: ['region', 'units', 'moment', 'step×units'],
    },
  ]);
  const [first] = found;
  const [effect, strength, rest] = [Number(first?.effect), first?.strength, Number(first?.rest)];
  expect(strength).toBeCloseTo((LIMITS.weight * effect) / (effect + LIMITS.halfStrength), 9);
  expect(effect).toBeGreaterThan(5);
  expect(Math.abs(rest)).toBeLessThan(0.1);
  // The measure; the number of rows never moves.
  expect(run).toBe(1);
  expect(found[0]?.tests[0]?.p).toBeLessThan(1e-3);
  const { region, units, at } = world({});
  const [facts] = await handFacts({ region, units }, found, at);
  expect(Number(facts?.value) - Number(facts?.baseline)).toBeCloseTo(-30, -1);
  expect(Number(facts?.others) - Number(facts?.others_before)).toBeCloseTo(0, -1);
}); // prettier-ignore

// Of each group there are as many rows at any time, so that their number is not asked for.
test.each<[string, World, number, number]>([
  ['a rise', { level: (label, period) => 200 - STEP(label, period) }, 1, 1],
  ['a step of all', { level: (_, period) => (period >= 12 ? 70 : 100) }, 0, 1],
  ['half as much of all others', { level: (label, period) => STEP(label, period) - (label !== 'East' && period >= 12 ? 20 : 0) }, 0, 1],
  ['no step', { level: () => 100 }, 0, 1],
  ['a step of a small part', { level: (label, period) => 1000 + STEP(label, period) / 6 }, 0, 1],
  ['a small part of a level from which rows stray less', { level: (label, period) => 1000 + STEP(label, period) }, 1, 1],
  ['a slope', { level: (label, period) => 100 - (label === 'East' ? 3 * period : 0) }, 0, 1],
  ['a step near the end', { level: (label, period) => 100 - (label === 'East' && period >= PERIODS - 1 ? 30 : 0) }, 0, 1],
  ['few periods', { periods: LIMITS.fewestSteps - 1 }, 0, 0],
  ['another group that steps as far at another time', { level: (label, period) => STEP(label, period) - (label === 'North' && period >= 20 ? 25 : 0) }, 0, 1],
  ['another group that goes less far', { level: (label, period) => STEP(label, period) - (label === 'North' && period >= 20 ? 4 : 0) }, 1, 1],
  ['one row a period', { each: 1 }, 0, 0],
  ['the column of the groups itself', { measure: { columns: ['region'] } }, 0, 0],
])('%s', (_, changes, findings, tests) => {
  const { found, run } = mined(changes);
  expect([found.length, run]).toEqual([findings, tests]);
}); // prettier-ignore

test.each<[string, Parameters<typeof handDimension>[2]]>([
  ['many groups', { distinct: LIMITS.mostMembers + 1 }],
  ['one group', { distinct: 1 }],
])('steps of %s are not looked for', (_, dimension) => {
  const { region } = world({});
  expect(mined({ frame: { dimensions: [handDimension('region', region, dimension)] } }).run).toBe(0);
});

test('where months are few, weeks tell it, and when', () => {
  const { found } = mined({ periods: 12, each: 24 * 12, level: (label, period) => STEP(label, period + 6) });
  expect(found).toMatchObject([{ told: { label: 'East' }, member: '2022-07' }]);
  expect(Math.abs((found[0]?.told.edge ?? 0) - MONTH(6))).toBeLessThanOrEqual(7 * DAY);
});

test('of two groups the other is the one that stays', () => {
  const { made, region } = world({});
  const two = handDimension('side', region.map((label) => (label === 'East' ? 'East' : 'Elsewhere')));
  const { found } = mined({ frame: { dimensions: [two] } });
  expect(found).toMatchObject([{ told: { label: 'East' }, n: made.n / 3 }]);
}); // prettier-ignore

test('customers who come at a time make no step of their group', () => {
  // Three customers of the group before and three others after, each with a level of its own.
  const customer = (period: number, row: number) => (period >= 12 ? 3 : 0) + (Math.floor(row / 3) % 3);
  const level = (label: string, period: number, row: number) =>
    label === 'East' ? ([130, 100, 90, 70, 85, 60][customer(period, row)] ?? 0) : 100;
  const { region } = world({});
  const who = region.map((label, i) => `${label} ${label === 'East' ? customer(Math.floor(i / EACH), i % EACH) : i % 15}`);
  const { codes, labels } = handDimension('customer', who);
  const units = [{ column: 'customer', codes, size: labels.length, places: null, named: true }];
  expect(mined({ level }).found[0]?.tests[0]?.p).toBeLessThan(1e-3);
  expect(mined({ level, frame: { units } }).found[0]?.tests[0]?.p).toBeGreaterThan(0.01);
});

test('without a time there is none', () => expect(mined({ frame: { timeline: null } })).toEqual({ found: [], run: 0 }));

test('of a result it is how often it comes about, and not where it is still open', () => {
  const { made, region, at } = world({ periods: 24, each: 240 });
  const random = seeded(5);
  const late = region.map((label, i) => random() < (label === 'East' && (at[i] ?? 0) >= MONTH(12) ? 0.3 : 0.1));
  const result = handDimension('late', late.map((one) => (one ? 'yes' : 'no')), { outcome: true, event: 'yes' }); // prettier-ignore
  const of = (own: typeof result) =>
    mineGroupSteps({ frame: { ...made, dimensions: [...made.dimensions, own], measures: [] }, log: new TestLog() });
  expect(of(result)).toMatchObject([
    {
      direction: 'up',
      subject: { filter: [{ column: 'region', value: 'East' }], measure: { op: 'rate', column: 'late', value: 'yes' } },
    },
  ]);
  expect(of({ ...result, open: true })).toEqual([]);
});
