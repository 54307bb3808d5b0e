import { limits } from '../../limits';

/** A label that outnumbers the others. */
export const LIMITS = limits({
  leastConcentration: {
    value: 1.5,
    unit: 'times the even share',
    found: 'judged',
    reason: 'A smaller lead is what the first of so many has anyway.',
  },
  leastLead: {
    value: 1.25,
    unit: 'times the next',
    found: 'judged',
    reason: 'The first must stand out from the second as well: a smooth fall of frequencies is no finding.',
  },
  largestShare: {
    value: 0.97,
    unit: 'share',
    found: 'judged',
    reason: 'A column that is nearly constant is an alert, not a finding.',
  },
  leastShare: { value: 0.1, unit: 'share', found: 'judged', reason: 'Of hundreds of labels the first may be rare.' },
  mostlyFilled: {
    value: 0.9,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Of which fewer have a label, its share is said to be one of those that have.',
  },
  fewestRows: { value: 20, unit: 'rows', found: 'judged', reason: 'Of fewer rows a leading label is chance.' },
  fewestLabels: {
    value: 3,
    unit: 'labels',
    found: 'judged',
    reason: 'Outcomes and yes-or-no columns are expected to be lopsided: they belong to the headline figures.',
  },
  weightOfOutcomes: {
    value: 0.35,
    unit: 'strength',
    found: 'judged',
    reason: 'That most cases end the usual way is hardly news.',
  },
  weight: { value: 0.85, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  times: {
    value: 1.95,
    unit: 'times the next',
    found: 'derived',
    reason: 'Reads `2 times` once it is rounded; below, the lead is told without a multiple.',
  },
});
