import { limits } from '../../limits';

/** Rows out of place within their own group. */
export const LIMITS = limits({
  leastEpsilonSquared: {
    value: 0.4,
    unit: 'ε²',
    found: 'judged',
    reason: 'A split must tell this much of a measure before a row can be out of place within its group.',
  },
  mostLabels: { value: 20, unit: 'labels', found: 'budget', reason: 'Many groups are looked through; of more each is small.' },
  enoughRows: { value: 5000, unit: 'rows', found: 'budget', reason: 'So many tell whether a split says much.' },
  largestShare: { value: 0.02, unit: 'share', found: 'judged', reason: 'More of a group beyond its fence are its tail.' },
  few: { value: 3, unit: 'rows', found: 'judged', reason: 'So many may be out of the way in a small group, too.' },
  expected: {
    value: 0.05,
    unit: 'rows',
    found: 'judged',
    reason: 'All groups of a split together would bring no more beyond their fences by their own tails.',
  },
});
