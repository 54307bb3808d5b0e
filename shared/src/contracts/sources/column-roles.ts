import * as z from 'zod/mini';
import { columnCorrection } from '@hub/engine/contracts/table/column';

export { columnCorrection, type ColumnCorrection } from '@hub/engine/contracts/table/column';

/** Body and answer of `PUT /reports/{id}/roles`, answer of `GET`: all corrections of the report's source. */
export const columnRoles = z.object({ corrections: z.array(columnCorrection).check(z.maxLength(5000)) });
export type ColumnRoles = z.infer<typeof columnRoles>;
