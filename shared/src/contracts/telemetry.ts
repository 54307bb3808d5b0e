import * as z from 'zod/mini';
import { remoteName } from './discovery';

/** What a page reports of a remote it used. No personal data. */
export const remoteEvent = z.object({
  type: z.enum(['load_ok', 'load_fail', 'mounted', 'crash', 'fallback', 'quarantined', 'mismatch']),
  remote: remoteName,
  buildId: z.string().check(z.maxLength(100)),
  rollout: z.optional(z.string().check(z.maxLength(100))),
  arm: z.enum(['stable', 'canary', 'override']),
  reason: z.optional(z.string().check(z.maxLength(300))),
  ms: z.optional(z.number()),
  incident: z.optional(z.string().check(z.maxLength(40))),
});
export type RemoteEvent = z.infer<typeof remoteEvent>;
export const telemetryBatch = z.object({ events: z.array(remoteEvent).check(z.maxLength(100)) });
