import { limits } from '../../limits';
import { CHANGE_LIMITS } from '../change-limits';

/** Groups that carry a change of the number of rows. */
export const LIMITS = limits({
  ...CHANGE_LIMITS,
  leastPart: {
    value: 0.2,
    unit: 'share',
    found: 'judged',
    reason: 'A group that carries less of the change does not explain it.',
  },
  leastChange: { value: 0.15, unit: 'share', found: 'judged', reason: 'A smaller change of the total is not worth explaining.' },
  leastExcess: {
    value: 1.5,
    unit: 'times its share of the rows',
    found: 'judged',
    reason: 'A group carries as much of any change as it has rows: it must carry clearly more.',
  },
  weight: { value: 0.7, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
});
