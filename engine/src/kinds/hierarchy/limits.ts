import { limits } from '../../limits';

/** Columns that are levels of one thing. */
export const LIMITS = limits({
  leastTimes: {
    value: 1.5,
    unit: 'times the labels',
    found: 'judged',
    reason: 'A lower level has clearly more labels than its upper one.',
  },
  rowsALabel: { value: 3, unit: 'rows', found: 'judged', reason: 'Labels of single rows belong to anything.' },
  largestLeader: { value: 0.9, unit: 'share', found: 'judged', reason: 'A column that is nearly constant is above everything.' },
  leastSingle: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'So many values of the lower level must belong to one above, in the whole table.',
  },
  most: { value: 3, unit: 'findings', found: 'budget', reason: 'Told once, so that no finding has to.' },
  weight: { value: 0.045, unit: 'strength', found: 'judged', reason: 'A figure: it stands behind every finding.' },
});
