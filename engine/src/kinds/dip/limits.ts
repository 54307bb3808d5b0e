import { limits } from '../../limits';

/** Periods with far fewer rows than usual. */
export const LIMITS = limits({
  weight: { value: 0.6, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  impact: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'Rows that are not there have no share of the rows; a dip concerns the whole table a little.',
  },
});
