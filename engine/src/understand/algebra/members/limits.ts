import { limits } from '../../../limits';

/** Which columns put others together over what rows belong to. */
export const LIMITS = limits({
  mostHolders: {
    value: 40,
    unit: 'columns',
    found: 'budget',
    reason: 'That may name what rows belong to: those of the fewest values; each is one pass over the rows.',
  },
  mostOfPairs: {
    value: 10,
    unit: 'columns',
    found: 'budget',
    reason: 'Of which every two may name it together: 45 pairs.',
  },
  mostTargets: {
    value: 150,
    unit: 'columns',
    found: 'budget',
    reason: 'Of numbers that come again, tried with every holder: as many as other arithmetic is looked for among.',
  },
  deviations: {
    value: 4,
    unit: 'standard deviations',
    found: 'derived',
    reason: 'What many roundings add up to lies beyond once in 16,000 times.',
  },
  binary: {
    value: 4,
    unit: 'times',
    found: 'judged',
    reason: 'The precision of 32 bits, for sums that were added up in another order.',
  },
  leastChance: {
    value: 1e-4,
    unit: 'p',
    found: 'judged',
    reason:
      'For one thing: that a single figure is met however finely says no more than that; two columns may share a few values.',
  },
  mostDigits: { value: 8, unit: 'digits', found: 'judged', reason: 'Of a shift that somebody has chosen.' },
  digitsTold: { value: 12, unit: 'digits', found: 'derived', reason: 'Without what binary numbers add to a decimal one.' },
});
