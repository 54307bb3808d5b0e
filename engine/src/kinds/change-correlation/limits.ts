import { limits } from '../../limits';

/** Measures whose changes go together. */
export const LIMITS = limits({
  most: {
    value: 4,
    unit: 'findings',
    found: 'budget',
    reason: 'Series of one table that move together are one story after a few pairs.',
  },
  sameStep: {
    value: 0.1,
    unit: 'share',
    found: 'judged',
    reason: 'A step is named when it is this near to one of the calendar: months are 28 to 31 days long.',
  },
  weight: {
    value: 0.6,
    unit: 'share',
    found: 'judged',
    reason: 'Readings of one table often move together; their changes tell less than levels.',
  },
});
