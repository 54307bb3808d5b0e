import * as z from 'zod/mini';
import { columnRole } from './report';

/** A role that a person has set for a column of a source. It holds for every later analysis of that source. */
export const columnCorrection = z.object({ table: z.string(), column: z.string(), role: columnRole });
export type ColumnCorrection = z.infer<typeof columnCorrection>;

/** Body and answer of `PUT /reports/{id}/roles`, answer of `GET`: all corrections of the report's source. */
export const columnRoles = z.object({ corrections: z.array(columnCorrection).check(z.maxLength(5000)) });
export type ColumnRoles = z.infer<typeof columnRoles>;
