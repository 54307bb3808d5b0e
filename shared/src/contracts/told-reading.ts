import * as z from 'zod/mini';
import { columnCorrection } from '@hub/engine/contracts/column';
import { tableCorrection } from '@hub/engine/contracts/table-correction';

export { toldShape, type TableCorrection, type ToldShape, type ToldTotal } from '@hub/engine/contracts/table-correction';

/**
 * Body and answer of `PUT /reports/{id}/reading`, answer of `GET`: all that a person has said of how the report's source is to be read,
 * of its columns and of its tables. What is absent is left to the engine.
 */
export const toldReading = z.object({
  corrections: z.array(columnCorrection).check(z.maxLength(5000)),
  tables: z.array(tableCorrection).check(z.maxLength(100)),
});
export type ToldReading = z.infer<typeof toldReading>;
