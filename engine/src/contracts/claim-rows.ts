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
  /** One SELECT of the number from exactly these rows. Missing where it is worked out otherwise: then the claim's own query gives it. */
  again: z.optional(z.string()),
});
export type ClaimRows = z.infer<typeof claimRows>;
