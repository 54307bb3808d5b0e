import { limits } from '../../limits';

/** What tells a role from another. */
export const LIMITS = limits({
  mostCategories: {
    value: 1000,
    unit: 'labels',
    found: 'judged',
    reason: 'More labels make no breakdown that a person can read.',
  },
  mostReferences: {
    value: 30,
    unit: 'values',
    found: 'judged',
    reason: 'References to so few rows divide the table into groups that a person can read.',
  },
  bulk: {
    value: 0.95,
    unit: 'share',
    found: 'judged',
    reason: 'Part of the values that decides on their scale; the rest may be slips.',
  },
  mostOfAScale: { value: 60, unit: 'labels', found: 'judged', reason: 'More labels are no scale that a person keeps in mind.' },
});
