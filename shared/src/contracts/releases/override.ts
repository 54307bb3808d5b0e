import * as z from 'zod/mini';
import { buildId, buildRecord, remoteName } from './discovery';

/** What a developer puts in place of a remote's build for one browser session. */
export const override = z.object({
  remote: remoteName,
  /** A build that the document lists, or with `base` the one that lies there. */
  buildId,
  /** Folder of a build that the document does not list, with a slash at its end. Its files have no hashes. */
  base: z.optional(z.string()),
  /** Whether a link of `mfe preview` has brought it: a published build that is looked at before anybody gets it. */
  preview: z.optional(z.boolean()),
  /** What is written of a preview's build. Its files are checked as any other's, and its screens are those of the page. */
  record: z.optional(buildRecord),
});
export type Override = z.infer<typeof override>;

/** The page carries them as the JSON of its element `hub-overrides`. */
export const overrides = z.array(override);
