import * as z from 'zod/mini';
import { HELP_PAGES } from '../constants';

export const helpPage = z.enum(HELP_PAGES);

/** A short page that answers one question, in the language of who asks. */
export const helpText = z.object({
  title: z.string(),
  /** One sentence. */
  description: z.string(),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type HelpText = z.infer<typeof helpText>;
