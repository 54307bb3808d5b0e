import * as z from 'zod/mini';
import { buildId, remoteName } from './discovery';

/** What a developer puts in place of a remote's build for one browser session. */
export const override = z.object({
  remote: remoteName,
  /** A build that the document lists, or with `base` the one that lies there. */
  buildId,
  /** Folder of a build that the document does not list, with a slash at its end. Its files have no hashes. */
  base: z.optional(z.string()),
});
export type Override = z.infer<typeof override>;

/** The page carries them as the JSON of its element `hub-overrides`. */
export const overrides = z.array(override);
