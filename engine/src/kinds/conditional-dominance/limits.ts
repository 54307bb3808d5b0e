import { limits } from '../../limits';

/** A label that prevails among the rows of another leading label. */
export const LIMITS = limits({
  fewestLabels: { value: 3, unit: 'labels', found: 'judged', reason: 'Of two labels one always leads.' },
  leastConcentration: {
    value: 1.5,
    unit: 'times the even share',
    found: 'judged',
    reason: 'As for a label that outnumbers the others over all rows.',
  },
  leastShare: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'Of many labels a small share is the largest without prevailing.',
  },
  largestShare: {
    value: 0.98,
    unit: 'share',
    found: 'judged',
    reason: 'Where it is nearly all of them one column follows from the other.',
  },
  leastLead: { value: 1.5, unit: 'times the next', found: 'judged', reason: 'It must stand out from the second as well.' },
});
