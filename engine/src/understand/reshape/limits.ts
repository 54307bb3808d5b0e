import { limits } from '../../limits';

/** When a table is brought into another form. */
export const LIMITS = limits({
  fewestPoints: {
    value: 4,
    unit: 'points',
    found: 'judged',
    reason: 'Columns of fewer points in time are compared as they stand.',
  },
  mostStaying: {
    value: 0.34,
    unit: 'of the points',
    found: 'judged',
    reason: 'Other figures that a row may have: with more of them the points are not what the table is about.',
  },
  mostCases: {
    value: 2_000_000,
    unit: 'rows',
    found: 'budget',
    reason: 'Cases that are written out one by one; more are not needed to see what there is, and would not fit.',
  },
  mostMetrics: {
    value: 40,
    unit: 'metrics',
    found: 'judged',
    reason: 'More metrics are a list of things, and no measures of one thing.',
  },
  leastFilled: {
    value: 0.5,
    unit: 'share',
    found: 'judged',
    reason: 'Cells that must be filled, so that the metrics are of the same things.',
  },
});
