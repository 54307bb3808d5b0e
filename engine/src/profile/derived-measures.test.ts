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

const point = (name: string, type: 'date' | 'timestamp'): Column => ({ ...column(name), type, role: 'timestamp' });

test.each<['date' | 'timestamp', 'date' | 'timestamp', string]>([
  ['date', 'date', '"came"'],
  ['timestamp', 'timestamp', '"came"'],
  // A day ends after every hour of it.
  ['timestamp', 'date', '"came"::DATE'],
])('an end before its start is the length of nothing: %s to %s', (start, end, from) => {
  const pair = { start: 'came', end: 'left', n: 90, reversed: 3, median: 86_400 * 30 };
  const [duration] = derivedMeasures([point('came', start), point('left', end)], [pair]);
  expect(duration?.sql).toBe(`(CASE WHEN "left" >= ${from} THEN (epoch("left"::TIMESTAMP) - epoch("came"::TIMESTAMP)) / 86400.0 END)`);
}); // prettier-ignore
