import * as z from 'zod/mini';
import { columnCorrection } from '@hub/engine/contracts/table/column';
import { toldJoin } from '@hub/engine/contracts/table/table-join';
import { tableCorrection } from '@hub/engine/contracts/table/table-correction';

export { toldShape, type TableCorrection, type ToldShape, type ToldTotal } from '@hub/engine/contracts/table/table-correction';
export type { ToldJoin } from '@hub/engine/contracts/table/table-join';

/**
 * Body and answer of `PUT /reports/{id}/reading`, answer of `GET`: all that a person has said of how the report's source is to be read,
 * of its columns, of its tables and of how these belong together. What is absent is left to the engine.
 */
export const toldReading = z.object({
  corrections: z.array(columnCorrection).check(z.maxLength(5000)),
  tables: z.array(tableCorrection).check(z.maxLength(100)),
  /** Absent in what pages of before send: it stays as it was. */
  joins: z.optional(z.array(toldJoin).check(z.maxLength(500))),
});
export type ToldReading = z.infer<typeof toldReading>;
