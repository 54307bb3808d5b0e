import type { Measure } from '../../insights/frame/frame';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handDimension, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { dateOfStep, toldDate, type DateOfStep } from './date-of-step';

const DAY = 86_400_000;
const START = Date.UTC(2025, 0, 6);
const WEEKS = 40;
const EDGES = Array.from({ length: WEEKS + 1 }, (_, week) => START + 7 * week * DAY);

type Draw = (isAfter: boolean, random: () => number, normal: () => number) => number;

/** Rows of forty weeks, on working days, of which East steps on a day of the twenty-first to the twenty-fifth week; found in the week before, of or after. */
function dated(seed: number, perDay: number, draw: Draw, changes: Partial<Measure> = {}) {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const step = START + (7 * (20 + Math.floor(5 * random())) + Math.floor(5 * random())) * DAY;
  const rows = Array.from({ length: 7 * WEEKS }, (_, day) => day)
    .filter((day) => day % 7 < 5)
    .flatMap((day) => Array.from({ length: perDay }, () => START + (day + 0.3 + 0.5 * random()) * DAY));
  const place = rows.map(() => (random() < 0.4 ? 'East' : 'West'));
  const values = rows.map((at, row) => draw(place[row] === 'East' && at >= step, random, normal));
  const dimension = handDimension('place', place);
  const timeline = handTimeline(rows, { edges: EDGES, grain: 'week', finest: 'hour' });
  const found = EDGES.findLast((edge) => edge <= step) ?? START;
  const at = found + 7 * (Math.floor(3 * random()) - 1) * DAY;
  const day = dateOfStep(
    { timeline, dimension, measure: handMeasure('y', values, changes) },
    dimension.labels.indexOf('East'),
    at,
  );
  return { step, day };
}

const DOMAINS: Record<string, Draw> = {
  'a surcharge that is no longer taken': (isAfter, random) => (isAfter ? 0 : 0.4 + 0.6 * random()),
  'hours that rise by a standard deviation and a half': (isAfter, _, normal) => 40 + 8 * normal() + (isAfter ? 12 : 0),
  'amounts with a heavy tail that double': (isAfter, _, normal) => (isAfter ? 60 : 30) * Math.exp(0.6 * normal()),
  'late deliveries from a tenth to a third': (isAfter, random) => Number(random() < (isAfter ? 0.35 : 0.1)),
  'counts of errors from two to five': (isAfter, _, normal) => Math.max(0, Math.round((isAfter ? 5 : 2) + 1.6 * normal())),
};

const SEEDS = Array.from({ length: 40 }, (_, i) => 300 + i);
const holds = ({ step, day }: { step: number; day: DateOfStep | null }) => day !== null && day.from <= step && day.to >= step;

test.each(Object.entries(DOMAINS))('%s: the days that are given hold the true one', (_, draw) => {
  for (const perDay of [4, 12])
    expect(SEEDS.filter((seed) => holds(dated(seed, perDay, draw))).length).toBeGreaterThanOrEqual(35);
});

test('what shows in each row is known to the day', () =>
  expect(SEEDS.map((seed) => dated(seed, 8, (isAfter, random) => (isAfter ? 0 : 0.4 + 0.6 * random()))).filter(({ step, day }) => day?.moment !== step || day.from !== day.to)).toEqual([])); // prettier-ignore

test('rows that weigh more count more', () => {
  const weights = Float64Array.from({ length: 4 * 5 * WEEKS }, (_, row) => (row % 3 === 0 ? 9 : 0.1));
  expect(holds(dated(7, 4, (isAfter, _, normal) => 10 + normal() + (isAfter ? 4 : 0), { weights }))).toBe(true);
});

describe('nothing is said', () => {
  const timeline = handTimeline([], { edges: EDGES, grain: 'week', finest: 'hour' });
  const split = { timeline, dimension: handDimension('place', []), measure: handMeasure('y', []) };
  test.each([
    ['of rows that are counted', { ...split, measure: null }],
    ['of readings', { ...split, timeline: { ...timeline, regular: true } }],
    ['of days', { ...split, timeline: { ...timeline, grain: 'day' as const } }],
    ['where rows are dated by weeks', { ...split, timeline: { ...timeline, finest: 'week' as const } }],
    ['of hardly any rows', split],
  ])('%s', (_, given) => expect(dateOfStep(given, 0, START + 70 * DAY)).toBeNull());
});

test('where a period begins among the days that may be it, that one is told', () => {
  const day = (from: number, moment: number, to: number) => ({ moment: START + moment * DAY, from: START + from * DAY, to: START + to * DAY }); // prettier-ignore
  expect(toldDate(EDGES, day(5, 6, 9))).toBe(START + 7 * DAY);
  expect(toldDate(EDGES, day(5, 13, 15))).toBe(START + 14 * DAY);
  expect(toldDate(EDGES, day(8, 9, 11))).toBe(START + 9 * DAY);
  expect(toldDate(EDGES, day(7, 7, 7))).toBe(START + 7 * DAY);
});
