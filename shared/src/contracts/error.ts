import * as z from 'zod/mini';

/**
 * Body of every answer that is not a success. `detail` is one sentence for the user and `message` repeats it,
 * `code` is stable and meant for programs. A 5xx body never carries inner text.
 */
export const errorBody = z.object({
  detail: z.string(),
  message: z.string(),
  code: z.string(),
  request_id: z.optional(z.string()),
  /** Field name to sentence, for a form that was refused. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
