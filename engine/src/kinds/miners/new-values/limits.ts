import { limits } from '../../../limits';

/** Values and words that come out of nowhere. */
export const LIMITS = limits({
  fewestPeriods: { value: 8, unit: 'periods', found: 'judged', reason: 'A usual period takes some periods to be one.' },
  mostLabels: { value: 40, unit: 'labels', found: 'budget', reason: 'Labels of a column that are looked at.' },
  longestRun: { value: 0.2, unit: 'share', found: 'judged', reason: 'A longer run is a change of level.' },
  largestPart: { value: 0.35, unit: 'share', found: 'judged', reason: 'Where most rows are anyway, nothing is new.' },
  mostNew: {
    value: 1 / 3,
    unit: 'share',
    found: 'judged',
    reason: 'With more of its labels new, a column is a calendar or a batch number, whose every value is new once.',
  },
  runEnds: {
    value: 10,
    unit: 'times fewer than the peak',
    found: 'judged',
    reason: 'Periods with so few rows lie beyond the run.',
  },
});
