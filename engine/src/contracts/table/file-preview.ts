import * as z from 'zod/mini';
import { columnType } from './column';

/** The beginning of a file as an analysis would read it. */
export const filePreview = z.object({
  /** Its sheets, or the files of an archive; of a file of one table there is one. */
  parts: z.array(z.string()),
  /** The part that is shown. */
  part: z.nullable(z.string()),
  /** Parts that are not read, and why. */
  leftOut: z.array(z.object({ table: z.string(), reason: z.string() })),
  /** The first ones; types are told by the rows that were sent. */
  columns: z.array(z.object({ name: z.string(), type: columnType })),
  /** All columns. */
  width: z.number(),
  /** The first rows, a cell for each of `columns`; null where it is missing. */
  rows: z.array(z.array(z.nullable(z.string()))),
  /** Rows of the table in what was sent. */
  counted: z.number(),
  /** Whether only the beginning of the file was sent. */
  isHead: z.boolean(),
  /** Null where the file is no text. */
  text: z.nullable(z.object({ encoding: z.string(), delimiter: z.string() })),
  /** What was decided, skipped or repaired in reading, a sentence each. */
  notes: z.array(z.string()),
});
export type FilePreview = z.infer<typeof filePreview>;
