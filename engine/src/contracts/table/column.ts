import * as z from 'zod/mini';

export const columnType = z.enum(['integer', 'number', 'boolean', 'date', 'timestamp', 'time', 'text']);
export const columnRole = z.enum([
  'identifier',
  'category',
  'ordered-category',
  'boolean',
  'measure-additive',
  'measure-intensive',
  'money',
  'percent',
  'duration',
  'timestamp',
  'text',
  'geography',
  'personal-data',
  'constant',
  'empty',
]);
export type ColumnType = z.infer<typeof columnType>;
export type ColumnRole = z.infer<typeof columnRole>;

/** Figures of one column; those that make no sense for its type are absent. */
export const columnStats = z.object({
  count: z.number(),
  missing: z.number(),
  distinct: z.number(),
  min: z.optional(z.union([z.number(), z.string()])),
  max: z.optional(z.union([z.number(), z.string()])),
  mean: z.optional(z.number()),
  median: z.optional(z.number()),
  sd: z.optional(z.number()),
  p25: z.optional(z.number()),
  p75: z.optional(z.number()),
  /** Most frequent values with their counts, most frequent first. Absent for personal data. */
  top: z.optional(z.array(z.tuple([z.string(), z.number()]))),
});
export type ColumnStats = z.infer<typeof columnStats>;

/** A role that a person has set for a column of a source. It holds for every later analysis of that source. */
export const columnCorrection = z.object({ table: z.string(), column: z.string(), role: columnRole });
export type ColumnCorrection = z.infer<typeof columnCorrection>;
