import * as z from 'zod/mini';

export const alertKind = z.enum([
  'missing',
  'constant',
  'duplicate-rows',
  'non-unique-identifier',
  'high-cardinality',
  'imbalance',
  'skew',
  'scale',
  'not-computed',
  'not-examined',
  'mixed-formats',
  'placeholder-nulls',
  'numbers-as-text',
  'future-dates',
  'end-before-start',
  'contradiction',
  'stuck-readings',
  'near-duplicate-labels',
  'redundant-columns',
  'partial-last-period',
  'header',
  'personal-data',
  'unread-cells',
  'unread-rows',
  'ambiguous-dates',
  'encoding',
  'skipped-lines',
  'total-rows',
  'truncated',
  'reshaped',
  'not-followed',
]);
export type AlertKind = z.infer<typeof alertKind>;

/** A finding about the quality of the data. `lines` are 1-based line numbers of the source. */
export const alert = z.object({
  kind: alertKind,
  severity: z.enum(['info', 'warning', 'serious']),
  table: z.string(),
  columns: z.array(z.string()),
  sentence: z.string(),
  count: z.optional(z.number()),
  lines: z.optional(z.array(z.number())),
  examples: z.optional(z.array(z.string())),
  /** Id of the claim that counts what is told. */
  claim: z.optional(z.string()),
});
export type Alert = z.infer<typeof alert>;
