import { limits } from '../../../limits';

/** Numbers of rows over time. */
export const LIMITS = limits({
  leastZ: { value: 3.5, unit: 'deviations', found: 'derived', reason: 'As for single rows (Iglewicz & Hoaglin 1993).' },
  fewestPeriods: { value: 8, unit: 'periods', found: 'judged', reason: 'A usual level takes some periods to be one.' },
  mostMembers: { value: 12, unit: 'labels', found: 'budget', reason: 'The most frequent ones of each column.' },
  mostValues: { value: 200, unit: 'labels', found: 'budget', reason: 'Of a column with more, single groups are rare.' },
  fewestOfAGroup: { value: 30, unit: 'rows', found: 'judged', reason: 'Fewer rows have no usual level.' },
  longestShare: {
    value: 0.2,
    unit: 'share',
    found: 'judged',
    reason: 'A surge is short: when more of all periods stand out, the level has changed instead.',
  },
  largestPart: {
    value: 0.6,
    unit: 'share',
    found: 'judged',
    reason: 'Where most rows lie is the bulk of the data, not a surge.',
  },
  beyondSeason: {
    value: 1.5,
    unit: 'times the same part of other years',
    found: 'judged',
    reason: 'Half as much again as in other years is more than the season brings.',
  },
  leastPeak: { value: 10, unit: 'rows', found: 'judged', reason: 'A peak of fewer rows is a busy day.' },
  leastUsual: { value: 10, unit: 'rows', found: 'judged', reason: 'A period is missed only where so many were to be expected.' },
  low: {
    value: 3,
    unit: 'times fewer',
    found: 'judged',
    reason: 'A period with more than a third of the usual rows is only quiet.',
  },
});
