import { limits } from '../../limits';

/** Groups that carry far more of a sum than of the rows. */
export const LIMITS = limits({
  leastConcentration: {
    value: 1.5,
    unit: 'times the even share',
    found: 'judged',
    reason: 'A smaller part is what one of so many groups has anyway.',
  },
  leastExcess: {
    value: 1.3,
    unit: 'times its share of the rows',
    found: 'judged',
    reason: 'Otherwise it is only more frequent.',
  },
  leastShare: { value: 0.15, unit: 'share', found: 'judged', reason: 'A smaller part of the total moves little.' },
  weight: { value: 0.8, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  fewRows: {
    value: 0.25,
    unit: 'share',
    found: 'judged',
    reason: 'From this share of the rows on, a group is no longer `only` that.',
  },
});
