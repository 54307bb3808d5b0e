import * as z from 'zod/mini';
import { columnRelation } from './column-relation';
import { tableCorrection } from './table-correction';
import { modelColumn, modelOutcome, outcome, tableShape, timeAxis, totalMember } from './table-model';

/** What of a person's word was followed, with the columns whose roles they have set. */
export const followedWord = z.extend(z.omit(tableCorrection, { table: true }), { roles: z.optional(z.array(z.string())) });
export type FollowedWord = z.infer<typeof followedWord>;

/** How a table was read: what of its model a reader can check, and correct. */
export const tableReading = z.object({
  shape: z.extend(z.pick(tableShape, { kind: true, entity: true }), { totals: z.optional(z.array(totalMember)) }),
  /** With what its periods are called. Without a range where some of its dates cannot be true. */
  time: z.nullable(
    z.extend(z.pick(timeAxis, { name: true, grain: true }), {
      from: z.optional(z.string()),
      to: z.optional(z.string()),
      names: z.optional(z.array(z.tuple([z.number(), z.string()]))),
    }),
  ),
  outcome: modelOutcome,
  /** What else became of the rows that is watched, each by its event; missing in reports of before. */
  also: z.optional(z.array(outcome)),
  /** Columns that follow from others, the first of them. */
  algebra: z.array(columnRelation),
  /** Columns of numbers whose sum and mean mean nothing. */
  noFigures: z.array(z.string()),
  /** What was done where the table is not written in the form in which it can be read. */
  form: z.optional(z.string()),
  /** What each column is for, with some of its values; those of personal data are missing, and so is all of it in reports of before. */
  columns: z.optional(z.array(z.pick(modelColumn, { name: true, role: true, examples: true }))),
  /** Labels that were written in several ways and are read as one: each with the others, the first columns that have some. */
  oneLabel: z.optional(z.array(z.object({ column: z.string(), labels: z.array(z.array(z.string())) }))),
  told: z.optional(followedWord),
});
export type TableReading = z.infer<typeof tableReading>;
