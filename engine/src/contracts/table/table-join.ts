import * as z from 'zod/mini';

/** One table's rows refer to those of another: each to one of them at most. */
export const tableJoin = z.object({
  /** Names of tables as in the report. */
  table: z.string(),
  columns: z.array(z.string()),
  referencedTable: z.string(),
  referencedColumns: z.array(z.string()),
  /** The database says so, the values and names say so, or a person has said so. */
  by: z.enum(['declared', 'inferred', 'told']),
});

/** What a person says of two tables: that they belong together by these columns, or that they do not. */
export const toldJoin = z.extend(z.omit(tableJoin, { by: true }), { related: z.boolean() });
export type ToldJoin = z.infer<typeof toldJoin>;
