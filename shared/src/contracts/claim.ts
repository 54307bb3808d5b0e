import * as z from 'zod/mini';
import { verification } from '@hub/engine/contracts/claim';
import { sourcePassword } from './source-password';

export * from '@hub/engine/contracts/claim';

/** Body of `POST /reports/{id}/verify`: claims that run in a database need its password, and are not available without. */
export const verifyRequest = z.object({ password: z.optional(sourcePassword) });
export const verifyResponse = z.object({ verified_at: z.string(), results: z.array(verification) });
/** Rows of one page of the rows behind a number, at most. */
export const ROWS_A_PAGE = 100;
const FURTHEST_ROW = 100_000_000;

/** Body of `POST /reports/{id}/claims/{claim}/rows`: rows that are in a database need its password. */
export const claimRowsRequest = z.object({
  password: z.optional(sourcePassword),
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
  /** All rows behind the number, beyond this page as well. */
  total: z.number(),
  /** What these rows give now, and whether that is what the report says. */
  value: z.nullable(z.number()),
  outcome: z.enum(['same', 'changed', 'not-available']),
});
export type ClaimRowsResponse = z.infer<typeof claimRowsResponse>;
export type VerifyResponse = z.infer<typeof verifyResponse>;
