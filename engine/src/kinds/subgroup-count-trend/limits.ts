import { limits } from '../../limits';

/** Groups that become more or less frequent. */
export const LIMITS = limits({
  asMuch: {
    value: 0.15,
    unit: 'τ',
    found: 'judged',
    reason: 'A group whose rise exceeds that of all rows by less goes with everything.',
  },
  weight: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'That a group becomes more frequent is worth less than what becomes of it.',
  },
});
