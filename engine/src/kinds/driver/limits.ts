import { limits, type Limit } from '../../limits';

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

/** Groups that carry a change of the number of rows. */
export const LIMITS = limits({
  ...CHANGE_LIMITS,
  leastPart: {
    value: 0.2,
    unit: 'share',
    found: 'judged',
    reason: 'A group that carries less of the change does not explain it.',
  },
  leastChange: { value: 0.15, unit: 'share', found: 'judged', reason: 'A smaller change of the total is not worth explaining.' },
  leastExcess: {
    value: 1.5,
    unit: 'times its share of the rows',
    found: 'judged',
    reason: 'A group carries as much of any change as it has rows: it must carry clearly more.',
  },
  weight: { value: 0.7, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
});
