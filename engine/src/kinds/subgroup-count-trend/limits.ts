import { limits } from '../../limits';

/** Groups that become more or less frequent. */
export const LIMITS = limits({
  asMuch: {
    value: 0.15,
    unit: 'τ',
    found: 'judged',
    reason: 'A group whose rise exceeds that of all rows by less goes with everything.',
  },
});
