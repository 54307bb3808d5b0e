import * as z from 'zod/mini';
import { remoteName } from './discovery';

/** What a page reports of a remote it used. No personal data. */
export const remoteEvent = z.object({
  type: z.enum([
    'load_ok',
    'load_fail',
    'mounted',
    'crash',
    'fallback',
    'quarantined',
    'mismatch',
    'shown',
    'harm',
    'visit',
    'origin',
    'unsigned',
  ]),
  remote: remoteName,
  buildId: z.string().check(z.maxLength(100)),
  rollout: z.optional(z.string().check(z.maxLength(100))),
  arm: z.enum(['stable', 'canary', 'override']),
  /** On the first page of this device at the present weight of the rollout. A canary's files come from the net there, and the stable build's from the browser's store. */
  first: z.optional(z.boolean()),
  reason: z.optional(z.string().check(z.maxLength(300))),
  /** With `load_ok` and `load_fail` how long the load took; with `shown` the time from the screen's mount. */
  ms: z.optional(z.number()),
  /** With `crash` and `load_fail`: places in files of builds where it was thrown, innermost first, and nothing else of the stack. */
  frames: z.optional(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(20))),
  incident: z.optional(z.string().check(z.maxLength(40))),
  /** With `harm`: what the page has seen the build do. */
  harm: z.optional(z.enum(['never-shown', 'empty', 'landmarks', 'frozen', 'flood', 'calls-failed', 'globals', 'leak', 'store'])),
  /** With `visit`, when a screen is left or its page hidden: one stay, in milliseconds and counts. */
  figures: z.optional(
    z.object({
      shownMs: z.optional(z.number()),
      longestTaskMs: z.optional(z.number()),
      inpMs: z.optional(z.number()),
      layoutShift: z.optional(z.number()),
      calls: z.optional(z.number()),
      failedCalls: z.optional(z.number()),
      errors: z.optional(z.number()),
      visibleMs: z.optional(z.number()),
      /** Megabytes that the page's scripts hold at the end of the stay. Not every browser tells. */
      memoryMb: z.optional(z.number()),
    }),
  ),
});
export type RemoteEvent = z.infer<typeof remoteEvent>;
export const telemetryBatch = z.object({ events: z.array(remoteEvent).check(z.maxLength(100)) });
