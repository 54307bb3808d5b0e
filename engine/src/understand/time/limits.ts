import { limits } from '../../limits';

/** What the timeline is made of. */
export const LIMITS = limits({
  mostMoments: {
    value: 5000,
    unit: 'moments',
    found: 'budget',
    reason: 'Different moments that are read to see how far apart they lie.',
  },
  earliestYear: {
    value: 1600,
    unit: 'years',
    found: 'judged',
    reason: 'Which a column of years may begin with: series of weather and prices begin in the seventeenth century.',
  },
  leastKnown: {
    value: 0.95,
    unit: 'share',
    found: 'judged',
    reason: 'Dates whose hour is known, so that both are one time: without its hour a date would have none.',
  },
  offMonth: {
    value: 0.012,
    unit: 'months',
    found: 'derived',
    reason:
      'Three decimals of a year are off by up to half a thousandth, times twelve, on both sides: one number in forty lies so near by chance.',
  },
  quarters: { value: 4, unit: 'months of a year', found: 'derived', reason: 'With which quarters of a year begin.' },
  latestYear: { value: 2100, unit: 'years', found: 'judged', reason: 'With which it may end.' },
});
