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
  mostOfAPanel: {
    value: 60,
    unit: 'labels',
    found: 'budget',
    reason: 'Of a panel each has its reading at each moment, however many there are.',
  },
  fewestAtEnds: {
    value: 5,
    unit: 'rows',
    found: 'judged',
    reason: 'Of the group at either end: the mean of fewer is theirs and no level.',
  },
  fewestPeriods: { value: 6, unit: 'periods', found: 'judged', reason: 'As for trends.' },
  nearlyAll: { value: 0.9, unit: 'share', found: 'judged', reason: 'A group that is nearly the table moves as it does.' },
  fewestOfAGroup: {
    value: 60,
    unit: 'rows',
    found: 'judged',
    reason: 'Counts of fewer rows by period are mostly noughts and ones.',
  },
});
