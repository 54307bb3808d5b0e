import * as z from 'zod/mini';
import { columnRelation } from './column-relation';
import { modelOutcome, tableShape, timeAxis } from './table-model';

/** How a table was read: what of its model a reader can check, and correct. */
export const tableReading = z.object({
  shape: z.pick(tableShape, { kind: true, entity: true }),
  /** Without a range where some of its dates cannot be true. */
  time: z.nullable(
    z.extend(z.pick(timeAxis, { name: true, grain: true }), { from: z.optional(z.string()), to: z.optional(z.string()) }),
  ),
  outcome: modelOutcome,
  /** Columns that follow from others, the first of them. */
  algebra: z.array(columnRelation),
  /** Columns of numbers whose sum and mean mean nothing. */
  noFigures: z.array(z.string()),
  /** What was done where the table is not written in the form in which it can be read. */
  form: z.optional(z.string()),
});
export type TableReading = z.infer<typeof tableReading>;
