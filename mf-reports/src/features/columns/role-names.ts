import type { ColumnRole } from '@hub/shared/contracts/report';

/** What each role is called, and what the engine does with such a column. */
export const ROLE_NAMES: Record<ColumnRole, string> = {
  identifier: 'Identifier',
  category: 'Category',
  'ordered-category': 'Ordered category',
  boolean: 'Yes or no',
  'measure-additive': 'Measure, to be summed',
  'measure-intensive': 'Measure, to be averaged',
  money: 'Money',
  percent: 'Percentage',
  duration: 'Duration',
  timestamp: 'Point in time',
  text: 'Free text',
  geography: 'Place',
  'personal-data': 'Personal data, masked',
  constant: 'Always the same',
  empty: 'Empty',
};
