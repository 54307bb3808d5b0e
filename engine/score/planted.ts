import * as z from 'zod/mini';

/** Kinds of effects that a scored table may hold; `null` and `no-trend` say what must not be found. */
export const plantedKind = z.enum([
  'dominance',
  'conditional-dominance',
  'group-diff',
  'rate-diff',
  'ratio-diff',
  'trend-count',
  'trend-measure',
  'subgroup-trend',
  'spike',
  'correlation',
  'text-term',
  'duplicates',
  'contribution',
  'association',
  'null',
  'no-trend',
]);
export type PlantedKind = z.infer<typeof plantedKind>;

/** An effect that is truly in a table: `sql` over the table `t` gives its value (first column) and, where it helps, its base. */
export const planted = z.object({
  file: z.string(),
  kind: plantedKind,
  measure: z.string(),
  /** Column, several with `|` between them, or `column|other=value` for an effect inside a group. */
  dimension: z.string(),
  /** The member it is about; `|other=value` behind it for an effect inside a group. */
  member: z.string(),
  direction: z.string(),
  value: z.nullable(z.union([z.string(), z.number()])),
  n: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  sql: z.string(),
});
export type Planted = z.infer<typeof planted>;
