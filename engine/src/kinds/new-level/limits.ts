import { limits } from '../../limits';

/** A value or a word that comes out of nowhere. */
export const LIMITS = limits({
  leastShare: { value: 0.8, unit: 'share', found: 'judged', reason: 'So many rows of the group must lie within the run.' },
  weight: { value: 0.85, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
});
