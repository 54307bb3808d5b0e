import type { Frame, Measure, Timeline } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { handFacts } from '../../../testing/hand-made-facts';
import { handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { summaryOf } from '../../../testing/summary-of';
import { mineCycles } from './mine-cycles';

const DAY = 86_400_000;
const HOUR = DAY / 24;
/** A Monday. */
const START = Date.UTC(2024, 0, 1);

interface World {
  weeks?: number;
  /** Rows of a weekday, from Monday on. */
  rows?: (weekday: number, day: number) => number;
  /** The hour of the day of a row. */
  hour?: (row: number) => number;
  cost?: (weekday: number, row: number, day: number) => number;
  timeline?: Partial<Timeline>;
  measure?: Partial<Measure>;
  frame?: Partial<Frame>;
}

/** Six rows on each day of work, two on those of the weekend. */
const working = (weekday: number) => (weekday < 5 ? 6 : 2);

function world({ weeks = 12, rows = working, hour = (row) => row, cost, timeline, measure, frame }: World) {
  const days = Array.from({ length: 7 * weeks }, (_, day) => day);
  const cells = days.flatMap((day) => Array.from({ length: rows(day % 7, day) }, (_, row) => ({ day, row })));
  const times = cells.map(({ day, row }) => START + day * DAY + hour(row) * HOUR);
  const costs = cells.map(({ day, row }) => cost?.(day % 7, row, day) ?? null);
  const edges = [...days, days.length].map((day) => START + day * DAY);
  const made = handFrame('t', times.length, {
    timeline: handTimeline(times, { edges, ...timeline }),
    measures: cost ? [handMeasure('cost', costs, { unit: 'EUR', ...measure })] : [],
    ...frame,
  });
  return { made, times, costs };
}

function mined(changes: World) {
  const log = new TestLog();
  return { ...mineCycles({ frame: world(changes).made, log }), run: log.run };
}

test('days of the week that bring more rows are told with what an even spread would bring', async () => {
  const found = mined({});
  expect(found.seasonality.map(summaryOf)).toEqual([
    {
      by: 'moment',
      direction: 'high',
      effect: 0.1518817,
      everyDay: true,
      expected: 0.882352941,
      impact: 1,
      kind: 'seasonality',
      member: 'Monday, Tuesday, Wednesday, Thursday, Friday',
      n: 408,
      of: 'count',
      p: [2.33808521e-10],
      strength: 0.4732196,
      topics: ['moment', 'cycle×weekday'],
      unit: '%',
      within: [],
    },
  ]);
  // 30 of 34 rows of a week on five of seven days.
  expect(found.seasonality[0]).toMatchObject({
    expected: 360 / 408,
    told: { busiest: [0, 1, 2, 3, 4], quiet: [5, 6], fair: 5 / 7 },
  });
  const { times } = world({});
  expect(await handFacts({}, found.seasonality, times)).toEqual([
    {
      n: 408,
      quiet: 0.117647059,
      value: 0.882352941,
    },
  ]);
});

test('hours that bring more rows are told as a run of neighbours', () => {
  // Twelve rows a day: eight of them from ten to midday, four at 2, 5, 16 and 21 o’clock.
  const hours = [10, 10, 10, 11, 11, 11, 12, 12, 2, 5, 16, 21];
  const { seasonality } = mined({ weeks: 4, rows: () => 12, hour: (row) => hours[row] ?? 0, timeline: { dated: false } });
  expect(seasonality).toMatchObject([{ member: '10:00, 11:00, 12:00', told: { cycle: { id: 'hour' }, busiest: [10, 11, 12] } }]);
});

test('months that bring more rows are told', () => {
  const { seasonality } = mined({ weeks: 157, rows: (_, day) => (new Date(START + day * DAY).getUTCMonth() === 6 ? 4 : 1) });
  expect(seasonality).toMatchObject([{ member: 'July', told: { cycle: { id: 'month' }, busiest: [6], quiet: [] } }]);
});

/** Weekdays cost 10, Saturdays 40, and rows of a day up to 2 more. */
const saturdays = (weekday: number, row: number, day: number) => (weekday === 5 ? 40 : 10) + ((row + day) % 3);

test('days of the week on which a measure is high are told', async () => {
  const found = mined({ rows: () => 3, cost: saturdays });
  expect(found.seasonality).toEqual([]);
  expect(found['measure-seasonality'].map(summaryOf)).toEqual([
    {
      by: 'moment',
      direction: 'high',
      effect: 0.395121951,
      expected: 41,
      impact: 1,
      kind: 'measure-seasonality',
      member: 'Saturday',
      n: 252,
      of: 'cost',
      p: [3.72838985e-19],
      strength: 0.502869813,
      topics: ['moment', 'cost', 'cycle×weekday×cost'],
      unit: 'EUR',
      within: [],
    },
  ]);
  expect(found['measure-seasonality'][0]?.told).toMatchObject({ cycle: { id: 'weekday' }, part: 5 });
  const { times, costs } = world({ rows: () => 3, cost: saturdays });
  expect(await handFacts({ cost: costs }, found['measure-seasonality'], times)).toEqual([
    {
      baseline: 15.2857143,
      other: 11,
      n: 252,
      value: 41,
    },
  ]);
});

const counted = (changes: World) => mined(changes).seasonality.map(({ member }) => member);
const levels = (changes: World) =>
  mined({ rows: () => 3, cost: saturdays, ...changes })['measure-seasonality'].map(({ member }) => member);
const WORK = 'Monday, Tuesday, Wednesday, Thursday, Friday';

test.each<[string, World, string[]]>([
  ['of two weeks', { weeks: 2 }, [WORK]],
  ['of one week', { weeks: 1 }, []],
  ['of an even week', { rows: () => 5 }, []],
  ['of 51 rows', { weeks: 3, rows: (weekday) => (weekday < 3 ? 5 : weekday < 5 ? 1 : 0) }, ['Monday, Tuesday, Wednesday']],
  ['of fewer than 50', { weeks: 3, rows: (weekday) => (weekday < 3 ? 4 : 1) }, []],
  ['of a few days of the week', { rows: (weekday) => (weekday < 3 ? 5 : 0) }, []],
  ['that half of the time does not have', { rows: (weekday, day) => (day < 42 ? working(weekday) : 8 - working(weekday)) }, []],
  ['of readings', { timeline: { regular: true } }, []],
  ['without a time', { frame: { timeline: null } }, []],
  ['without a period', { timeline: { edges: [START] } }, []],
])('a week %s', (_, changes, told) => expect(counted(changes)).toEqual(told)); // prettier-ignore

test.each<[string, World, string[]]>([
  ['of two weeks', { weeks: 3 }, ['Saturday']],
  ['of too few rows', { weeks: 2 }, []],
  ['that is everywhere alike', { cost: (_, row, day) => 10 + ((row + day) % 3) }, []],
  ['that turns round', { cost: (weekday, row, day) => ((weekday === 5) === day < 42 ? 40 : 10) + ((row + day) % 3) }, []],
  ['of a share', { measure: { fraction: true } }, []],
  ['that never falls', { cost: (_, row, day) => day * 3 + row }, []],
  ['of a time that ends then', { measure: { pair: { start: 'x', end: 'moment' } } }, []],
  ['of readings', { rows: () => 1, timeline: { regular: true } }, ['Saturday']],
])('a cost %s', (_, changes, told) => expect(levels(changes)).toEqual(told)); // prettier-ignore

test('what is regular and tiny stands far behind', () => {
  const strength = (more: number) =>
    mined({ rows: () => 3, cost: (weekday, row, day) => 1000 + (weekday === 5 ? more : 0) + ((row + day) % 3) })['measure-seasonality'][0]?.strength ?? NaN; // prettier-ignore
  // The same order of rows, but for how far Saturdays lie from the rest: 3 % of it is the border.
  expect(strength(20) / strength(60)).toBeCloseTo(0.3, 9);
});

test.each([
  ['Sunday', 'low', (weekday: number) => (weekday === 6 ? -40 : 0)],
  ['Saturday', 'high', (weekday: number) => (weekday === 5 ? 40 : 0)],
  ['Saturday', 'both', (weekday: number) => (weekday === 5 ? 40 : weekday === 1 ? -30 : 0)],
])('of the ends of a week those are named that stand apart: %s (%s)', (member, named, more) => {
  const found = mined({ rows: () => 3, cost: (weekday, row, day) => 100 + more(weekday) + ((7 * row + 3 * day) % 5) });
  expect(found['measure-seasonality']).toMatchObject([{ member, told: { named } }]);
});

test('hours of times that are whole days are not looked at', () => {
  const rows = { weeks: 4, rows: () => 12, hour: (row: number) => (row < 8 ? 10 : row) };
  expect(mined({ ...rows, timeline: { dated: true } }).run).toBe(1);
  expect(mined({ ...rows, timeline: { dated: false } }).run).toBe(2);
});

test('of a sample only the query knows the share', () =>
  expect(mined({ rows: working, cost: saturdays, frame: { sampled: true } })).toMatchObject({ seasonality: [{ expected: null }], 'measure-seasonality': [{ expected: null }] })); // prettier-ignore

/** Ten years of monthly sums, by what a day brings in a month of the year. */
function monthsOf(aDay: (part: number, i: number) => number, changes: Partial<Measure> = { additive: true }) {
  const edges = Array.from({ length: 121 }, (_, i) => Date.UTC(2010, i, 1));
  const times = edges.slice(0, -1);
  const sums = times.map((at, i) => (((edges[i + 1] ?? 0) - at) / DAY) * aDay(i % 12, i));
  const timeline = handTimeline(times, { edges, grain: 'month', finest: 'month', regular: true });
  const frame = handFrame('t', times.length, { timeline, measures: [handMeasure('cost', sums, changes)] });
  return mineCycles({ frame, log: new TestLog() })['measure-seasonality'].map(({ member, direction, told: { named } }) => ({ member, direction, named })); // prettier-ignore
}
const noise = (i: number) => Math.sin(12.9898 * (i + 1) * (i + 5));

test('months of unlike length are compared by the day', () => {
  // Every day brings the same: its months differ by their length alone.
  expect(monthsOf((_, i) => 100 + 0.3 * noise(i))).toEqual([]);
  expect(monthsOf((_, i) => 100 + 0.3 * noise(i), { additive: false })).toMatchObject([{ member: 'February', named: 'low' }]);
  // July is high; what is left brings the same a day, so that February is no month of its own.
  expect(monthsOf((part, i) => (part === 6 ? 150 : part === 10 ? 99 : 100) + 0.1 * noise(i))).toEqual([{ member: 'July', direction: 'high', named: 'high' }]); // prettier-ignore
  // June brings most a day, and July by its one day more.
  expect(monthsOf((part, i) => (part === 5 ? 151 : part === 6 ? 150 : part === 10 ? 80 : 100) + 0.1 * noise(i))).toEqual([{ member: 'November', direction: 'low', named: 'low' }]); // prettier-ignore
  // August and November are the ends either way.
  expect(monthsOf((part, i) => (part === 7 ? 150 : part === 10 ? 70 : 100) + 0.1 * noise(i))).toEqual([{ member: 'August', direction: 'high', named: 'both' }]); // prettier-ignore
  // By sums December and February, by the day June and November.
  expect(monthsOf((part, i) => (part === 5 ? 120 : part === 11 ? 118 : part === 10 ? 97 : part === 1 ? 98 : 105) + 0.1 * noise(i))).toEqual([]); // prettier-ignore
});

test('levels are of all rows, though the last week is not complete, and numbers of rows are of whole weeks', async () => {
  const edges = Array.from({ length: 81 }, (_, day) => START + day * DAY);
  const found = mined({ rows: () => 3, cost: saturdays, timeline: { edges } });
  const { times, costs } = world({ rows: () => 3, cost: saturdays });
  const [facts] = await handFacts({ cost: costs }, found['measure-seasonality'], times);
  expect(facts).toMatchObject({ n: 252, baseline: 15.2857143 });
  expect(found['measure-seasonality'][0]).toMatchObject({ n: 252, expected: 41 });
  expect(mined({ timeline: { edges } }).seasonality[0]?.n).toBeLessThan(mined({}).seasonality[0]?.n ?? 0);
});
