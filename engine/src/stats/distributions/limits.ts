import { limits } from '../../limits';

/** How exactly distributions are computed. */
export const LIMITS = limits({
  mostHeaps: {
    value: 1000,
    unit: 'heaps',
    found: 'budget',
    reason: 'Rows are dealt into heaps, and heaps are drawn: as good as rows when there are many, and as fast for a million.',
  },
});
