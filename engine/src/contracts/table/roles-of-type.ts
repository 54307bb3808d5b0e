import type { ColumnRole, ColumnType } from './column';

const NUMBER: readonly ColumnRole[] = [
  'measure-additive',
  'measure-intensive',
  'money',
  'category',
  'ordered-category',
  'identifier',
  'personal-data',
];
const TEXT: readonly ColumnRole[] = ['category', 'ordered-category', 'geography', 'text', 'identifier', 'personal-data'];
const MOMENT: readonly ColumnRole[] = ['timestamp', 'category', 'personal-data'];

/** The roles that a person may give to a column of a type. The one that the engine found may stay whatever it is. */
export const ROLES_OF_TYPE: Record<ColumnType, readonly ColumnRole[]> = {
  integer: NUMBER,
  number: NUMBER,
  text: TEXT,
  boolean: ['boolean', 'category', 'personal-data'],
  date: MOMENT,
  timestamp: MOMENT,
  time: ['category', 'personal-data'],
};
