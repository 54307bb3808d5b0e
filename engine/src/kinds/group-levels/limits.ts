import { limits } from '../../limits';

/** What the table is about, group by group, where no difference is certain enough to be told. */
export const LIMITS = limits({
  mostLabels: { value: 5, unit: 'labels', found: 'judged', reason: 'More levels in one sentence are a table.' },
  most: { value: 3, unit: 'columns', found: 'judged', reason: 'Of the groups by which it goes furthest apart: the reader asked for one or two of them.' },
  fewestRows: { value: 5, unit: 'rows', found: 'judged', reason: 'The level of fewer is that of single rows. It is as many as a bar of a chart needs.' },
  weight: { value: 0.05, unit: 'strength', found: 'judged', reason: 'Before the plain figures: it says of what the table is about how it differs, though not that it would again.' },
}); // prettier-ignore
