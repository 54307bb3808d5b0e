import { limits } from '../../limits';

/** Groups whose level of a measure differs. */
export const LIMITS = limits({
  leastBiserial: {
    value: 0.5,
    unit: '2 AUC − 1',
    found: 'judged',
    reason:
      'One group of many moves ε² little however far out it lies: from this rank-biserial correlation with the rest on (Cureton 1956) it is told as well.',
  },
  structure: {
    value: 0.97,
    unit: 'ε²',
    found: 'judged',
    reason: 'A split that gives the measure away entirely was made from it.',
  },
  leastDistance: {
    value: 0.35,
    unit: 'standard deviations',
    found: 'judged',
    reason: 'A second member of the same split is worth a sentence of its own from this distance of its mean on.',
  },
  leastLeft: {
    value: 0.4,
    unit: 'share',
    found: 'judged',
    reason: 'So much of a group’s distance must be left when its farthest row is taken out: else it is that row’s.',
  },
  leastZ: {
    value: 2.6,
    unit: 'deviations',
    found: 'derived',
    reason: 'Two-sided 1% of a standard normal variable: so far must a group differ from the others once the first is left out.',
  },
  sureOrder: {
    value: 4,
    unit: 'standard errors',
    found: 'judged',
    reason: 'Means of a sample that lie so far apart stand in the same order in the table.',
  },
  weightOfSecond: {
    value: 0.75,
    unit: 'share',
    found: 'judged',
    reason: 'The second member of a split is less news than the first.',
  },
  weightOfOutcomes: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason: 'That an outcome goes with a level is often how it came about.',
  },
  weightOfSize: {
    value: 0.2,
    unit: 'share',
    found: 'judged',
    reason: 'How large things are is known, and counts as what is told in proportion to it when nothing else is left.',
  },
  weightOfStructure: { value: 0.4, unit: 'share', found: 'judged', reason: 'What a split was made from is hardly news.' },
  lopsided: {
    value: 1.5,
    unit: 'times',
    found: 'judged',
    reason: 'Where mean and median lie further apart than this the median is told as well.',
  },
  mostForQuantiles: {
    value: 200000,
    unit: 'rows',
    found: 'budget',
    reason: 'Up to here quantiles by group are cheap enough for boxes.',
  },
});
