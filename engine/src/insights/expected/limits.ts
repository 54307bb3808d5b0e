import { limits } from '../../limits';

/** What members would show the next time. */
export const LIMITS = limits({
  addedToShares: {
    value: 4,
    unit: 'rows',
    found: 'published',
    reason: 'Two cases and two others (Agresti & Coull, Am. Stat. 52, 1998).',
  },
});
