import * as z from 'zod/mini';

/** A number of what a claim says; its value is one of those of its sentence where that has it. */
export const toldNumber = z.object({
  /** Place of its first character in the text, and of what comes after its last. */
  from: z.number(),
  to: z.number(),
  value: z.number(),
  /** As of a claim. */
  unit: z.nullable(z.string()),
  /** What it is, as an expression on the columns that the claim's own query gives. */
  is: z.string(),
});
export type ToldNumber = z.infer<typeof toldNumber>;
