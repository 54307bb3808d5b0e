import { limits } from '../../limits';

/** In how many rows of a group a target is reached. */
export const LIMITS = limits({
  leastV: {
    value: 0.15,
    unit: 'V',
    found: 'judged',
    reason: 'As for pairs of columns of labels: weaker connections are told for their certainty only.',
  },
  leastDistance: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'A share nearer to the overall one is no difference to act on.',
  },
  weightOfOutcomes: {
    value: 0.5,
    unit: 'share',
    found: 'judged',
    reason: 'That an outcome goes with reaching a target is hardly a surprise.',
  },
});
