import type { Limit } from '../limits';

/** Where a change between two periods is looked into at all: the same for a total and for a mean. */
export const CHANGE_LIMITS = {
  fewestPeriods: {
    value: 3,
    unit: 'periods',
    found: 'derived',
    reason: 'The first and the last may be covered in part; the two that are compared must be whole.',
  },
  fewestRows: {
    value: 30,
    unit: 'rows',
    found: 'derived',
    reason: 'Both periods must hold as many as an interval needs (thresholds: rowsForAnInterval).',
  },
  mostValues: { value: 50, unit: 'labels', found: 'budget', reason: 'Of a column with more, single groups carry little.' },
  mostLabels: { value: 30, unit: 'labels', found: 'budget', reason: 'The most frequent ones; the others are taken together.' },
} as const satisfies Record<string, Limit>;
