import * as z from 'zod/mini';

/** How a number comes of the rows behind it; `worked-out`: not by an aggregate, so that the rows are those that went in. */
export const howFromRows = z.enum([
  'count',
  'count-largest',
  'count-smallest',
  'different',
  'mean',
  'median',
  'sum',
  'highest',
  'lowest',
  'largest-total',
  'share',
  'part',
  'quotient',
  'rows-per',
  'spread',
  'worked-out',
]);
export type HowFromRows = z.infer<typeof howFromRows>;

/** The rows that a claim's number is taken from, and how it comes of them. */
export const claimRows = z.object({
  how: howFromRows,
  /** Columns of `sql` that the number is made of: they are its first. */
  used: z.array(z.string()),
  /** Column of what is averaged, summed up, counted apart. */
  value: z.optional(z.string()),
  /** Column that says which total a row belongs to, or what is divided by. */
  by: z.optional(z.string()),
  /** Column that says whether a row counts towards the share. */
  mark: z.optional(z.string()),
  /** Columns of the table beyond those that are shown. */
  more: z.optional(z.number()),
  /** One SELECT of all these rows, what matters most first. It runs where the claim's own query runs. */
  sql: z.string(),
  /** Which rows of `sql` it is, as a condition on its columns. Missing: all of them. */
  only: z.optional(z.string()),
  /** One SELECT of the number from exactly these rows. Missing where it is worked out otherwise: then the claim's own query gives it. */
  again: z.optional(z.string()),
});
export type ClaimRows = z.infer<typeof claimRows>;

/** Column of the rows of a chart that tells them apart where none of the table's own does; it is not shown. */
export const POINT_COLUMN = 'point of the chart';

/** The rows that a series of a chart is drawn from, and how a point tells its own among them. */
export const chartRows = z.object({
  ...z.omit(claimRows, { only: true, again: true }).shape,
  /** Column of `sql` that says which point a row belongs to. */
  at: z.string(),
  /** The value of a point over its rows, as an aggregate in SQL. */
  aggregate: z.string(),
  /** Label of the point that stands for all rows that belong to no other. */
  rest: z.optional(z.string()),
  /** A point stands for a single row, or for those that are like it: its own have the value that it shows. */
  single: z.optional(z.literal(true)),
  /** Column of `sql` whose label a cell names second. Rows with it count towards the cell's share, and `mark` is what says so of each. */
  marks: z.optional(z.string()),
  /** As of a claim. */
  runs_in: z.optional(z.literal('source')),
});
export type ChartRows = z.infer<typeof chartRows>;
