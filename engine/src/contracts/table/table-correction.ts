import * as z from 'zod/mini';
import { outcome } from './table-model';

const name = z.string().check(z.maxLength(1000));

/** What one row is, as a person may say it. */
export const toldShape = z.enum(['event', 'entity', 'series', 'panel', 'cells', 'wide', 'long']);
export type ToldShape = z.infer<typeof toldShape>;

/** Whether a member of a column holds the sum of others. */
export const toldTotal = z.object({ column: name, label: name, isTotal: z.boolean() });
export type ToldTotal = z.infer<typeof toldTotal>;

/** What a person has said of a whole table of a source. It holds for every later analysis of it; what is absent is inferred. */
export const tableCorrection = z.object({
  table: name,
  /** What the table is about; null: none of its columns is. */
  outcome: z.optional(z.nullable(z.extend(outcome, { column: name, event: z.optional(name) }))),
  /** Column that dates a row; null: none does. */
  time: z.optional(z.nullable(name)),
  shape: z.optional(toldShape),
  totals: z.optional(z.array(toldTotal).check(z.maxLength(100))),
});
export type TableCorrection = z.infer<typeof tableCorrection>;
