import * as z from 'zod/mini';
import { columnRole, type ColumnRole, type ColumnType } from './report';

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

/** A role that a person has set for a column of a source. It holds for every later analysis of that source. */
export const columnCorrection = z.object({ table: z.string(), column: z.string(), role: columnRole });
export type ColumnCorrection = z.infer<typeof columnCorrection>;

/** Body and answer of `PUT /reports/{id}/roles`, answer of `GET`: all corrections of the report's source. */
export const columnRoles = z.object({ corrections: z.array(columnCorrection).check(z.maxLength(5000)) });
export type ColumnRoles = z.infer<typeof columnRoles>;
