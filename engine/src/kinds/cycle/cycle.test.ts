import type { Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { periodicity } from '../../stats/series/periodicity';
import { handFrame, handMeasure, handTable, handTimeline } from '../../testing/hand-made-frame';
import { mineCyclesOfAnyLength, wholeCycle } from './cycle';
import { cycle } from '.';
import { LIMITS } from './limits';

const DAY = 86_400_000;

const daily = (i: number) => Date.UTC(2020, 0, 1) + i * DAY;

function mined(values: number[], changes: Partial<Frame> = {}, at: (i: number) => number = daily) {
  const times = values.map((_, i) => at(i));
  const log = new TestLog();
  const frame = handFrame('t', values.length, {
    measures: [handMeasure('load', values)],
    timeline: handTimeline(times, { regular: true, edges: [times[0] ?? 0, (times.at(-1) ?? 0) + DAY] }),
    ...changes,
  });
  return { findings: mineCyclesOfAnyLength({ frame, log }), run: log.run, frame, times };
}

/** A series that remembers what it was by so much, with something added to each reading. */
function series(seed: number, n: number, memory: readonly number[], add: (i: number) => number = () => 0): Float64Array {
  const normal = normalFrom(randomFrom(seed));
  const state: number[] = [];
  for (let i = 0; i < n + 60; i++) state.push(memory.reduce((sum, phi, j) => sum + phi * (state[i - 1 - j] ?? 0), 0) + normal());
  return Float64Array.from({ length: n }, (_, i) => (state[i + 60] ?? 0) + add(i));
}

const turn = (length: number, size: number) => (i: number) => size * Math.sin((2 * Math.PI * i) / length);

test('a cycle of eleven days is told, with between what it lies', async () => {
  const load = [...series(3, 240, [], turn(11, 2))];
  const { findings, run, frame, times } = mined(load);
  expect(run).toBe(1);
  const [found] = findings;
  if (!found) throw new Error('nothing is found');
  expect(found).toMatchObject({ kind: 'cycle', member: '11', told: { turns: 21, step: 'day' } });
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', { load }, times);
  const facts = (await firstRow(bench.engine.connection, found.sql)) ?? {};
  await bench.close();
  expect(facts.value).toBeCloseTo(found.expected ?? 0, 9);
  expect(facts.n).toBe(240 - 11);
  expect(cycle.say(found, facts, frame)?.sentence).toMatch(
    /^Load goes up and down in a cycle of about 1[01](?:\.\d)? days \(9\.\d+ to 12\.\d+\), seen 21 times over\.$/,
  );
  // What the whole table does not bear out is not told.
  expect(cycle.say(found, { ...facts, value: LIMITS.leastR - 0.01 }, frame)).toBeNull();
  expect(cycle.say(found, { ...facts, baseline: facts.value ?? 0 }, frame)).toBeNull();
});

test('what happens for a day every ninth day comes back after nine days, and not after four and a half', () =>
  expect(mined([...series(5, 200, [], (i) => (i % 9 === 0 ? 6 : 0))]).findings).toMatchObject([{ member: '9' }]));

test.each<[string, number[], Partial<Frame>]>([
  ['a week', [...series(4, 280, [], turn(7, 3))], {}],
  ['three turns', [...series(4, 60, [], turn(20, 3))], {}],
  ['few readings', [...series(4, 39, [], turn(5, 3))], {}],
  ['a sample', [...series(4, 240, [], turn(11, 3))], { sampled: true }],
  ['rows that are no readings', [...series(4, 240, [], turn(11, 3))], { timeline: null }],
])('%s has no cycle of its own', (_, values, changes) => expect(mined(values, changes).findings).toEqual([]));

/** Monday to Friday, as an exchange trades. */
const tradingDay = (i: number) => Date.UTC(2024, 0, 1) + (7 * Math.floor(i / 5) + (i % 5)) * DAY;

test.each<[string, number, (i: number) => number]>([
  ['a day of hours', 24, (i) => daily(i / 24)],
  ['half a day of hours', 12, (i) => daily(i / 24)],
  ['a day of quarters of an hour', 96, (i) => daily(i / 96)],
  ['a week of trading days', 5, tradingDay],
  ['a month of days', 30, daily],
  ['a year of months', 12, (i) => Date.UTC(2000, i, 1)],
])('%s is a turn of the calendar, told as a season or not at all', (_, length, at) => {
  expect(mined([...series(4, 480, [], turn(length, 3))], {}, at).findings).toEqual([]);
});

test.each<[string, number, (i: number) => number, string]>([
  ['hours', 11, (i) => daily(i / 24), 'hour'],
  ['quarters of an hour', 40, (i) => daily(i / 96), 'reading'],
  ['trading days', 11, tradingDay, 'day'],
])('a cycle of its own is told of %s', (_, length, at, step) => {
  expect(mined([...series(4, 480, [], turn(length, 3))], {}, at).findings).toMatchObject([
    { member: String(length), told: { step } },
  ]);
});

/** What remembers, wanders, is smoothed, steps or bursts, and never comes back after a time of its own. */
const NULLS: Record<string, (seed: number, n: number) => Float64Array> = {
  'chance': (seed, n) => series(seed, n, []),
  'weak memory': (seed, n) => series(seed, n, [0.5]),
  'strong memory': (seed, n) => series(seed, n, [0.8]),
  'nearly a walk': (seed, n) => series(seed, n, [0.95]),
  'a walk': (seed, n) => series(seed, n, [1]),
  'two memories': (seed, n) => series(seed, n, [0.5, 0.3]),
  'to and fro': (seed, n) => series(seed, n, [-0.5]),
  'a step': (seed, n) => series(seed, n, [], (i) => (i > 0.6 * n ? 3 : 0)),
  'a bend': (seed, n) => series(seed, n, [], (i) => 8 * (i / n) ** 2),
  'means of two': (seed, n) => smoothed(series(seed, n + 1, []), [1, 0.8]),
  'differences': (seed, n) => smoothed(series(seed, n + 1, []), [1, -0.8]),
  'running means of five': (seed, n) => smoothed(series(seed, n + 4, []), [1, 1, 1, 1, 1]),
  'sums of memory': (seed, n) => { let sum = 0; return series(seed, n, [0.5]).map((value) => (sum += value)); },
  'rare bursts': (seed, n) => { const even = randomFrom(seed); return Float64Array.from({ length: n }, () => (even() < 0.7 ? 0 : Math.exp(2 * even()))); },
}; // prettier-ignore

const smoothed = (values: Float64Array, weights: readonly number[]): Float64Array =>
  Float64Array.from({ length: values.length - weights.length + 1 }, (_, i) =>
    weights.reduce((sum, weight, j) => sum + weight * (values[i + j] ?? 0), 0),
  );

/** Whether a series would be told to have a cycle, were its question the only one. */
function isTold(values: Float64Array): boolean {
  const found = periodicity(values);
  if (!found || found.p >= 0.002) return false;
  const { r, gain } = wholeCycle(values, found.period);
  return r >= LIMITS.leastR && gain >= LIMITS.leastGain;
}

test.each([60, 120, 300])('of %s readings in which nothing comes back hardly any are told to have a cycle', (n) => {
  const runs = Object.entries(NULLS).map(([name, make], f) => ({
    name,
    told: Array.from({ length: 120 }, (_, run) => isTold(make(1000 * f + run + n, n))).filter(Boolean).length,
  }));
  // A series has a fifth of a per cent; five of 120 are chance in one run of ten thousand.
  expect(runs.filter(({ told }) => told > 4)).toEqual([]);
  expect(runs.reduce((sum, { told }) => sum + told, 0)).toBeLessThanOrEqual(0.01 * 120 * runs.length);
});

test('cycles as large as the scatter are found in a hundred and twenty readings, and their range holds the truth', () => {
  const runs = Array.from({ length: 100 }, (_, run) => series(run + 7, 120, [], turn(11, 1.4)));
  const found = runs.filter(isTold).map((values) => periodicity(values));
  expect(found.length).toBeGreaterThanOrEqual(90);
  expect(found.filter((one) => one && one.from <= 11 && one.to >= 11).length).toBeGreaterThanOrEqual(0.93 * found.length);
});
