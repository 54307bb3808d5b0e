import { limits } from '../../limits';

/** Splits that are even. */
export const LIMITS = limits({
  largestV: { value: 0.08, unit: 'V', found: 'judged', reason: 'With more the parts are not even to the eye.' },
  most: {
    value: 4,
    unit: 'findings',
    found: 'budget',
    reason: 'Context: it spares the reader the search for a difference, and a few do.',
  },
  fewestLabels: { value: 3, unit: 'labels', found: 'judged', reason: 'Two halves are told by their shares.' },
  mostLabels: { value: 20, unit: 'labels', found: 'judged', reason: 'That many small groups are equally small is no news.' },
  rowsALabel: { value: 10, unit: 'rows', found: 'judged', reason: 'With fewer rows each, an even split is chance.' },
  weight: { value: 0.05, unit: 'strength', found: 'judged', reason: 'A figure: it stands behind every finding.' },
});
