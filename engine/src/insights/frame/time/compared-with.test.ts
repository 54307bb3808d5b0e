import type { Grain } from '../../../wording/date-text';
import { comparedWith, nextPeriod } from './periods';

const edgesOf = (grain: Grain, periods: number): number[] => {
  const edges = [Date.UTC(2022, 0, 3)];
  for (let i = 0; i < periods; i++) edges.push(nextPeriod(edges[i] ?? 0, grain));
  return edges;
};

test.each<[Grain, number, number]>([
  ['month', 26, 13],
  ['month', 13, 0],
  ['month', 12, 10],
  ['quarter', 5, 0],
  ['quarter', 4, 2],
  ['year', 5, 3],
  ['week', 60, 58],
  ['day', 30, 28],
])('of %ss there are %d: the last is held against number %d', (grain, periods, against) => {
  expect(comparedWith({ grain, edges: edgesOf(grain, periods) })).toBe(against);
});
