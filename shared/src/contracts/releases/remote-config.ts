import * as z from 'zod/mini';
import { routeEntry } from './discovery';

/** Data that a remote states of itself in its `remote.config.ts`; the build writes it into the build's record. */
export const remoteConfig = z.object({
  owner: z.object({ team: z.string(), contact: z.string() }),
  critical: z.boolean(),
  /** Exposed module to source file, `./remote` first. */
  expose: z.record(z.string().check(z.regex(/^\.\/[a-z-]+$/)), z.string()),
  routes: z.array(routeEntry),
  events: z.object({ emits: z.array(z.string()), listens: z.array(z.string()) }),
});
export type RemoteConfig = z.infer<typeof remoteConfig>;
