import * as z from 'zod/mini';

/** Longer than anybody waits for a page. */
const LONGEST_MS = 10 * 60_000;
const ms = z.number().check(z.minimum(0), z.maximum(LONGEST_MS));

/** How a page came to be, for the trace of the call that brought it. Milliseconds from the press that led to it; no address and no name. */
export const pageLoad = z.object({
  /** What the page carries, https://www.w3.org/TR/trace-context/. */
  trace: z.string().check(z.maxLength(60)),
  /** When this was sent: clocks differ. */
  sentMs: ms,
  /** When its first byte came. */
  responseMs: ms,
  /** When its HTML was read. */
  interactiveMs: ms,
  /** When its first screen was there. */
  screenMs: ms,
  navigation: z.enum(['navigate', 'reload', 'back_forward', 'prerender']),
});
export type PageLoad = z.infer<typeof pageLoad>;
