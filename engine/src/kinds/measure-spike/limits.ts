import { limits } from '../../limits';

/** Periods whose mean lies far out. */
export const LIMITS = limits({
  leastZ: { value: 3.5, unit: 'deviations', found: 'derived', reason: 'As for single rows (Iglewicz & Hoaglin 1993).' },
  leastZOfReadings: {
    value: 5,
    unit: 'deviations',
    found: 'judged',
    reason: 'Readings have no rows of their own to tell chance by, so more is asked of them.',
  },
  anyOrder: {
    value: 0.002,
    unit: 'p',
    found: 'judged',
    reason: 'From here on a far reading would be as far wherever it stood: then it tells nothing about time.',
  },
  leastChange: {
    value: 0.25,
    unit: 'share',
    found: 'judged',
    reason: 'A smaller distance from the usual level is not worth telling.',
  },
  fewestPeriods: { value: 8, unit: 'periods', found: 'judged', reason: 'A usual level takes some periods to be one.' },
  fewestRows: { value: 8, unit: 'rows', found: 'judged', reason: 'A mean of fewer rows is no period’s level.' },
  mostMembers: { value: 12, unit: 'labels', found: 'budget', reason: 'The most frequent ones of each column.' },
  mostValues: {
    value: 50,
    unit: 'labels',
    found: 'budget',
    reason: 'Of a column with more, single groups have few rows in a period.',
  },
  mostFar: { value: 0.2, unit: 'share', found: 'judged', reason: 'Where more periods lie as far out, none does.' },
  fewShare: { value: 0.1, unit: 'share', found: 'judged', reason: 'So few of a period’s rows may not make its peak alone.' },
  few: { value: 3, unit: 'rows', found: 'judged', reason: 'As above, of a period with few rows.' },
  leastLeft: { value: 0.3, unit: 'share', found: 'judged', reason: 'So much of the distance must be left without them.' },
  furtherAway: {
    value: 3,
    unit: 'times the neighbours',
    found: 'judged',
    reason: 'Readings beyond the neighbours that say what was usual before and after a run of several.',
  },
  asFar: {
    value: 0.5,
    unit: 'share of the distance',
    found: 'judged',
    reason: 'A reading more than half as far off belongs to the same run.',
  },
  weight: { value: 0.75, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  itsOwn: {
    value: 0.5,
    unit: 'share of the excess',
    found: 'judged',
    reason: 'Of what a group lies off at a time, so much must be more than all rows lie off then: else it is what all do.',
  },
});
