import { limits } from '../../../limits';

/** When rows break a rule that others keep. */
export const LIMITS = limits({
  fewest: { value: 3, unit: 'rows', found: 'judged', reason: 'One or two that break a rule are looked at by who reads the rows.' },
  clearly: {
    value: 3,
    unit: 'roundings',
    found: 'judged',
    reason: 'What is off by less may have been rounded on the way as well.',
  },
  clearlyOf: { value: 0.001, unit: 'of the figure', found: 'judged', reason: 'A smaller part of what is reckoned is nothing to look into.' },
  mostNear: {
    value: 0.5,
    unit: 'of those that break it',
    found: 'judged',
    reason: 'Rows that are off by a few roundings: where there are as many, figures only nearly agree, and the rest is the tail of that.',
  },
  leastKept: { value: 0.85, unit: 'of the rows', found: 'derived', reason: 'As where rules are looked for (understand/algebra/kept).' },
}); // prettier-ignore
