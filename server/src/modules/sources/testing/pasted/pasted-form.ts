import * as z from 'zod/mini';

/** Text that somebody has pasted, kept with its report: a source as small as one can be. */
export const pastedForm = z.object({ type: z.literal('pasted'), text: z.string() });
export type PastedForm = z.infer<typeof pastedForm>;
