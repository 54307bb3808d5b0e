import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH, SHARED_BY_MAX_LENGTH } from '../constants';
import { reportDetail } from './report';

/** What `POST /reports/{id}/shares` is asked for. */
export const shareRequest = z.object({
  /** Null: until it is taken back. */
  days: z.nullable(z.literal([7, 30, 90])),
  /** Whether guests see the queries behind the numbers. */
  queries: z.boolean(),
  /** Whether guests see what belongs to single rows: points of scatter charts, outliers, smallest, largest and quoted cells. */
  rows: z.boolean(),
  /** What the owner is called on the guests' page; without it nothing is said of them. */
  shared_by: z.optional(z.string().check(z.trim(), z.maxLength(SHARED_BY_MAX_LENGTH))),
  /** What guests are asked for before they read; without it the link is enough. */
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH))),
});
export type ShareRequest = z.infer<typeof shareRequest>;

/** A link to a report, as its owner sees it. Its token is not kept. */
export const share = z.object({
  id: z.string(),
  queries: z.boolean(),
  rows: z.boolean(),
  shared_by: z.nullable(z.string()),
  /** Whether guests are asked for a password. Servers of before say nothing of it. */
  password: z.optional(z.boolean()),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
  /** How many times the report was opened by it. */
  uses: z.number(),
});
export type Share = z.infer<typeof share>;
export const shareList = z.array(share);

/** The only answer that has the token. */
export const madeShare = z.object({ share, token: z.string() });
export type MadeShare = z.infer<typeof madeShare>;

/** In a body: an address would stand in logs and in the browser's history of others. */
export const openShare = z.object({
  token: z.string().check(z.maxLength(200)),
  password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX_LENGTH))),
  /** In the place of the password: what the page was given when that was right. */
  ticket: z.optional(z.string().check(z.maxLength(200))),
});

/** What a guest is given. */
export const sharedReport = z.object({
  detail: reportDetail,
  shared_by: z.nullable(z.string()),
  /** How much of the report the owner has kept back, since it belongs to single rows. */
  left_out: z.optional(z.object({ findings: z.number(), charts: z.number(), actions: z.number() })),
  /** By which the page opens it once more without the password, for as long as the browser's tab is there. */
  ticket: z.optional(z.string()),
});
export type SharedReport = z.infer<typeof sharedReport>;
