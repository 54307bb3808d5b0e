import * as z from 'zod/mini';
import { howFromRows, verification } from '@hub/engine/contracts/report/claim';
import { sourcePassword } from '../sources/source-password';

export * from '@hub/engine/contracts/report/claim';

/** Body of `POST /reports/{id}/verify`: claims that run in a database need its password, and are not available without. */
export const verifyRequest = z.object({ password: z.optional(sourcePassword) });
export const verifyResponse = z.object({ verified_at: z.string(), results: z.array(verification) });
/** Rows of one page of the rows behind a number, at most. */
export const ROWS_A_PAGE = 100;
const FURTHEST_ROW = 100_000_000;

const rowsColumn = z.string().check(z.maxLength(300));
export const rowsOrder = z.object({ column: rowsColumn, descending: z.boolean() });
export type RowsOrder = z.infer<typeof rowsOrder>;
export const rowsFilter = z.object({
  column: rowsColumn,
  is: z.enum(['contains', 'at-least', 'at-most']),
  /** Dates and texts as text. */
  value: z.union([z.number(), z.string().check(z.maxLength(200))]),
});
export type RowsFilter = z.infer<typeof rowsFilter>;
/** Which of the rows, in which order; without both all of them, what matters most first. */
const chosenRows = { order: z.optional(rowsOrder), filter: z.optional(rowsFilter) };

/** Body of `POST /reports/{id}/claims/{claim}/rows/download`: rows that are in a database need its password. */
export const rowsFileRequest = z.object({ password: z.optional(sourcePassword), ...chosenRows });
export type RowsFileRequest = z.infer<typeof rowsFileRequest>;

/** Body of `POST /reports/{id}/claims/{claim}/rows`. */
export const claimRowsRequest = z.object({
  ...rowsFileRequest.shape,
  offset: z.optional(z.int().check(z.minimum(0), z.maximum(FURTHEST_ROW))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(ROWS_A_PAGE))),
});
/**
 * One page of the rows behind a number. `read`: they are there; `unknown`: the report does not say which rows, or not in words that
 * their source understands; `gone`: the tables were kept no longer; `password`: they are in a database, which asks for one;
 * `refused`: the database does not give them any more.
 */
export const claimRowsResponse = z.object({
  state: z.enum(['read', 'unknown', 'gone', 'password', 'refused']),
  columns: z.array(z.string()),
  /** Long cells are cut, and end in `…`. */
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  /** All rows behind the number that the filter lets through, beyond this page as well. */
  total: z.number(),
  /** How the number comes of them. Missing where there are none. */
  how: z.optional(howFromRows),
  /** What all rows behind the number give now, and whether that is what the report says. */
  value: z.nullable(z.number()),
  outcome: z.enum(['same', 'changed', 'not-available']),
});
export type ClaimRowsRequest = z.infer<typeof claimRowsRequest>;
export type ClaimRowsResponse = z.infer<typeof claimRowsResponse>;
export type VerifyResponse = z.infer<typeof verifyResponse>;
