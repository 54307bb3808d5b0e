import { limits } from '../../limits';

/** Measures that go together without rising or falling together. */
export const LIMITS = limits({
  mostValues: { value: 12, unit: 'values', found: 'judged', reason: 'Up to here each value is a group of its own.' },
  bins: {
    value: 8,
    unit: 'groups',
    found: 'judged',
    reason: 'Eighths of the rows: fine enough for a middle, coarse enough to hold rows.',
  },
  fewestValues: { value: 3, unit: 'values', found: 'derived', reason: 'Two values can only rise or fall.' },
  leastEpsilonSquared: {
    value: 0.05,
    unit: 'ε²',
    found: 'judged',
    reason: 'Groups that explain less of a measure are no shape.',
  },
  leastGain: {
    value: 0.05,
    unit: 'ε² less ρ²',
    found: 'judged',
    reason: 'So much must the groups tell beyond a steady rise or fall.',
  },
  leastDistance: {
    value: 0.35,
    unit: 'standard deviations',
    found: 'judged',
    reason: 'Distance of the group’s mean from the overall one.',
  },
  sameCount: {
    value: 0.01,
    unit: 'share of the number',
    found: 'derived',
    reason: 'A quotient that was rounded to two digits gives back its number to a hundredth.',
  },
  weight: { value: 0.9, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
});
