import type { Column } from '../model';
import { derivedMeasures } from './derived-measures';

const column = (name: string, mean = 100): Column => ({
  name,
  type: 'number',
  role: 'measure-additive',
  unit: null,
  stats: { count: 90, missing: 0, distinct: 80, mean, median: mean },
});
const attained = (...names: string[]) =>
  derivedMeasures(
    names.map((name) => column(name)),
    [],
  ).flatMap(({ typed }) => (typed.op === 'attainment' ? [[typed.actual, typed.target]] : []));

test.each<[string[], string[][]]>([
  [['revenue', 'target revenue', 'cost'], [['revenue', 'target revenue']]],
  [['resolution_hours', 'sla_hours', 'wait_minutes'], [['resolution_hours', 'sla_hours']]],
  [['actual_sales', 'sales_goal_2024', 'visits'], [['actual_sales', 'sales_goal_2024']]],
  [['sold', 'quota'], [['sold', 'quota']]],
  [['sold', 'quota of visits'], []],
  [['Bridges: Total Traffic', 'Buses: Estimated Ridership'], []],
  // What is estimated of one thing is no target of another.
  [
    [
      'Subways: Total Estimated Ridership',
      'Buses: Total Estimated Ridership',
      'Bridges: Total Traffic',
      'Access-A-Ride: Total Trips',
    ],
    [],
  ],
])('of %j those are attained: %j', (names, pairs) => {
  expect(attained(...names)).toEqual(pairs);
});

test.each([
  [['Setup Est Hrs', 'Setup Act Hrs'], 'ratio(Setup Act Hrs,Setup Est Hrs)'],
  [['Slot (min)', 'Actual (min)'], 'ratio("Actual (min)","Slot (min)")'],
  [['planned_days', 'actual_days'], 'ratio(actual_days,planned_days)'],
  [['budget cost', 'actual cost'], 'ratio(actual cost,budget cost)'],
  [['Soll-Stunden', 'Ist-Stunden'], 'ratio(Ist-Stunden,Soll-Stunden)'],
  [['quoted cost', 'cost'], 'ratio(cost,quoted cost)'],
])('of %j it is told how much of the one the other comes to, and nothing is reached', (names, ratio) => {
  expect(attained(...names)).toEqual([]);
  expect(derivedMeasures(names.map((name) => column(name)), []).map(({ id }) => id)).toContain(ratio); // prettier-ignore
});

const point = (name: string, type: 'date' | 'timestamp'): Column => ({ ...column(name), type, role: 'timestamp' });

test.each<['date' | 'timestamp', 'date' | 'timestamp', string, string]>([
  ['date', 'date', '"came"', '"left"'],
  ['timestamp', 'timestamp', '"came"', '"left"'],
  // What is done on the day on which it came takes none, at whatever hour it came.
  ['timestamp', 'date', '"came"::DATE', '"left"'],
  ['date', 'timestamp', '"came"', '"left"::DATE'],
])('an end before its start is the length of nothing: %s to %s', (start, end, from, to) => {
  const byDay = start === 'date' || end === 'date';
  const pair = { start: 'came', end: 'left', byDay, n: 90, reversed: 3, median: 86_400 * 30 };
  const [duration] = derivedMeasures([point('came', start), point('left', end)], [pair]);
  expect(duration?.sql).toBe(`(CASE WHEN ${to} >= ${from} THEN (epoch(${to}::TIMESTAMP) - epoch(${from}::TIMESTAMP)) / 86400.0 END)`);
}); // prettier-ignore

test('between days there are days, and no hours', () => {
  const pair = { start: 'came', end: 'left', n: 90, reversed: 0, median: 86_400 };
  const points = [point('came', 'timestamp'), point('left', 'timestamp')];
  const unitOf = (byDay: boolean) => derivedMeasures(points, [{ ...pair, byDay }])[0]?.unit;
  expect([unitOf(true), unitOf(false)]).toEqual(['days', 'hours']);
});

test.each([
  ['Due By', 0],
  ['fällig am', 0],
  ['zahlungsziel', 0],
  ['closed', 1],
  ['warranty expiration', 1],
])('how long it is from a moment to %s is looked at, %i times: not how long somebody is given', (end, times) => {
  const points = ['created', end].map((name): Column => ({ ...column(name), type: 'date', role: 'timestamp' }));
  const pair = { start: 'created', end, rank: 0, n: 90, reversed: 0, median: 86_400, byDay: false };
  expect(derivedMeasures(points, [pair])).toHaveLength(times);
});
