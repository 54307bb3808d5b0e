import { limits } from '../../limits';

/** What the timeline is made of. */
export const LIMITS = limits({
  mostMoments: {
    value: 5000,
    unit: 'moments',
    found: 'budget',
    reason: 'Different moments that are read to see how far apart they lie.',
  },
});
