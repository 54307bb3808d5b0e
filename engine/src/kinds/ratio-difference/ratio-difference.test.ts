import type { Dimension, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Table } from '../../model';
import { openBench, type Bench } from '../../read/testing/temporary-file';
import { handDimension, handFrame, handMeasure, handTable } from '../../testing/hand-made-frame';
import { factsOf, summaryOf } from '../../testing/summary-of';
import { isOfResult } from '../../testing/result-log';
import { LIMITS } from './limits';
import { mineRatioDifferences } from './ratio-difference';

/** In team A costs are about half of what is earned, in team B a fifth. */
const ROWS = Array.from({ length: 40 }, (_, i) => {
  const revenue = 100 + ((i * 37) % 50);
  const team = i % 2 === 0 ? 'A' : 'B';
  return { team, revenue, cost: Math.round(revenue * ((team === 'A' ? 0.5 : 0.2) + (i % 5) / 100)) };
});
const TEAM = ROWS.map(({ team }) => team);
const COST = ROWS.map(({ cost }) => cost);
const REVENUE = ROWS.map(({ revenue }) => revenue);

interface Changes {
  team?: Partial<Dimension>;
  cost?: Partial<Measure>;
  revenue?: Partial<Measure>;
  others?: Measure[];
  costs?: number[];
  model?: object;
}

function mined({ team, cost, revenue, others = [], costs = COST, model }: Changes = {}, log = new TestLog()) {
  const measures = [
    handMeasure('revenue', REVENUE, { unit: 'EUR', additive: true, ...revenue }),
    handMeasure('cost', costs, { unit: 'EUR', additive: true, ...cost }),
    ...others,
  ];
  const table = model ? ({ model } as Partial<Table>) : {};
  const frame = handFrame('t', ROWS.length, { dimensions: [handDimension('team', TEAM, team)], measures }, table);
  return { found: mineRatioDifferences({ frame, log }), run: log.run };
}

test('the smaller sum is a part of the larger one, and the member whose part differs most is told', () => {
  const { found, run } = mined();
  expect(found.map(summaryOf)).toEqual([
    {
      kind: 'ratio-difference',
      member: 'A',
      direction: 'high',
      unit: '%',
      n: 20,
      effect: 0.751879699,
      strength: 0.86710997,
      impact: 1,
      expected: null,
      topics: ['team', 'cost', 'revenue', 'team×ratio(cost,revenue)'],
      of: 'ratio(cost,revenue)',
      by: 'team',
      within: [],
      p: [6.12544538e-8, 6.12544538e-8],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ label: 'A', part: { id: 'cost' }, whole: { id: 'revenue' }, high: true });
  expect(run).toBe(1);
});

test('the query gives the part of the member, and that of all', async () => {
  const bench: Bench = await openBench();
  const { connection } = bench.engine;
  await handTable(connection, 't', { team: TEAM, cost: COST, revenue: REVENUE });
  const [found] = mined().found;
  expect(found && (await factsOf(connection, found))).toEqual({ value: 0.519521912, baseline: 0.37005988, n: 20 });
  await bench.close();
});

// In team A a third is paid, in team B a fifth: never more than half of what the other column counts.
const COUNTED = ROWS.map(({ team, revenue }, i) => Math.round(revenue * ((team === 'A' ? 0.33 : 0.2) + (i % 5) / 100)));
const counts = (part: string, whole: string, values: number[]) =>
  mined({
    revenue: { unit: null, columns: [whole] },
    cost: { unit: null, columns: [part] },
    costs: values,
  }).found.length;

test.each([
  ['fines paid', 'fines issued', COUNTED, 1],
  ['season tickets', 'visitors', COUNTED, 0],
  ['regulars', 'visitors', COUNTED.map((value, i) => (i < 4 ? 2 * value : value)), 0],
  ['visits started', 'lectures started', COUNTED, 0],
])('%s of %s, counted without a unit', (part, whole, values, found) => {
  expect(counts(part, whole, values)).toBe(found);
});

const apart = (column: string) => handMeasure(column, REVENUE, { kind: 'ratio', columns: ['cost', 'revenue'] });

const bare = { cost: { unit: null }, revenue: { unit: null } };
const modelOf = (cost: string, revenue: string, algebra: object[] = []) => ({
  algebra,
  columns: [
    { name: 'cost', quantity: cost, overMembers: { how: 'sum' }, overTime: { how: 'sum' } },
    { name: 'revenue', quantity: revenue, overMembers: { how: 'sum' }, overTime: { how: 'sum' } },
  ],
});

test.each<[string, Changes, boolean]>([
  ['sums that mean nothing', { cost: { additive: false } }, false],
  ['sums with losses in them', { costs: COST.map((cost, i) => (i === 0 ? -1 : cost)) }, false],
  ['other units', { cost: { unit: 'USD' } }, false],
  ['no unit, where one is within the other', { cost: { unit: null }, revenue: { unit: null } }, true],
  ['no unit, where one is not within the other', { cost: { unit: null }, revenue: { unit: null }, costs: COST.map((cost, i) => (i < 2 ? 400 : cost)) }, false],
  ['sums that go their own ways', { costs: COST.map((_, i) => 20 + ((i * 17) % 23)) }, false],
  ['a ratio that is there already', { others: [apart('margin')] }, false],
  ['a group that one of them tells', { cost: { columns: ['team'] } }, false],
  ['groups that differ by nothing', { costs: REVENUE.map((revenue, i) => Math.round(revenue * (0.3 + (i % 5) / 100))) }, false],
  ['pieces and money', { ...bare, model: modelOf('count', 'money') }, false],
  ['two counts', { ...bare, model: modelOf('count', 'count') }, true],
  ['what is not known and money', { ...bare, model: modelOf('other', 'money') }, true],
  ['a factor and what it makes', { model: modelOf('money', 'money', [{ kind: 'product', target: 'revenue', of: ['cost', 'rate'], factor: 1, plus: [] }]) }, false],
  ['an outcome', { team: { outcome: true } }, true],
])('of %s', (_, changes, isTold) => expect(mined(changes).found.length > 0).toBe(isTold)); // prettier-ignore

test('a part of an outcome weighs less', () => {
  const [[plain], [outcome]] = [mined().found, mined({ team: { outcome: true } }).found];
  expect((outcome?.strength ?? 0) / (plain?.strength ?? 1)).toBeCloseTo(LIMITS.weightOfOutcomes, 12);
});

describe('numbers without a unit', () => {
  const bare = (name: string): Partial<Measure> => ({ unit: null, columns: [name] });
  const told = (part: string, whole: string, costs = COST) =>
    mined({ cost: bare(part), revenue: bare(whole), costs }).found.length > 0;
  test.each<[string, string, boolean]>([
    ['purchases', 'visits', true],
    ['spend', 'revenue', true],
    ['spend', 'visits', false],
    ['purchases', 'revenue', false],
    ['months', 'visits', false],
  ])('%s of %s', (part, whole, expected) => expect(told(part, whole)).toBe(expected));

  test('what is counted whole has no parts with fractions', () =>
    expect(told('clicks', 'visits', COST.map((cost) => cost + 0.25))).toBe(false)); // prettier-ignore
});

test.each([
  ['cost', [true, true]],
  ['revenue', [true, true]],
  ['team', [false, false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined({}, log).found)).toEqual(of),
);
