import { limits } from '../../limits';

/** Two measures that go up together in one group, and opposite ways in another. */
export const LIMITS = limits({
  leastInside: { value: 0.3, unit: 'ρ', found: 'judged', reason: 'In both groups the two must be seen to go their way: as within single groups.' },
  mostMeasures: { value: 5, unit: 'measures', found: 'budget', reason: 'Pairs grow with the square.' },
  mostDimensions: { value: 3, unit: 'columns', found: 'budget', reason: 'Three columns at a time grow with the cube.' },
  mostLabels: { value: 12, unit: 'labels', found: 'budget', reason: 'Groups of a column with more are small.' },
  weight: { value: 1.2, unit: 'strength', found: 'judged', reason: 'What is good for one group and bad for another changes what is done, and shows in nothing that is told of all.' },
}); // prettier-ignore
