import { limits } from '../../limits';

/** A measure whose level a label changes in one group alone. */
export const LIMITS = limits({
  hardly: { value: 0.3, unit: 'share of the difference', found: 'judged', reason: 'Elsewhere so little of it is hardly one.' },
  mostElsewhere: {
    value: 0.7,
    unit: 'share of the difference',
    found: 'judged',
    reason: 'From here on elsewhere has it as well.',
  },
  weight: {
    value: 0.35,
    unit: 'strength a standard deviation',
    found: 'judged',
    reason: "Puts the kinds' strengths on one scale for ranking.",
  },
  mostStrength: {
    value: 0.9,
    unit: 'strength',
    found: 'judged',
    reason: 'What three columns tell together stands behind the strongest of what two tell.',
  },
});
