import { limits } from '../../limits';

/** Groups that make up more and more of the rows, or less and less. */
export const LIMITS = limits({
  mostColumns: { value: 12, unit: 'columns', found: 'budget', reason: 'Of groups whose shares are followed.' },
  mostLabels: { value: 8, unit: 'labels', found: 'judged', reason: 'Of more labels each makes up little, and what moves is told by its own count.' },
  fewestRows: { value: 60, unit: 'rows', found: 'judged', reason: 'Shares of fewer rows by period are mostly noughts and ones.' },
  leastPoints: { value: 0.05, unit: 'share', found: 'judged', reason: 'Five points more or less of all rows are a change that is planned for.' },
  weight: { value: 0.75, unit: 'share', found: 'judged', reason: 'What the rows consist of is worth less than what becomes of them, and than how many there are.' },
}); // prettier-ignore
