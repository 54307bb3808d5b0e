import type { Frame, Measure } from '../../insights/frame/frame';
import type { Table } from '../../model';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { gapOf, oneCaseOf, type Split } from './gap-of';
import { LIMITS } from './limits';

const DAY = 86_400_000;
const MONTH = (i: number) => Date.UTC(2022, i, 1);
const PERIODS = 24;
const EACH = 6;

interface World {
  groups?: readonly string[];
  value?: (group: number, period: number) => number | null;
  measure?: Partial<Measure>;
  counted?: boolean;
  frame?: Partial<Frame>;
  table?: Partial<Table>;
  periods?: number;
  each?: number;
}

/** Six rows of each group in each of 24 months, by turns one above and one below their level. */
function world({ groups = ['A', 'B', 'C'], value = (group, period) => 10 * (group + 1) + period, measure, counted = false, frame, table, periods = PERIODS, each = EACH }: World = {}) {
  const cells = Array.from({ length: periods * each * groups.length }, (_, i) => ({
    group: i % groups.length,
    period: Math.floor(i / (each * groups.length)),
    row: Math.floor(i / groups.length) % each,
  }));
  const levels = cells.map(({ group, period, row }) => {
    const level = value(group, period);
    return level === null ? null : level + (row % 2 ? 1 : -1);
  });
  const dimension = handDimension('team', cells.map(({ group }) => groups[group] ?? ''));
  const timeline = handTimeline(cells.map(({ period, row }) => MONTH(period) + (row % 28) * DAY), {
    edges: Array.from({ length: periods + 1 }, (_, i) => MONTH(i)),
    grain: 'month',
  });
  const made = handFrame('t', cells.length, { dimensions: [dimension], timeline, ...frame }, table);
  const split: Split = { timeline, dimension, measure: counted ? null : handMeasure('cost', levels, measure) };
  return { made, split };
} // prettier-ignore

const gap = (given: World, code: number, without?: number) => {
  const { made, split } = world(given);
  return gapOf(made, split, code, without);
};

test('a group is held against what the others are together, month by month', () => {
  const { own, rest, at, strays, rows, cases, least, cycle } = gap({}, 0);
  expect(own).toEqual(Array.from({ length: PERIODS }, (_, i) => 10 + i));
  expect(rest).toEqual(Array.from({ length: PERIODS }, (_, i) => 25 + i));
  expect(at).toEqual(Array.from({ length: PERIODS }, (_, i) => MONTH(i)));
  // Six rows by turns one above and one below: a variance of 6 / 5 about each month.
  expect(strays?.own.variance).toBeCloseTo(1.2, 9);
  expect(strays?.own.n).toEqual(Array<number>(PERIODS).fill(EACH));
  expect(strays?.rest.n).toEqual(Array<number>(PERIODS).fill(2 * EACH));
  expect(least).toBeCloseTo(LIMITS.leastOfRows * Math.sqrt(1.2), 9);
  // Months of two years have a season.
  expect(cycle).toBe(12);
  expect([rows, cases]).toEqual([undefined, undefined]);
});

test('another group may be left out, and of two the one is held against nothing', () => {
  expect(gap({}, 0, 1).rest).toEqual(Array.from({ length: PERIODS }, (_, i) => 30 + i));
  const two = gap({ groups: ['A', 'B'] }, 0, 1);
  expect(two.own).toEqual(Array.from({ length: PERIODS }, (_, i) => 10 + i));
  expect(two.rest).toEqual(Array<number>(PERIODS).fill(0));
  expect(two.strays?.rest.variance).toBe(0);
});

test('months in which the group, or all others, have no reading are left out', () => {
  const { own, at, strays, cycle } = gap({ value: (group, period) => (period === 3 && group === 0 ? null : 10 + period) }, 0);
  expect(own).toEqual(Array.from({ length: PERIODS }, (_, i) => 10 + i).filter((value) => value !== 13));
  expect(at).not.toContain(MONTH(3));
  expect([at.length, strays?.own.n.length, strays?.rest.n.length]).toEqual([PERIODS - 1, PERIODS - 1, PERIODS - 1]);
  // A series with a hole in it has none.
  expect(cycle).toBeUndefined();
  expect(gap({ value: (group, period) => (period === 3 && group > 0 ? null : 10 + period) }, 0).at).not.toContain(MONTH(3));
});

test('of one group alone there is no season', () => expect(gap({ groups: ['A'] }, 0).cycle).toBeUndefined());

test.each<[string, Partial<Measure>, number]>([
  ['of shares in points', { fraction: true }, LIMITS.leastPoints],
  ['of percentages in points of a hundred', { unit: '%' }, 100 * LIMITS.leastPoints],
])('a step is worth telling %s', (_, measure, least) => expect(gap({ measure }, 0).least).toBe(least));

test('of rates the number of rows is known, by which each is as sure as it is', () => {
  const { rows, strays } = gap({ measure: { kind: 'rate' } }, 1);
  expect(rows).toEqual({ own: Array<number>(PERIODS).fill(EACH), rest: Array<number>(PERIODS).fill(2 * EACH) });
  expect(strays).toBeUndefined();
  expect(gap({ groups: ['A', 'B'], measure: { kind: 'rate' } }, 0, 1).rows?.rest).toEqual(Array<number>(PERIODS).fill(0));
});

test('without a measure it is the part of all rows that a group has', () => {
  const { own, rest, rows, least } = gap({ counted: true }, 2);
  expect(own).toEqual(Array<number>(PERIODS).fill(1 / 3));
  expect(rest).toEqual(Array<number>(PERIODS).fill(0));
  expect(rows?.own).toEqual(Array<number>(PERIODS).fill(3 * EACH));
  expect(least).toBe(LIMITS.leastPoints);
  // Or of those that are left without another one.
  expect(gap({ counted: true }, 2, 0).own).toEqual(Array<number>(PERIODS).fill(1 / 2));
});

test('groups of which each has few rows are looked at in steps that are longer than months', () => {
  const few = world();
  const thinned = { ...few.split, dimension: { ...few.split.dimension, codes: few.split.dimension.codes.map((code, row) => (row % 9 < 3 ? code : -1)) } }; // prettier-ignore
  const { at, cycle } = gapOf(few.made, thinned, 0);
  expect(at.length).toBeLessThan(PERIODS);
  expect(cycle).toBeUndefined();
  const steps = at.slice(1).map((moment, i) => moment - (at[i] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThan(31 * DAY);
  expect(Math.max(...steps)).toBe(Math.min(...steps));
});

test.each<[string, (number | null)[], number | undefined]>([
  ['counts', [0, 3, null, 12], 1],
  ['what is measured', [0, 3.5, 12], undefined],
  ['what may be below nought', [3, -1, 12], undefined],
])('one case of %s', (_, values, one) => {
  const measure = handMeasure('visits', values);
  expect(oneCaseOf(handFrame('t', values.length, { measures: [measure] }), measure)).toBe(one);
});

test('one case of a quotient is what it comes to for one of what is counted', () => {
  const late = handMeasure('late', [2, 4, null, 6]);
  const typed = { op: 'quotient', of: 'late', by: 'trains' } as unknown as Measure['typed'];
  const share = handMeasure('share', [0.2, 0.2, 0.9, null], { typed, weights: Float64Array.of(10, 20, 30, 40) });
  expect(oneCaseOf(handFrame('t', 4, { measures: [late, share] }), share)).toBeCloseTo(0.4 / 6, 9);
  const none = handMeasure('late', [0, 0, null, 0]);
  expect(oneCaseOf(handFrame('t', 4, { measures: [none, share] }), share)).toBeUndefined();
});

/** Readings of teams, which each has at every moment. */
const OF_TEAMS = { model: { shape: { kind: 'panel', entity: ['team'] } } } as unknown as Partial<Table>;
/** One count of each team in each month, by turns so far above and below twenty. */
const counts = (stray: number, more: World = {}) =>
  gap({ each: 1, value: (_, period) => 21 + (period % 2 ? stray : -stray), table: OF_TEAMS, ...more }, 0).cases;

test.each<[string, ReturnType<typeof counts>, object | undefined]>([
  ['as far as chance makes them', counts(4), { one: 1, others: 2 }],
  ['further', counts(6), undefined],
  ['as far, of teams that are none', counts(4, { table: {} }), undefined],
  ['as far, of which there are halves', counts(4.5), undefined],
  ['for less than a year', counts(4, { periods: 12 }), undefined],
  ['for a year and a month', counts(4, { periods: 13 }), { one: 1, others: 2 }],
  ['of one team alone', counts(4, { groups: ['A'] }), { one: 1, others: 0 }],
])('one case is known of counts that stray %s', (_, cases, expected) => expect(cases).toEqual(expected));

test('what readings of a team are made of is no width of theirs, and no chance of rows', () => {
  const { at, strays, rows } = gap(
    { each: 1, table: OF_TEAMS, frame: { panel: { things: new Int32Array() } as Frame['panel'] } },
    0,
  );
  expect(at).toEqual(Array.from({ length: PERIODS }, (_, i) => MONTH(i)));
  expect([strays, rows]).toEqual([undefined, undefined]);
});

test('of a quotient neither how rows scatter is known, nor from where on its step is worth telling', () => {
  const { strays, least, own } = gap({ measure: { weights: new Float64Array(PERIODS * EACH * 3).fill(2) } }, 0);
  expect([strays, least]).toEqual([undefined, undefined]);
  expect(own).toEqual(Array.from({ length: PERIODS }, (_, i) => 10 + i));
});

test.each<[string, World, number]>([
  ['of many events a month are as short as weeks let be', { each: 40 }, 104],
  ['of enough months are months', { each: 20, periods: 40 }, 40],
  ['that would be hardly shorter than months are months', { each: 7 }, 24],
])('steps of time %s', (_, given, steps) => {
  const { at, cycle } = gap(given, 0);
  expect(at.length).toBe(steps);
  expect(cycle).toBe(steps === 104 ? undefined : 12);
});
