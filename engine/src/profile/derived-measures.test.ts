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
