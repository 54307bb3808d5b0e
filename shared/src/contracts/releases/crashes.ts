import * as z from 'zod/mini';
import { remoteName } from './discovery';

/** One step of a stack. Where a map was there, a place of the sources; otherwise of the built file. */
export const crashFrame = z.object({
  file: z.string(),
  line: z.int(),
  column: z.int(),
  /** Name of the function, where the map tells it. */
  name: z.nullable(z.string()),
  isResolved: z.boolean(),
});
export type CrashFrame = z.infer<typeof crashFrame>;

/** Crashes that happened at the same place. */
export const crashGroup = z.object({
  fingerprint: z.string(),
  remote: remoteName,
  /** Kind of the error, such as `TypeError`. Its message is not kept: it may hold what somebody has typed. */
  error: z.string(),
  /** Innermost first. */
  frames: z.array(crashFrame),
  firstBuild: z.string(),
  lastBuild: z.string(),
  firstAt: z.string(),
  lastAt: z.string(),
  count: z.int(),
  /** Devices that have met it lately; of a crash that very many meet, the first of them. */
  devices: z.int(),
  /** Those, of all devices that have used the remote lately, 0 to 1; null when none has told. */
  share: z.nullable(z.number()),
  browsers: z.array(z.object({ name: z.string(), devices: z.int() })),
});
export type CrashGroup = z.infer<typeof crashGroup>;

/** Those of most devices first. */
export const crashGroups = z.object({ groups: z.array(crashGroup) });
