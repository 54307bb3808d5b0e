import * as z from 'zod/mini';
import { columnRole, columnStats, columnType } from '../table/column';
import { tableReading } from '../table/table-reading';

/** A table as its report holds it. */
export const reportTable = z.object({
  /** How it was read; missing in reports of before. */
  reading: z.optional(tableReading),
  name: z.string(),
  /** Name of the table in the claims' queries. */
  relation: z.string(),
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
