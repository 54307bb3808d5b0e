import { limits } from '../../limits';

/** What is shown of the rows behind a number. */
export const LIMITS = limits({
  mostColumns: {
    value: 40,
    unit: 'columns',
    found: 'budget',
    reason:
      'Columns that the rows behind a number are shown with, those that it is made of first: more are not read side by side.',
  },
  columnsInOrder: {
    value: 8,
    unit: 'columns',
    found: 'budget',
    reason:
      'Columns by which rows of a database are put in order where what matters is alike: a page must neither repeat nor lose rows.',
  },
});
