import * as z from 'zod/mini';
import { columnRole, columnStats, columnType } from '../table/column';
import { tableReading } from '../table/table-reading';

/** How a relation of the queries comes of another: with columns that were made of its own, without rows, or in another form. */
const tableStep = z.object({
  relation: z.string(),
  of: z.string(),
  more: z.optional(z.array(z.object({ name: z.string(), sql: z.string() }))),
  where: z.optional(z.string()),
  /** One SELECT of `of` that gives it, where it has another form. */
  select: z.optional(z.string()),
});
export type TableStep = z.infer<typeof tableStep>;

/** A table as its report holds it. */
export const reportTable = z.object({
  /** How it was read; missing in reports of before. */
  reading: z.optional(tableReading),
  name: z.string(),
  /** Name of the table in the claims' queries. */
  relation: z.string(),
  /** How its relations come of what was read; missing where it stands as it was, and in reports of before. */
  steps: z.optional(z.array(tableStep)),
  rows: z.number(),
  /** Rows and columns of the file, where it is read in another form. */
  written: z.optional(z.object({ rows: z.number(), columns: z.number() })),
  columns: z.array(
    z.object({
      name: z.string(),
      type: columnType,
      role: columnRole,
      stats: columnStats,
      /** It came from a table that its rows refer to, or from rows that refer to them. */
      carried: z.optional(z.enum(['parent', 'children'])),
    }),
  ),
});
