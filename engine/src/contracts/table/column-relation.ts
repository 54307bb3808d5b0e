import * as z from 'zod/mini';

const names = z.array(z.string());

/** Columns of which each takes a part off, or puts one on; `of` is the whole that it is a part of. */
const shares = z.optional(
  z.array(z.object({ column: z.string(), how: z.enum(['less', 'more']), of: z.union([z.literal(1), z.literal(100)]) })),
);

/** In how many rows a relation holds. */
export const held = z.object({
  /** Rows that were looked at and in which the relation says something. */
  rows: z.number(),
  /** Of these, rows in which it does not hold. */
  off: z.number(),
  /** Whether all rows of the table were looked at, or a sample of them. */
  of: z.enum(['table', 'sample']),
});
export type Held = z.infer<typeof held>;

/**
 * What the rows themselves prove about columns: one is arithmetic on others, or says in other words what another says. `target` is
 * the column that is made of the others. Whatever holds within such a group is structure, never a finding.
 */
export const columnRelation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('copy'), target: z.string(), of: z.string(), held }),
  /** `target = factor × of + offset`: another unit or currency, a fixed rate, what is left to a hundred. */
  z.object({ kind: z.literal('linear'), target: z.string(), of: z.string(), factor: z.number(), offset: z.number(), held }),
  /** `target = factor × of ^ power`. */
  z.object({ kind: z.literal('power'), target: z.string(), of: z.string(), factor: z.number(), power: z.number(), held }),
  z.object({
    kind: z.literal('logarithm'),
    target: z.string(),
    of: z.string(),
    base: z.enum(['e', '2', '10']),
    plusOne: z.boolean(),
    held,
  }),
  /** `target` is `of` with fewer digits. `step` is what it is rounded to. */
  z.object({
    kind: z.literal('rounded'),
    target: z.string(),
    of: z.string(),
    step: z.number(),
    how: z.enum(['round', 'floor', 'ceil']),
    held,
  }),
  /** `target = (sum(plus) − sum(minus)) ÷ divisor × product(1 ± share ÷ whole)`: the divisor is 1 for a sum, their number for a mean. */
  z.object({ kind: z.literal('sum'), target: z.string(), plus: names, minus: names, divisor: z.number(), shares, held }),
  /** `target = factor × product(of) × (sum(bracket.plus) − sum(bracket.minus)) × product(1 ± share ÷ whole) + sum(plus) − sum(minus)`. */
  z.object({
    kind: z.literal('product'),
    target: z.string(),
    of: names,
    factor: z.number(),
    bracket: z.optional(z.object({ plus: names, minus: names })),
    plus: names,
    minus: z.optional(names),
    shares,
    held,
  }),
  /** `target = factor × (sum of − sum less) / sum by`: a share, a rate, a change in per cent. */
  z.object({ kind: z.literal('quotient'), target: z.string(), of: names, less: names, by: names, factor: z.number(), held }),
  z.object({ kind: z.literal('rank'), target: z.string(), of: z.string(), descending: z.boolean(), held }),
  /** Each value of `target` stands for a span of `of`; `spans` from low to high. */
  z.object({
    kind: z.literal('bucket'),
    target: z.string(),
    of: z.string(),
    spans: z.array(z.object({ label: z.string(), low: z.number(), high: z.number() })),
    held,
  }),
  /** The calendar part of a time. */
  z.object({
    kind: z.literal('date-part'),
    target: z.string(),
    of: z.string(),
    part: z.enum(['year', 'quarter', 'month', 'week', 'day', 'weekday', 'hour', 'date']),
    held,
  }),
  /** Two lists of names for the same things: a code and its label. */
  z.object({ kind: z.literal('same-groups'), target: z.string(), of: z.string(), held }),
  /** Never above the whole: women of all, closed of opened. */
  z.object({ kind: z.literal('part'), target: z.string(), of: z.string(), held }),
  /** `target` is a time from `of` on that ended for all on one day at the latest, when nobody watched any longer. */
  z.object({ kind: z.literal('until'), target: z.string(), of: z.string(), held }),
  /**
   * `target` is how long it was from one moment of the row to another, counted in a unit of time and with so many digits; `more`: the first day
   * counts as well.
   */
  z.object({
    kind: z.literal('between'),
    target: z.string(),
    from: z.string(),
    to: z.string(),
    unit: z.enum(['second', 'minute', 'hour', 'day', 'week']),
    more: z.number(),
    how: z.enum(['round', 'floor', 'ceil']),
    step: z.number(),
    held,
  }),
  /** `target` is how long something was watched, `of` how that ended: that it happened, or that nobody watched any longer. */
  z.object({ kind: z.literal('followed'), target: z.string(), of: z.string(), held }),
  /** `target` has one figure for each label of `by`, or is `of` times one rate for each. */
  z.object({ kind: z.literal('by-class'), target: z.string(), of: z.nullable(z.string()), by: z.string(), held }),
  /**
   * `target` is filled, or not nought, only where `of` has one label: what came of it, or what is known of these rows alone. `absent`: just there
   * it is nought, and mostly not elsewhere.
   */
  z.object({
    kind: z.literal('settled'),
    target: z.string(),
    of: z.string(),
    label: z.string(),
    nought: z.boolean(),
    absent: z.optional(z.literal(true)),
    held,
  }),
  /** `target` is filled, or not nought, where `of` has one of these labels, and nowhere else: both say the same of a row. */
  z.object({ kind: z.literal('filled-by'), target: z.string(), of: z.string(), labels: names, nought: z.boolean(), held }),
  /**
   * `target` is settled by that `of` became `label`. `stopped`: how long ago something last was, or how long a thing was there; `added`: what comes together until
   * then; `open`: what was owed when the table was written; `afterwards`: what was asked later. Of those who are still there it goes on.
   */
  z.object({
    kind: z.literal('left-as-it-was'),
    target: z.string(),
    of: z.string(),
    label: z.string(),
    how: z.enum(['stopped', 'added', 'open', 'afterwards']),
    held,
  }),
  /**
   * `target = factor × how(of over all rows with the same by) + offset`: the mean of a school's pupils, a customer's total. Without `of` the rows
   * are counted; with a label its share or number is meant.
   */
  z.object({
    kind: z.literal('of-members'),
    target: z.string(),
    of: z.nullable(z.string()),
    how: z.enum(['mean', 'sum', 'count', 'min', 'max', 'median']),
    by: names,
    factor: z.number(),
    offset: z.number(),
    label: z.optional(z.string()),
    held,
  }),
  /** `target` adds up `of` along `along`, within each of `within`; `less` is taken off, as what an account pays out. */
  z.object({
    kind: z.literal('cumulated'),
    target: z.string(),
    of: z.string(),
    less: z.optional(z.string()),
    along: z.string(),
    within: names,
    held,
  }),
  z.object({
    kind: z.literal('lagged'),
    target: z.string(),
    of: z.string(),
    steps: z.number(),
    along: z.string(),
    within: names,
    held,
  }),
  /** The change against `steps` rows before, as difference or in parts of what was before. */
  z.object({
    kind: z.literal('change'),
    target: z.string(),
    of: z.string(),
    steps: z.number(),
    relative: z.boolean(),
    along: z.string(),
    within: names,
    held,
  }),
  z.object({
    kind: z.literal('rolling-mean'),
    target: z.string(),
    of: z.string(),
    steps: z.number(),
    along: z.string(),
    within: names,
    held,
  }),
]);
export type ColumnRelation = z.infer<typeof columnRelation>;
export type RelationKind = ColumnRelation['kind'];
export const relationKind = z.enum([
  'copy',
  'linear',
  'power',
  'logarithm',
  'rounded',
  'sum',
  'product',
  'quotient',
  'rank',
  'bucket',
  'date-part',
  'same-groups',
  'part',
  'cumulated',
  'lagged',
  'change',
  'rolling-mean',
  'until',
  'between',
  'followed',
  'filled-by',
  'left-as-it-was',
  'settled',
  'by-class',
  'of-members',
] as const satisfies readonly RelationKind[]);

/** Whether a relation says for which label of a column another is filled or settled, and nothing of what either is made of. */
export const isOfLabel = ({ kind }: Pick<ColumnRelation, 'kind'>): boolean =>
  kind === 'settled' || kind === 'filled-by' || kind === 'left-as-it-was';

/** Whether a relation reckons its column by others of the row: by plus, minus, times and divided by, or by the clock. */
const RECKONS = {
  sum: true,
  product: true,
  quotient: true,
  linear: true,
  between: true,
  bucket: false,
  'by-class': false,
  change: false,
  copy: false,
  cumulated: false,
  'date-part': false,
  'filled-by': false,
  followed: false,
  lagged: false,
  'left-as-it-was': false,
  logarithm: false,
  'of-members': false,
  part: false,
  power: false,
  rank: false,
  'rolling-mean': false,
  rounded: false,
  'same-groups': false,
  settled: false,
  until: false,
} as const satisfies Record<RelationKind, boolean>;
type Reckoning = { [K in RelationKind]: (typeof RECKONS)[K] extends true ? K : never }[RelationKind];

export const isReckoned = <R extends { kind: RelationKind }>(relation: R): relation is Extract<R, { kind: Reckoning }> =>
  RECKONS[relation.kind];

/** All columns that a relation is about, its target first. */
export function columnsOfRelation(relation: ColumnRelation): string[] {
  switch (relation.kind) {
    case 'sum':
      return [relation.target, ...relation.plus, ...relation.minus, ...(relation.shares ?? []).map(({ column }) => column)];
    case 'product':
      return [
        relation.target,
        ...relation.of,
        ...(relation.bracket ? [...relation.bracket.plus, ...relation.bracket.minus] : []),
        ...relation.plus,
        ...(relation.minus ?? []),
        ...(relation.shares ?? []).map(({ column }) => column),
      ];
    case 'quotient':
      return [...new Set([relation.target, ...relation.of, ...relation.less, ...relation.by])];
    case 'cumulated':
      return [relation.target, relation.of, ...(relation.less === undefined ? [] : [relation.less])];
    case 'between':
      return [relation.target, relation.from, relation.to];
    case 'by-class':
      return relation.of === null ? [relation.target] : [relation.target, relation.of];
    case 'of-members':
      return [relation.target, ...(relation.of === null ? relation.by : [relation.of])];
    case 'bucket':
    case 'change':
    case 'copy':
    case 'date-part':
    case 'filled-by':
    case 'followed':
    case 'lagged':
    case 'left-as-it-was':
    case 'linear':
    case 'logarithm':
    case 'part':
    case 'power':
    case 'rank':
    case 'rolling-mean':
    case 'rounded':
    case 'same-groups':
    case 'settled':
    case 'until':
      return [relation.target, relation.of];
  }
}
