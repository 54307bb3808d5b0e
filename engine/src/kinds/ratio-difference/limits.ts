import { limits } from '../../limits';

/** Groups in which one sum is another part of a second one. */
export const LIMITS = limits({
  leastEpsilonSquared: {
    value: 0.04,
    unit: 'ε²',
    found: 'judged',
    reason: 'Groups that explain less of the ratio are no difference.',
  },
  mostPairs: { value: 4, unit: 'pairs', found: 'budget', reason: 'Pairs of sums grow with the square.' },
  belongTogether: {
    value: 0.3,
    unit: 'ρ',
    found: 'judged',
    reason: 'From here on two sums of one unit belong to one thing (cost and revenue, used and installed).',
  },
  partOf: {
    value: 0.97,
    unit: 'share',
    found: 'judged',
    reason: 'Without a unit, one must be a part of the other in nearly every row.',
  },
  shortestWord: {
    value: 3,
    unit: 'letters',
    found: 'judged',
    reason: 'That two names share: shorter ones are `of`, `in` and numbers of columns.',
  },
  weightOfOutcomes: { value: 0.7, unit: 'share', found: 'judged', reason: 'As for levels.' },
  leastDistance: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'A ratio nearer to the overall one is not worth telling.',
  },
});
