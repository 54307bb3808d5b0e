import type { Limit } from './limits';

/**
 * The numbers that a reader is told of: the report's Method section prints them from here, and the code that they govern reads them
 * from here. How findings come out with others is for `pnpm score` to say, and how long they take for `pnpm bench:engine`.
 */
export const THRESHOLDS = {
  rowsMined: {
    value: 100_000,
    unit: 'rows',
    found: 'budget',
    reason: 'Work on pairs of columns grows with the rows; of more, a sample answers the same questions.',
  },
  rowsSampled: {
    value: 25_000,
    unit: 'rows',
    found: 'derived',
    reason: 'A correlation or a share is known to within a hundredth.',
  },
  rowsProfiled: {
    value: 500_000,
    unit: 'rows',
    found: 'budget',
    reason: 'Sorting every column is the dearest part of a profile; up to here it is done on all rows.',
  },
  rowsProfiledOfMore: {
    value: 100_000,
    unit: 'rows',
    found: 'derived',
    reason: 'The place of a median is known to within a third of a percentile (1.96 × √(0.25 / n)).',
  },
  rowsSorted: {
    value: 100_000,
    unit: 'rows',
    found: 'budget',
    reason: 'As for columns; Verify runs the query of every finding anew.',
  },
  columnsLookedAtClosely: {
    value: 30,
    unit: 'columns',
    found: 'budget',
    reason: 'Pairs grow with the square: of thirty columns there are 435.',
  },
  columnsInsideGroups: {
    value: 12,
    unit: 'columns',
    found: 'budget',
    reason: 'Three columns at a time grow with the cube.',
  },
  textsRead: {
    value: 60,
    unit: 'columns',
    found: 'judged',
    reason: 'A table with more texts is a list of answers that are nearly all empty.',
  },
  falseDiscovery: {
    value: 0.025,
    unit: 'q',
    found: 'measured',
    reason: 'Of 121 tables whose columns were shuffled each for itself, 7 showed a finding at 0.05 and 4 at this.',
  },
  falseDiscoveryInside: {
    value: 0.01,
    unit: 'q',
    found: 'judged',
    reason: 'Inside groups there are many more comparisons than columns.',
  },
  certainThoughSmall: {
    value: 0.005,
    unit: 'q',
    found: 'judged',
    reason: 'What is told for its certainty alone must be certain: no effect size holds chance back.',
  },
  rowsForAnInterval: {
    value: 30,
    unit: 'rows',
    found: 'judged',
    reason: 'Below, the distribution of a mean is not near enough to the one that the interval supposes.',
  },
  drawings: {
    value: 500,
    unit: 'drawings',
    found: 'derived',
    reason: 'The ends of a 95% interval rest on a dozen drawings each.',
  },
} as const satisfies Record<string, Limit>;
