import { limits } from '../../limits';

/** Periods with far more rows than usual. */
export const LIMITS = limits({
  leastTimes: { value: 2, unit: 'times the usual', found: 'judged', reason: 'A smaller peak is within what a busy day brings.' },
  mostOfASurge: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason: 'A group that has so much of the table’s excess is why there is one.',
  },
  weight: { value: 0.9, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  impactOfRows: {
    value: 3,
    unit: 'times the share of the rows',
    found: 'judged',
    reason: 'A run is short by nature: a third of all rows in it concern the whole table.',
  },
  fullImpact: { value: 80, unit: 'rows', found: 'judged', reason: 'As many rows in one period matter in a table of any length.' },
});
