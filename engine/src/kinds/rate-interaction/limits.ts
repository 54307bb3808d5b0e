import { limits } from '../../limits';

/** An outcome that a label changes in one group alone. */
export const LIMITS = limits({
  weight: { value: 1.3, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  mostStrength: {
    value: 0.9,
    unit: 'strength',
    found: 'judged',
    reason: 'What three columns tell together stands behind the strongest of what two tell.',
  },
});
