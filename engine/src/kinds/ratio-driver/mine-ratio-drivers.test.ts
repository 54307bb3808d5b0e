import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { TableModel } from '../../contracts/table/table-model';
import type { Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Table } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { LIMITS } from './limits';
import { quotientsOf } from './quotients';
import { mineRatioDrivers } from './ratio-driver';

const REGIONS = ['North', 'South', 'East', 'West'];
const HELD = { rows: 288, off: 0, of: 'table' } as const;

interface World {
  /** Of a hundred pieces that a row sells, how many come back; months count from January 2022. */
  returned?: (region: string, month: number) => number | null;
  sold?: (region: string, month: number) => number;
  above?: Partial<Measure>;
  frame?: Partial<Frame>;
  table?: Partial<Table>;
}

/** In the second year 20 of 100 pieces of the North come back, and 10 everywhere else. */
const moreInNorth = (region: string, month: number) => (region === 'North' && month >= 12 ? 20 : 10);
/** Up to six of a thousand more, in another order in each region. */
const scattered = (region: string, month: number) => 1 + ((REGIONS.indexOf(region) * 5 + month * month) % 7) / 1000;

/** On the first, the eleventh and the last day of each of twenty-four months a row of each region. */
function world({ returned = moreInNorth, sold = () => 100, above, frame, table }: World) {
  const rows = Array.from({ length: 24 }, (_, month) => month).flatMap((month) =>
    [Date.UTC(2022, month, 1), Date.UTC(2022, month, 11), Date.UTC(2022, month + 1, 0)].flatMap((at) =>
      REGIONS.map((label) => ({ month, at, label })),
    ),
  );
  const [times, region] = [rows.map(({ at }) => at), rows.map(({ label }) => label)];
  // Ten levels of a row's size, so that what comes back goes with what is sold.
  const size = (row: number) => 1 + (row % 10);
  const below = rows.map(({ month, label }, row) => size(row) * sold(label, month));
  const part = rows.map(({ month, label }, row) => {
    const rate = returned(label, month);
    return rate === null ? null : (size(row) * sold(label, month) * rate * scattered(label, month)) / 100;
  });
  const columns = { returned_eur: part, sold_eur: below, region };
  const made = handFrame(
    't',
    rows.length,
    {
      timeline: handTimeline(times, { grain: 'month' }),
      measures: [
        handMeasure('returned_eur', part, { additive: true, unit: 'EUR', ...above }),
        handMeasure('sold_eur', below, { additive: true, unit: 'EUR' }),
      ],
      dimensions: [handDimension('region', region)],
      ...frame,
    },
    table,
  );
  return { made, times, columns };
}

function mined(changes: World) {
  const log = new TestLog();
  return { found: mineRatioDrivers({ frame: world(changes).made, log }), run: log.run };
}

/** Numbers of a year, of all regions or of one, from the rows. */
function yearOf({ times, columns }: ReturnType<typeof world>, year: number, region?: string) {
  let [above, below] = [0, 0];
  times.forEach((at, row) => {
    const value = columns.returned_eur[row];
    if (new Date(at).getUTCFullYear() !== year || (region && columns.region[row] !== region) || typeof value !== 'number') return;
    above += value;
    below += columns.sold_eur[row] ?? 0;
  });
  return { above, below, quotient: above / below };
}

test('the member that carries the change of a quotient is told, with what comes from its own and what from its weight', async () => {
  const { found } = mined({});
  const made = world({});
  const [was, is] = [yearOf(made, 2022), yearOf(made, 2023)];
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'region',
      direction: 'up',
      effect: expect.closeTo(0.74, 1),
      expected: expect.closeTo(is.quotient - was.quotient, 8),
      impact: 1,
      kind: 'ratio-driver',
      member: 'North',
      n: 288,
      of: 'ratio(returned_eur,sold_eur)',
      p: [expect.any(Number)],
      strength: expect.closeTo(LIMITS.weight * (found[0]?.effect ?? NaN), 8),
      topics: ['moment', 'region', 'region×ratio(returned_eur,sold_eur)', 'driver'],
      unit: '%',
      within: [],
    },
  ]);
  expect(found[0]?.tests[0]?.p).toBeLessThan(1e-4);
  const parts = REGIONS.map((region) => {
    const [first, last] = [yearOf(made, 2022, region), yearOf(made, 2023, region)];
    const [s0, s1] = [first.below / was.below, last.below / is.below];
    const middle = (first.quotient + last.quotient) / 2 - (was.quotient + is.quotient) / 2;
    return { region, mix: (s1 - s0) * middle, rate: ((last.quotient - first.quotient) * (s0 + s1)) / 2 };
  });
  const ranked = [...parts].sort((a, b) => b.mix + b.rate - (a.mix + a.rate));
  const near = (value: number) => expect.closeTo(value, 8) as unknown;
  expect(await handFacts(made.columns, found, made.times)).toEqual([
    {
      value: near(is.quotient - was.quotient),
      before: near(was.quotient),
      after: near(is.quotient),
      rate: near(parts.reduce((sum, { rate }) => sum + rate, 0)),
      mix: near(parts.reduce((sum, { mix }) => sum + mix, 0)),
      n: 288,
      members: 4,
      ...Object.fromEntries(
        ranked.slice(0, 3).flatMap(({ region, mix, rate }, i) => [
          [`l${i}`, region],
          [`part${i}`, near(mix + rate)],
        ]),
      ),
    },
  ]);
});

test('rows that lack one of both sums take no part', async () => {
  const changes: World = { returned: (region, month) => (region === 'South' && month === 2 ? null : moreInNorth(region, month)) };
  const { found } = mined(changes);
  const made = world(changes);
  expect(found).toMatchObject([{ member: 'North', n: 285 }]);
  const [facts] = await handFacts(made.columns, found, made.times);
  expect(facts).toMatchObject({ n: 285, before: expect.closeTo(yearOf(made, 2022).quotient, 8) });
  expect(found[0]?.expected).toBeCloseTo(yearOf(made, 2023).quotient - yearOf(made, 2022).quotient, 12);
}); // prettier-ignore

test('a member that sells more carries the change by its weight', async () => {
  // In the North 40 of 100 come back, as ever; in the second year it sells twice as much.
  const changes: World = {
    returned: (region) => (region === 'North' ? 40 : 10),
    sold: (region, month) => (region === 'North' && month >= 12 ? 200 : 100),
  };
  const { found } = mined(changes);
  expect(found).toMatchObject([{ member: 'North', direction: 'up' }]);
  const made = world(changes);
  const [facts] = await handFacts(made.columns, found, made.times);
  expect(Math.abs(Number(facts?.rate))).toBeLessThan(0.001);
  expect(facts?.mix).toBeCloseTo(yearOf(made, 2023).quotient - yearOf(made, 2022).quotient, 3);
});

test('a quotient that falls is told downwards', () =>
  expect(mined({ returned: (region, month) => 30 - moreInNorth(region, month) }).found).toMatchObject([
    { member: 'North', direction: 'down' },
  ]));

/** The North's quotient is so many times what it was, and with it the whole by about a quarter of that; or all of them are. */
const times =
  (factor: number, isEverywhere = false) =>
  (region: string, month: number) =>
    month >= 12 && (isEverywhere || region === 'North') ? 10 * factor : 10;

test.each<[string, World, (string | null)[], number]>([
  ['that a member carries', {}, ['North'], 1],
  ['of a trifle', { returned: times(1.15) }, [], 0],
  ['of little', { returned: times(1.25) }, ['North'], 1],
  // It is asked who carries it, and nobody does.
  ['that all share', { returned: times(1.5, true) }, [], 1],
  ['of nothing before', { returned: (_, month) => (month < 12 ? 0 : 10) }, [], 0],
  ['to nothing', { returned: (_, month) => (month < 12 ? 10 : 0) }, [], 0],
  ['of what does not add up', { above: { additive: false } }, [], 0],
  ['of two units', { above: { unit: 'kg' } }, [], 0],
  ['without a time', { frame: { timeline: null } }, [], 0],
  ['without two years', { frame: { timeline: handTimeline([Date.UTC(2022, 0, 1), Date.UTC(2022, 5, 1)]) } }, [], 0],
  ['without a split', { frame: { dimensions: [] } }, [], 0],
])('a change %s', (_, changes, members, run) => {
  const told = mined(changes);
  expect(told.found.map(({ member }) => member)).toEqual(members);
  expect(told.run).toBe(run);
});

test('a member must carry a quarter of the change beyond its weight', () => {
  // A quarter of the weight: with three times the change of each other one it carries half of it all.
  const more = (factor: number) => (region: string, month: number) => 10 + (month < 12 ? 0 : region === 'North' ? 3 * factor : 3);
  expect(mined({ returned: more(2.8) }).found).toEqual([]);
  expect(mined({ returned: more(3.3) }).found).toMatchObject([{ member: 'North' }]);
});

test('of a sample only the query knows the change', () =>
  expect(mined({ frame: { sampled: true } }).found).toMatchObject([{ expected: null }]));

/** A table that knows a column for the quotient of two others. */
const holding = (relation: Partial<Extract<ColumnRelation, { kind: 'quotient' }>> = {}, how = 'weighted-mean') => ({
  model: {
    columns: [{ name: 'rate', overMembers: { how } }],
    algebra: [{ kind: 'quotient', target: 'rate', of: ['returned_eur'], less: [], by: ['sold_eur'], factor: 100, held: HELD, ...relation }],
    outcome: { kind: 'none' },
  } as unknown as TableModel,
}); // prettier-ignore

function withColumn(table: Partial<Table>, changes: Partial<Measure> = {}): ReturnType<typeof world> {
  const { made, times: at, columns } = world({ table });
  const rate = columns.returned_eur.map((value, row) => (100 * (value ?? NaN)) / (columns.sold_eur[row] ?? NaN));
  const measures = [...made.measures, handMeasure('rate', rate, { unit: '%', ...changes })];
  return { made: { ...made, measures }, times: at, columns: { ...columns, rate } as typeof columns };
}

test('a quotient that stands in the table is told by its own name and unit, and once', async () => {
  const { made, times: at, columns } = withColumn(holding());
  const found = mineRatioDrivers({ frame: made, log: new TestLog() });
  expect(found.map(summaryOf)).toMatchObject([{ of: 'rate', unit: '%', member: 'North', topics: ['moment', 'region', 'region×ratio(returned_eur,sold_eur)', 'driver'] }]);
  const change = yearOf(world({}), 2023).quotient - yearOf(world({}), 2022).quotient;
  // In per cent.
  expect(found[0]?.expected).toBeCloseTo(100 * change, 9);
  const [facts] = await handFacts(columns, found, at);
  expect(facts?.value).toBeCloseTo(100 * change, 6);
}); // prettier-ignore

test.each<[string, Partial<Table>, (string | null)[]]>([
  ['a column of two sums one quotient bears its name', holding(), ['rate']],
  ['a column whose mean counts each row alike there is no quotient, since it tells them', holding({}, 'mean'), []],
  ['a column of three sums no quotient bears a name', holding({ of: ['returned_eur', 'lost_eur'] }), [null]],
  ['a column over three sums there is none of its parts', holding({ by: ['sold_eur', 'lost_eur'] }), []],
  ['a column of a difference no quotient bears a name', holding({ less: ['lost_eur'] }), [null]],
  ['a column of what is no measure no quotient bears a name', holding({ of: ['lost_eur'] }), [null]],
  ['a table without one no quotient bears a name', {}, [null]],
])('of %s', (_, table, named) => expect(quotientsOf(withColumn(table).made).map((one) => one.named?.id ?? null)).toEqual(named));

test('what is a part of what stands in the parts’ order', () =>
  expect(quotientsOf(world({}).made)).toMatchObject([
    {
      named: null,
      above: { id: 'returned_eur' },
      below: { id: 'sold_eur' },
      typed: { op: 'quotient', of: 'returned_eur', by: 'sold_eur' },
      sql: { above: 'returned_eur', below: 'sold_eur' },
      factor: 1,
    },
  ]));

test('quotients of running totals are none, and four are enough', () => {
  const { made, columns } = world({});
  let sum = 0;
  const total = columns.sold_eur.map((value) => (sum += value));
  const { measures } = made;
  const totals = [measures[0], handMeasure('sold_eur', total, { additive: true, unit: 'EUR' })].flatMap((one) => one ?? []);
  const held = withColumn(holding()).made;
  expect(quotientsOf({ ...held, measures: [...totals, ...held.measures.slice(2)] })).toEqual([]);
  const many = ['a', 'b', 'c', 'd'].map((column, i) => handMeasure(column, columns.sold_eur.map((value) => value * (i + 2)), { additive: true, unit: 'EUR' })); // prettier-ignore
  expect(quotientsOf({ ...made, measures: [...measures, ...many] })).toHaveLength(LIMITS.mostQuotients);
});
