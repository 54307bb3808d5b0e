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
    value: 32_768,
    unit: 'rows',
    found: 'derived',
    reason: 'A correlation or a share is known to within a hundredth. Of rows that belong to many units whole units are drawn.',
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
  manyUnits: {
    value: 2000,
    unit: 'units',
    found: 'judged',
    reason: 'Of more, a part of the units says of all what they are like; of fewer, each keeps a part of its rows.',
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
  familywise: {
    value: 0.015,
    unit: 'chance',
    found: 'judged',
    reason:
      'Of two hundred tables in which nothing hangs together three may show a false claim: the sum of the families. A false discovery rate would allow false claims where there are many true ones.',
  },
  chanceOfMain: {
    value: 0.0035,
    unit: 'chance',
    found: 'judged',
    reason: 'Pairs of columns, the outcome apart: most of what a reader asks is there.',
  },
  chanceOfResult: {
    value: 0.005,
    unit: 'chance',
    found: 'judged',
    reason:
      'What a table was made to ask has a part of its own, and the greatest: every further column adds far more questions about the others.',
  },
  chanceOfTime: { value: 0.002, unit: 'chance', found: 'judged', reason: 'What rises, falls, peaks or comes back.' },
  chanceInside: { value: 0.002, unit: 'chance', found: 'judged', reason: 'What one group has of its own, and scans.' },
  chanceApart: {
    value: 0.0005,
    unit: 'chance',
    found: 'judged',
    reason:
      'That any group alone has a share of its own is one question, corrected for all groups and moments that it was chosen from: among a thousand that ask of one group each it would be corrected twice.',
  },
  chanceOfUnits: {
    value: 0.002,
    unit: 'chance',
    found: 'judged',
    reason: 'How single units differ: customers, machines, schools.',
  },
  fewestOfAFamily: {
    value: 8,
    unit: 'members',
    found: 'published',
    reason: 'Of fewer, how members differ is hardly known (Efron & Morris, JASA 70, 1975); their observed figures stand.',
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
