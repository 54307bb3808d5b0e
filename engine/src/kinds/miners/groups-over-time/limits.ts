import { limits } from '../../../limits';

/** Groups over time. */
export const LIMITS = limits({
  leastDifference: {
    value: 0.3,
    unit: 'r',
    found: 'judged',
    reason: 'A group must move with time otherwise than the rest by so much.',
  },
  leastRho: { value: 0.3, unit: 'r', found: 'judged', reason: 'And clearly by itself.' },
  mostMembers: { value: 12, unit: 'labels', found: 'budget', reason: 'The most frequent ones of each column.' },
  fewestPeriods: { value: 6, unit: 'periods', found: 'judged', reason: 'As for trends.' },
  nearlyAll: { value: 0.9, unit: 'share', found: 'judged', reason: 'A group that is nearly the table moves as it does.' },
  fewestOfAGroup: {
    value: 60,
    unit: 'rows',
    found: 'judged',
    reason: 'Counts of fewer rows by period are mostly noughts and ones.',
  },
  weightOfFrequency: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'That a group becomes more frequent is worth less than what becomes of it.',
  },
  endsOf: { value: 4, unit: 'parts', found: 'judged', reason: 'The first and the last quarter are told.' },
  impact: { value: 0.3, unit: 'share', found: 'judged', reason: 'That a group differs concerns the whole table a little.' },
  impactOfRows: { value: 0.7, unit: 'share', found: 'derived', reason: 'What is left to the group’s own share of the rows.' },
});
