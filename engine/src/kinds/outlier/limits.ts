import { limits } from '../../limits';

/** Rows far outside the usual range of a measure. */
export const LIMITS = limits({
  leastDeviation: {
    value: 3.5,
    unit: 'scaled median absolute deviations',
    found: 'published',
    reason: 'Iglewicz & Hoaglin 1993.',
  },
  leastRanges: {
    value: 2,
    unit: 'interquartile ranges',
    found: 'derived',
    reason: 'On the log scale beyond the quartile: as far out as 3.4 deviations of a normal variable.',
  },
  lightTail: {
    value: 2.9,
    unit: '(q95 − q50) / (q75 − q50)',
    found: 'derived',
    reason: 'Midway between a normal tail (2.4) and an exponential one (3.3).',
  },
  tail: { value: 0.05, unit: 'share', found: 'judged', reason: 'Rows of a tail that its slope is taken from.' },
  fewestInTail: { value: 12, unit: 'rows', found: 'judged', reason: 'A slope of fewer rows is chance.' },
  expected: { value: 0.1, unit: 'rows', found: 'judged', reason: 'The tail itself would bring no more beyond the fence.' },
  skewedMean: {
    value: 1.15,
    unit: 'times the median',
    found: 'judged',
    reason: 'A mean that far above the median is that of a skewed measure.',
  },
  skewedQuartiles: {
    value: 1.3,
    unit: 'times',
    found: 'judged',
    reason: 'So much longer the upper half of the middle is with a skewed measure.',
  },
  quartilesOfNormal: {
    value: 1.349,
    unit: 'standard deviations',
    found: 'derived',
    reason: 'Distance of the quartiles of a normal variable.',
  },
  largestShare: {
    value: 0.02,
    unit: 'share',
    found: 'judged',
    reason: 'More rows beyond a fence are a heavy tail, not outliers.',
  },
  rarelyNegative: {
    value: 0.005,
    unit: 'share',
    found: 'judged',
    reason: 'Half a per cent, as many as arithmetic may miss by typing errors (understand/algebra).',
  },
  few: { value: 3, unit: 'rows', found: 'judged', reason: 'So many may be out of the way in a short table, too.' },
  fewestRows: {
    value: 30,
    unit: 'rows',
    found: 'derived',
    reason: 'As many as an interval needs (thresholds: rowsForAnInterval).',
  },
  base: { value: 10, unit: 'of the next finer step', found: 'derived', reason: 'Numbers are rounded to decimals.' },
  finest: {
    value: 1e-6,
    unit: 'of a unit',
    found: 'derived',
    reason: 'What is rounded to less has no steps that a reader sees.',
  },
  digits: { value: 4, unit: 'digits', found: 'judged', reason: 'A fence is told, and asked for, as it reads.' },
  leastPart: { value: 0.05, unit: 'share', found: 'judged', reason: 'A smaller part of the total need not be told.' },
  weight: { value: 0.3, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  nearest: {
    value: 3,
    unit: 'deviations or ranges',
    found: 'judged',
    reason: 'A row this far out has no more than the least strength.',
  },
  weightOfDistance: { value: 0.2, unit: 'strength', found: 'judged', reason: 'Ten times as far out as a fence has all of it.' },
  impact: {
    value: 0.5,
    unit: 'share',
    found: 'judged',
    reason: 'Single rows have no share of the rows to speak of; they stand among other findings by their distance.',
  },
});
