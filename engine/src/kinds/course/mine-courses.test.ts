import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { meanOf } from '../../contracts/report/measure';
import type { Column, Table } from '../../model';
import { handAbout } from '../../testing/hand-made-about';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { eachOf, mineCourses } from './course';
import { courseChart } from './course-chart';
import { LIMITS } from './limits';

const DAY = 86_400_000;
const YEARS = 24;
const YEAR = (i: number) => Date.UTC(2000 + i, 0, 1);
/** Up for ten years from 10 to 28, down for seven to 14, up again to 26. */
const PATH = Array.from({ length: YEARS }, (_, i) => (i < 10 ? 10 + 2 * i : i < 17 ? 28 - 2 * (i - 9) : 12 + 2 * (i - 16)));
const BY_YEAR = Array.from({ length: YEARS }, (_, i) => YEAR(i));

interface World {
  cells?: readonly number[];
  times?: readonly number[];
  measure?: Partial<Measure>;
  timeline?: Partial<Timeline>;
  frame?: Partial<Frame>;
  table?: Partial<Table>;
}

function framed({ cells = PATH, times = BY_YEAR, measure, timeline, frame, table }: World = {}): Frame {
  const yearly: Partial<Timeline> = { edges: [...BY_YEAR, YEAR(YEARS)], grain: 'year', finest: 'year', regular: true };
  return handFrame(
    't',
    times.length,
    {
      measures: [handMeasure('level', cells, { unit: 'cm', ...measure })],
      timeline: handTimeline(times, { ...yearly, ...timeline }),
      ...frame,
    },
    table,
  );
}

const mined = (changes: World = {}) => mineCourses({ frame: framed(changes), log: new TestLog() });
const model = (shape: object): Partial<Table> => ({ model: { shape, columns: [], outcome: { kind: 'none' } } as unknown as Table['model'] }); // prettier-ignore

test('a series is told from end to end with the turns of its path', async () => {
  const found = mined();
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'moment',
      direction: 'none',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'course',
      leads: true,
      member: null,
      n: 24,
      of: 'level',
      p: [],
      strength: 0.8,
      topics: ['level', 'moment×level'],
      unit: 'cm',
      within: [],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ grain: 'year', leads: true, turns: [true, false] });
  expect(await handFacts({ level: PATH }, found, BY_YEAR)).toEqual([
    {
      first_third: 17,
      middle: 19.5833333,
      last_third: 19.25,
      baseline: 10,
      first: 946684800000,
      high: 28,
      high_a_day: 1,
      high_at: 1230768000000,
      last: 1672531200000,
      low: 10,
      low_a_day: 1,
      low_at: 946684800000,
      n: 24,
      steps: 24,
      turn0: 28,
      turn0_at: 1230768000000,
      turn1: 14,
      turn1_at: 1451606400000,
      value: 26,
    },
  ]);
});

/** A day each for two years, of which the second brings twice as much. */
const DAYS = Array.from({ length: 731 }, (_, i) => Date.UTC(2022, 0, 1) + i * DAY);
const BROUGHT = DAYS.map((_, i) => (i < 365 ? 1 : 2) + (i % 2));
const daily: World = {
  cells: BROUGHT,
  times: DAYS,
  measure: { additive: true },
  timeline: { grain: 'week', finest: 'day', edges: Array.from({ length: 104 }, (_, i) => Date.UTC(2022, 0, 3) + i * 7 * DAY) },
};

test('what adds up is told by its months', async () => {
  const found = mined(daily);
  expect(found[0]).toMatchObject({ subject: { measure: { op: 'sum' } }, told: { of: 'sum', grain: 'month' } });
  expect(await handFacts({ level: BROUGHT }, found, DAYS)).toEqual([
    {
      first_third: 45.5833333,
      middle: 60.8333333,
      last_third: 76.0833333,
      baseline: 46,
      first: 1640995200000,
      high: 78,
      high_a_day: 1,
      high_at: 1672531200000,
      last: 1701388800000,
      low: 42,
      low_a_day: 0,
      low_at: 1643673600000,
      n: 730,
      steps: 24,
      value: 78,
    },
  ]);
});

test('what does not add up is told by the means of its months', async () => {
  const found = mined({ ...daily, measure: {} });
  expect(found[0]).toMatchObject({ subject: { measure: meanOf('level') }, told: { of: 'mean', grain: 'month' } });
  expect(await handFacts({ level: BROUGHT }, found, DAYS)).toEqual([
    {
      first_third: 1.49865591,
      middle: 2,
      last_third: 2.50134409,
      baseline: 1.48387097,
      first: 1640995200000,
      high: 2.51612903,
      high_a_day: 1,
      high_at: 1672531200000,
      last: 1701388800000,
      low: 1.48387097,
      low_a_day: 1,
      low_at: 1640995200000,
      n: 730,
      steps: 24,
      value: 2.51612903,
    },
  ]);
});

test('a running total is told by where it has come, and when it grew most', async () => {
  const cells = BROUGHT.map((_, i) => BROUGHT.slice(0, i + 1).reduce((sum, value) => sum + value, 0));
  const found = mined({ ...daily, measure: {}, cells });
  expect(found[0]?.told).toMatchObject({ of: 'growth', grain: 'month', turns: [] });
  expect(await handFacts({ level: cells }, found, DAYS)).toEqual([
    {
      grain: 'month',
      high: 78,
      high_at: 1672531200000,
      last: 1704067200000,
      n: 731,
      steps: 25,
      value: 1462,
    },
  ]);
});

test('steps that are counted are told along them', async () => {
  const day = [0, 0, 1, 1, 2, 2];
  const cells = [1, 3, 4, 6, 9, 11];
  const columns = [{ name: 'day', type: 'integer' }, { name: 'plant', type: 'text' }] as unknown as Column[]; // prettier-ignore
  const shape = { kind: 'panel', key: ['plant', 'day'], entity: ['plant'] };
  const frame = handFrame('t', 6, { measures: [handMeasure('level', cells)] }, { columns, ...model(shape) });
  const found = mineCourses({ frame, log: new TestLog() });
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'day',
      direction: 'none',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'course',
      leads: true,
      member: null,
      n: 6,
      of: 'level',
      p: [],
      strength: 0.8,
      topics: ['level', 'day×level'],
      unit: null,
      within: [],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ of: 'step', axis: 'day' });
  expect(await handFacts({ day, plant: ['a', 'b', 'a', 'b', 'a', 'b'], level: cells }, found)).toEqual([
    {
      r: 0.989743319,
      baseline: 2,
      first: 0,
      high: 10,
      last: 2,
      low: 2,
      n: 6,
      scatter: 0,
      slope: 4,
      steps: 3,
      things: 2,
      value: 10,
    },
  ]);
  const told = (table: Partial<Table>) => mineCourses({ frame: { ...frame, table: { ...frame.table, ...table } }, log: new TestLog() }); // prettier-ignore
  expect(told(model({ kind: 'events' }))).toEqual([]);
  expect(told({ columns: [{ name: 'day', type: 'boolean' }] as unknown as Column[] })).toEqual([]);
  expect(told({ model: undefined })).toEqual([]);
  const { model: own } = model(shape);
  const quantity = (of: string) => ({ model: { ...own, columns: [{ name: 'level', quantity: of }] } }) as unknown as Partial<Table>; // prettier-ignore
  expect(told(quantity('length'))).toHaveLength(1);
  // Who is read again is older each time.
  expect(told(quantity('age'))).toEqual([]);
});

test.each<[string, World, number]>([
  ['of three periods', { timeline: { edges: BY_YEAR.slice(0, 4) } }, 1],
  ['of two periods', { timeline: { edges: BY_YEAR.slice(0, 3) } }, 0],
  ['of events', { timeline: { regular: false } }, 0],
  ['of a table that is a series', { table: model({ kind: 'series' }) }, 1],
  ['of a table that is a panel', { table: model({ kind: 'panel', entity: [], key: [] }) }, 1],
  ['of a table that is something else', { table: model({ kind: 'entity' }) }, 0],
  ['of the time itself', { measure: { columns: ['moment'] } }, 0],
  ['of several measures', { frame: { measures: 'abcde'.split('').map((name) => handMeasure(name, PATH)) } }, 4],
])('a course %s', (_, changes, found) => expect(mined(changes)).toHaveLength(found));

test('the first measure leads, and the others stand behind it', () => {
  const found = mined({ frame: { measures: 'abc'.split('').map((name) => handMeasure(name, PATH)) } });
  expect(found.map(({ leads = false, told }) => [leads, told.leads])).toEqual([[true, true], [false, false], [false, false]]); // prettier-ignore
  expect(found[1]?.strength).toBeLessThan(found[0]?.strength ?? 0);
});

test.each<[string, readonly number[], boolean[]]>([
  ['goes up', BY_YEAR.map((_, i) => i), []],
  ['goes up and down', BY_YEAR.map((_, i) => Math.min(i, 24 - i)), [true]],
  ['goes down and up', BY_YEAR.map((_, i) => Math.max(i, 24 - i)), [false]],
  ['gives back a little', BY_YEAR.map((_, i) => (i < 10 ? 2 * i : i < 13 ? 20 - (i - 9) : 17 + 2 * (i - 12))), []],
  ['has three points', [1, 5, 1], []],
])('a path that %s turns as often', (_, cells, turns) => {
  const times = BY_YEAR.slice(0, cells.length);
  expect(mined({ cells, times })[0]?.told.turns).toEqual(turns);
});

const chart = (changes: World) => courseChart(handAbout(framed(changes), { subject: { breakdown: 'moment', measure: meanOf('level') } })); // prettier-ignore

test('the chart draws what is told, with a gap where a year is missing', async () => {
  const cells = PATH.slice(1);
  const times = BY_YEAR.filter((_, i) => i !== 1);
  const plan = chart({ cells, times });
  expect(plan).toMatchObject({ type: 'line', y: { unit: 'cm' }, key: 'course|level|year' });
  expect(plan?.title).toBe('Level by year');
  const [found] = mined();
  const sql = `SELECT count(*) AS value, count(y) AS filled FROM (${plan?.sql ?? ''})`;
  expect(await handFacts({ level: cells }, found ? [{ ...found, sql }] : [], times)).toEqual([
    { value: YEARS, filled: YEARS - 1 },
  ]);
});

test.each<[string, World, string]>([
  ['sums', daily, 'Level a month'],
  ['means', { ...daily, measure: {} }, 'Mean level by month'],
])('a chart of %s says so', (_, changes, title) => expect(chart(changes)?.title).toBe(title));

test('without a time or a measure there is no chart of a course', () => {
  expect(chart({ frame: { timeline: null } })).toBeNull();
  expect(courseChart(handAbout(framed(), { subject: { measure: meanOf('size') } }))).toBeNull();
});

test('several series are told by the means of all of them', async () => {
  const town = BY_YEAR.flatMap(() => ['Rome', 'Oslo']);
  const times = BY_YEAR.flatMap((at) => [at, at]);
  const cells = PATH.flatMap((value) => [value - 2, value + 2]);
  const found = mined({ cells, times, frame: { dimensions: [handDimension('town', town)] } });
  const facts = await handFacts({ town, level: cells }, found, times);
  expect(facts).toMatchObject([{ value: 26, baseline: 10, high: 28, low: 10, n: 48, steps: 24 }]);
});

test('of events what they bring in is told by period, where it adds up', () => {
  const event: Partial<Table> = { model: { shape: { kind: 'event' }, columns: [{ name: 'level', overMembers: { how: 'sum' }, overTime: { how: 'sum' } }], outcome: { kind: 'none' } } as unknown as Table['model'] }; // prettier-ignore
  const of = (measure: Partial<Measure>) => mined({ measure: { additive: true, ...measure }, timeline: { regular: false }, table: event }); // prettier-ignore
  expect(of({}).map(({ kind, subject, told }) => [kind, subject.measure.op, told.of, told.leads])).toEqual([
    ['course', 'sum', 'sum', false],
  ]);
  expect(of({ additive: false })).toEqual([]);
});

test('a series that goes nowhere begins no report', () => {
  const scatter = Array.from({ length: YEARS }, (_, i) => 20 + 3 * Math.sin(12.9898 * (i + 1) * (i + 5)));
  const standing = (cells: readonly number[]) => mined({ cells }).map(({ strength, leads }) => [strength, leads]);
  expect(standing(scatter)).toEqual([[LIMITS.weightOfLevel, undefined]]);
  expect(standing(PATH)).toEqual([[LIMITS.weight, true]]);
});

test('that all groups together moved by little begins no report; of a series alone it is all there is', () => {
  const groups = { dimensions: [handDimension('place', PATH.map((_, i) => 'AB'[i % 2] ?? ''))] };
  const little = PATH.map((value) => 200 + value / 2);
  const leads = (cells: readonly number[], frame: Partial<Frame>) => mined({ cells, frame }).map(({ leads: first }) => first);
  expect([leads(little, groups), leads(little, {}), leads(PATH, groups)]).toEqual([[undefined], [true], [true]]);
}); // prettier-ignore

test('how far the mean of each moved, where a sum may grow with the number of those that are read again and again', () => {
  // Two lifts more each month for two years.
  const read = Array.from({ length: 24 }, (_, month) => Array.from({ length: 40 + 2 * month }, (_unused, lift) => ({ month, lift }))).flat();
  const edges = Array.from({ length: 25 }, (_, month) => Date.UTC(2022, month, 1));
  const moved = (of: (each: { month: number; lift: number }) => number, shape: string, way: 'sum' | 'mean' = 'sum') => {
    const frame = framed({ cells: read.map(of), times: read.map(({ month }) => Date.UTC(2022, month, 1)), timeline: { grain: 'month', finest: 'month', edges }, table: model({ kind: shape }) });
    return eachOf(frame, handOf(frame.timeline), handOf(frame.measures[0]), { of: way, grain: 'month' });
  };
  const flat = ({ lift }: { lift: number }) => 1 + (lift % 2);
  expect(moved(flat, 'panel')).toBeLessThan(LIMITS.leastSwing);
  expect(moved(({ month, lift }) => flat({ lift }) * (1 + month / 12), 'panel')).toBeGreaterThan(0.5);
  expect([moved(flat, 'event'), moved(flat, 'panel', 'mean')]).toEqual([Infinity, Infinity]);
}); // prettier-ignore

function handOf<T>(one: T | null | undefined): T {
  if (one === null || one === undefined) throw new Error('made by hand');
  return one;
}
