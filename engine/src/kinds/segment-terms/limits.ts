import { limits } from '../../limits';

/** Words that belong to one group. */
export const LIMITS = limits({
  weight: { value: 0.6, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
});
