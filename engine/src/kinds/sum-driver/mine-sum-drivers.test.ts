import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Column } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { LIMITS } from './limits';
import { lastTwoYears, mineSumDrivers, splitsOf, sumsOf } from './sum-driver';

const REGIONS = ['North', 'South', 'East', 'West'];

interface World {
  /** Months before January 2022 and behind December 2023 that the table has as well. */
  before?: number;
  behind?: number;
  /** What a row of a region brings in a month, counted from January 2022. */
  sales?: (region: string, month: number) => number | null;
  measure?: Partial<Measure>;
  region?: Partial<Dimension>;
  frame?: Partial<Frame>;
}

/** In the second year a row of the North brings 60 for 100. */
const lessInNorth = (region: string, month: number) => (region === 'North' && month >= 12 ? 60 : 100);
/** One above and one below by turns, in another order in each region. */
const scattered = (region: string, month: number) => (REGIONS.indexOf(region) * 5 + month * month) % 7;

/** On the first, the eleventh and the last day of each month a row of each region. */
function world({ before = 0, behind = 0, sales = lessInNorth, measure, region, frame }: World) {
  const rows = Array.from({ length: before + 24 + behind }, (_, i) => i - before).flatMap((month) =>
    [Date.UTC(2022, month, 1), Date.UTC(2022, month, 11), Date.UTC(2022, month + 1, 0)].flatMap((at) =>
      REGIONS.map((label) => ({ month, at, label })),
    ),
  );
  const [times, labels] = [rows.map(({ at }) => at), rows.map(({ label }) => label)];
  const cells = rows.map(({ month, label }) => {
    const level = sales(label, month);
    return level === null ? null : level + scattered(label, month);
  });
  const made = handFrame('t', rows.length, {
    timeline: handTimeline(times, { grain: 'month' }),
    measures: [handMeasure('sales', cells, { additive: true, unit: 'EUR', ...measure })],
    dimensions: [handDimension('region', labels, region)],
    ...frame,
  });
  return { made, times, columns: { sales: cells, region: labels } };
}

function mined(changes: World) {
  const log = new TestLog();
  return { found: mineSumDrivers({ frame: world(changes).made, log }), run: log.run };
}

test('the member that carries the change is told, with what the change is made of', async () => {
  const { found } = mined({});
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'region',
      direction: 'down',
      effect: expect.closeTo(0.797, 3),
      expected: -1428,
      impact: 1,
      kind: 'sum-driver',
      member: 'North',
      n: 288,
      of: 'sum(sales)',
      p: [expect.any(Number)],
      strength: expect.closeTo(LIMITS.weight * (found[0]?.effect ?? NaN), 9),
      topics: ['moment', 'region', 'region×sales', 'driver'],
      unit: 'EUR',
      within: [],
    },
  ]);
  expect(found[0]?.tests[0]?.p).toBeLessThan(1e-6);
  const { times, columns } = world({});
  const sum = (from: number, to: number, region?: string) =>
    columns.sales.reduce<number>((all, value, row) => {
      const at = times[row] ?? NaN;
      return at >= Date.UTC(from) && at < Date.UTC(to) && (!region || columns.region[row] === region) ? all + (value ?? 0) : all;
    }, 0);
  const change = (region?: string) => sum(2023, 2024, region) - sum(2022, 2023, region);
  expect(found[0]?.expected).toBe(change());
  const others = REGIONS.slice(1).sort((a, b) => change(a) - change(b) || (a < b ? -1 : 1));
  expect(await handFacts(columns, found, times)).toEqual([
    {
      value: change(),
      before: sum(2022, 2023),
      after: sum(2023, 2024),
      n: 288,
      members: 4,
      l0: 'North',
      part0: change('North'),
      l1: others[0],
      part1: change(others[0]),
      l2: others[1],
      part2: change(others[1]),
    },
  ]);
});

test('what stands before and behind the two years takes no part', async () => {
  const sales = (region: string, month: number) => (month < 0 ? 5000 : lessInNorth(region, month));
  const { found } = mined({ before: 3, sales });
  expect(found).toMatchObject([{ member: 'North', n: 324, expected: mined({}).found[0]?.expected }]);
  const { times, columns } = world({ before: 3, sales });
  const [facts] = await handFacts(columns, found, times);
  const usual = world({});
  const [plain] = await handFacts(usual.columns, mined({}).found, usual.times);
  expect(facts).toEqual(plain);
});

test('rows without a region belong to the others, and rows without a value to nobody', async () => {
  const { times, columns } = world({ sales: (region, month) => (region === 'West' && month === 3 ? null : lessInNorth(region, month)) });
  const region = columns.region.map((label) => (label === 'North' ? null : label));
  const frame = handFrame('t', times.length, {
    timeline: handTimeline(times, { grain: 'month' }),
    measures: [handMeasure('sales', columns.sales, { additive: true })],
    dimensions: [handDimension('region', region)],
  });
  const found = mineSumDrivers({ frame, log: new TestLog() });
  // Rows that have no region carry the change: no member is named for it.
  expect(found).toMatchObject([{ member: null, n: 285 }]);
  expect(await handFacts({ ...columns, region }, found, times)).toMatchObject([{ n: 285, members: 4, l0: expect.any(String) }]);
}); // prettier-ignore

test('a sum that rises is told upwards', () =>
  expect(mined({ sales: (region, month) => 160 - lessInNorth(region, month) }).found).toMatchObject([{ direction: 'up', member: 'North' }])); // prettier-ignore

/** So much less in the second year, all of it in the North or in equal parts everywhere. */
const less =
  (share: number, isEverywhere = false) =>
  (region: string, month: number) =>
    100000 * (month < 12 ? 1 : isEverywhere ? 1 - share : region === 'North' ? 1 - 4 * share : 1);

test.each<[string, World, (string | null)[], number]>([
  ['that a member carries', {}, ['North'], 1],
  ['of a trifle', { sales: less(0.029) }, [], 0],
  ['of little', { sales: less(0.031) }, ['North'], 1],
  // It is asked who carries it, and nobody does.
  ['that all share', { sales: less(0.2, true) }, [], 1],
  ['of what does not add up', { measure: { additive: false } }, [], 0],
  ['of a stock', { sales: (_, month) => 100 + 10 * month }, [], 0],
  ['without a time', { frame: { timeline: null } }, [], 0],
  ['without a measure', { frame: { measures: [] } }, [], 0],
  ['without a split', { frame: { dimensions: [] } }, [], 0],
  ['of nothing before', { sales: (region, month) => -lessInNorth(region, month) }, [], 0],
])('a change %s', (_, changes, members, run) => {
  const told = mined(changes);
  expect(told.found.map(({ member }) => member)).toEqual(members);
  expect(told.run).toBe(run);
});

test('a member must carry a quarter of the change beyond its share', () => {
  // The North falls by a tenth and by so much beyond it, the others by a tenth.
  const beyond = (more: number) => (region: string, month: number) => (month < 12 ? 1e6 : region === 'North' ? 9e5 - more : 9e5);
  // Its share is about a quarter: of four tenths and a fifth it carries three, which is a quarter beyond.
  expect(mined({ sales: beyond(1.2e5) }).found).toEqual([]);
  expect(mined({ sales: beyond(2.2e5) }).found).toMatchObject([{ member: 'North' }]);
});

test('of a sample only the query knows the change', () =>
  expect(mined({ frame: { sampled: true } }).found).toMatchObject([{ expected: null }]));

test('every column is asked, and told where a member carries it', () => {
  const { made, times } = world({});
  const even = handDimension('channel', times.map((_, row) => (row % 3 === 0 ? 'Shop' : 'Web'))); // prettier-ignore
  const log = new TestLog();
  const found = mineSumDrivers({ frame: { ...made, dimensions: [even, ...made.dimensions] }, log });
  expect(found.map(({ subject }) => subject.breakdown)).toEqual(['region']);
  expect(log.run).toBe(2);
});

describe('the last two years', () => {
  const of = (...times: number[]) => lastTwoYears({ values: Float64Array.from(times) });
  const days = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i * 86_400_000);
  const FROM = Date.UTC(2022, 0, 1);

  test('are twenty-four whole months and the end of the last', () => {
    const edges = of(...days(FROM, 730));
    expect([edges.length, edges[0], edges[12], edges[24]]).toEqual([25, FROM, Date.UTC(2023, 0, 1), Date.UTC(2024, 0, 1)]);
  });

  test.each<[string, number[]]>([
    ['where a month is missing', days(FROM, 699)],
    ['where there is no time', []],
    ['where no time is known', [NaN, NaN]],
  ])('are none %s', (_, times) => expect(of(...times)).toEqual([]));

  test('are found whatever order the rows stand in, and whether all have a time', () =>
    expect(of(NaN, ...days(FROM, 730).reverse(), NaN)).toEqual(of(...days(FROM, 730))));
});

test('columns of two to sixty members that are known are split by, the first four of them', () => {
  const labels = (count: number) => Array.from({ length: count }, (_, i) => `l${i}`);
  const split = (column: string, count: number, changes: Partial<Dimension> = {}) =>
    handDimension(column, labels(count), changes);
  const of = (...dimensions: Dimension[]) => splitsOf({ dimensions }).map(({ column }) => column.name);
  expect(of(split('one', 1), split('two', 2), split('sixty', 60), split('more', 61))).toEqual(['two', 'sixty']);
  expect(of(split('state', 3, { outcome: true }), split('a', 3, { distinct: 4 }))).toEqual([]);
  expect(of(split('person', 3, { column: { name: 'person', type: 'text', role: 'personal-data' } as Column }))).toEqual([]);
  expect(of(...'abcde'.split('').map((column) => split(column, 2)))).toEqual(['a', 'b', 'c', 'd']);
});

test('sums are those of each member month by month, with what has none at the end', () => {
  const sums = sumsOf(
    Int32Array.of(0, 0, 23, -1, 1, 1),
    handDimension('region', ['North', 'North', 'South', 'South', null, 'North']),
    { values: Float64Array.of(1, 2, 4, 8, 16, 32) },
  );
  expect(sums.map((own) => own.length)).toEqual([24, 24, 24]);
  expect(sums.map((own) => [own[0], own[1], own[23]])).toEqual([[3, 32, 0], [0, 0, 4], [0, 16, 0]]);
}); // prettier-ignore
