import { limits } from '../../limits';

/** Measures that follow a cycle. */
export const LIMITS = limits({
  leastEpsilonSquared: {
    value: 0.04,
    unit: 'ε²',
    found: 'judged',
    reason: 'Parts of a cycle that explain less of a measure are told for their certainty only.',
  },
  fewestRows: { value: 50, unit: 'rows', found: 'judged', reason: 'Fewer rows do not fill a cycle twice.' },
  fewestYears: { value: 3, unit: 'years', found: 'derived', reason: 'The median of two is their mean.' },
  standsApart: {
    value: 4,
    unit: 'times',
    found: 'judged',
    reason: 'As far from the middle of all parts as the other end: then the other end is one of many.',
  },
  slight: { value: 0.03, unit: 'share', found: 'judged', reason: 'Regular, but hardly worth telling.' },
  weight: { value: 0.8, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  weightOfSlight: { value: 0.3, unit: 'share', found: 'judged', reason: 'What is regular and tiny stands far down.' },
});
