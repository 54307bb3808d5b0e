import * as z from 'zod/mini';
import { agentName } from './agent-name';
import { claimRows } from './claim-rows';
import { insightKind } from './insight-kind';
import { storedMeasure } from './measure';
import { toldNumber } from './told-number';

export * from './agent-name';
export * from './claim-rows';
export * from './insight-kind';
export * from './measure';
export * from './told-number';

export const direction = z.enum(['high', 'low', 'up', 'down', 'pos', 'neg', 'none']);
export type Direction = z.infer<typeof direction>;

export const filterOperator = z.enum(['=', '!=', '<', '<=', '>', '>=', 'in', 'contains', 'is null', 'is not null']);
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** What a cell is held against that is no plain value: another cell of its row, a length after one, or the days between two. */
export const besideCell = z.discriminatedUnion('how', [
  z.object({ how: z.literal('cell'), other: z.string() }),
  z.object({ how: z.literal('length'), other: z.string(), length: z.number(), unit: z.enum(['days', 'hours', 'min']) }),
  z.object({ how: z.literal('days'), from: z.string(), to: z.string() }),
]);
export type BesideCell = z.infer<typeof besideCell>;

/** A condition on a row; of a cell that is held against others `value` is only what that reads like: `Due + 14 days`. */
const filterCondition = z.object({
  column: z.string(),
  op: filterOperator,
  value: z.union([scalar, z.array(scalar)]),
  beside: z.optional(besideCell),
});

/** What a claim speaks of: the rows (`filter`), how they are split (`breakdown`) and what is measured. */
export const subject = z.object({
  filter: z.array(filterCondition),
  breakdown: z.nullable(z.union([z.string(), z.array(z.string())])),
  measure: storedMeasure,
});
export type Subject = z.infer<typeof subject>;

/** The labels that a condition names: of `in` each of them. */
export const labelsOf = ({ value }: Pick<Subject['filter'][number], 'value'>): string[] =>
  (Array.isArray(value) ? value : [value]).map(String);

/** What a claim splits the rows by: columns, or measures as text; none where it tells of all of them. */
export const splitsOf = ({ breakdown }: Pick<Subject, 'breakdown'>): string[] => (breakdown === null ? [] : [breakdown].flat());

/** What a key metric is, whatever it is called in the reader's language. The first four are those of tickets. */
export const metricFigure = z.enum([
  'tickets',
  'resolved',
  'satisfaction',
  'response-time',
  'rows',
  'mean',
  'share-in-which',
  'overall',
  'median',
  'highest',
  'total',
  'share',
  'latest',
  'reading',
  'values',
]);
export type MetricFigure = z.infer<typeof metricFigure>;

/** Words of rank, of exclusivity, of direction and of comparison that sentences use. */
const SAYS = [
  ...['highest', 'lowest', 'most', 'least', 'only', 'peak', 'high', 'low', 'largest', 'fastest', 'next'] as const,
  ...['rises', 'falls', 'growing', 'more', 'less', 'fewer', 'as many', 'each', 'exactly', 'first', 'last'] as const,
] as const; // prettier-ignore

/** What a sentence says beyond its number: that something is the highest, the first, the only one. */
export const word = z.object({
  says: z.enum(SAYS),
  /** One SELECT whose first row's first column must be true. */
  sql: z.string(),
});
export type Word = z.infer<typeof word>;

/** A statement of the report that carries a number, with the query that gives the number. */
export const claim = z.object({
  id: z.string(),
  kind: insightKind,
  agent: agentName,
  /** Name of the table the claim speaks of. */
  table: z.string(),
  subject,
  member: z.nullable(z.string()),
  direction,
  value: z.nullable(z.number()),
  /** `days`, `%`, `EUR`, … ; null for a bare number. Rates are fractions (0 to 1) with unit `%`. */
  unit: z.nullable(z.string()),
  /** What the value is compared with: overall mean, even share, previous period. */
  baseline: z.nullable(z.number()),
  n: z.number(),
  effect: z.nullable(z.number()),
  p: z.nullable(z.number()),
  /** p corrected for all questions of its sort that were asked of the table (Holm): the chance of any false claim in the table at which it would just be told. */
  q: z.nullable(z.number()),
  score: z.number(),
  confidence: z.optional(z.tuple([z.number(), z.number()])),
  /**
   * What the same member would show the next time, with a 95% interval, in the unit of `value`: who stands out does so partly by chance. Missing where the
   * table is the whole, so that there is no next time, and of what no member was chosen for.
   */
  expected: z.optional(z.object({ value: z.number(), interval: z.tuple([z.number(), z.number()]) })),
  sentence: z.string(),
  /** What the sentence rests on: rows, interval, statistics, chance. Missing in reports of before, whose sentences hold it. */
  evidence: z.optional(z.string()),
  /** What the sentence says beyond its number, each with its own query. Missing where it says nothing more, and in reports of before. */
  words: z.optional(z.array(word)),
  /** Only of key metrics, and missing in reports of before: the parts of their sentence, `label: text (note)`. */
  metric: z.optional(
    z.object({ label: z.string(), text: z.string(), note: z.optional(z.string()), figure: z.optional(metricFigure) }),
  ),
  /** Only in reports of versions that asked a language model: what the engine had written. The sentence itself was not checked. */
  template: z.optional(z.string()),
  /** Certain, but too small to matter by itself: listed apart from the findings. */
  small: z.optional(z.literal(true)),
  /** It follows from how things run, or from what rows are: listed after the findings that do not. Missing in reports of before. */
  known: z.optional(z.literal(true)),
  action: z.optional(z.string()),
  chart: z.optional(z.string()),
  /** The rows that the value is taken from. Missing where they cannot be asked for, and in reports of before. */
  rows: z.optional(claimRows),
  /** The numbers of the sentence that its query gives. Missing where there are none, and in reports of before. */
  numbers: z.optional(z.array(toldNumber)),
  /** And those of `evidence`. */
  evidence_numbers: z.optional(z.array(toldNumber)),
  /** Rows around those of the value, that such numbers are taken from; each one SELECT of the columns of `rows`. */
  around: z.optional(
    z.object({
      others: z.optional(z.string()),
      all: z.optional(z.string()),
      /** Column that tells their members apart. */
      split: z.optional(z.string()),
    }),
  ),
  /** One SELECT whose first row's first column is `value`: DuckDB's over the loaded table, unless `runs_in` says otherwise. */
  sql: z.string(),
  /** `source`: PostgreSQL's over the source's own table, of which only a sample was loaded. */
  runs_in: z.optional(z.literal('source')),
});
export type Claim = z.infer<typeof claim>;

/** What became of one claim when its query was run again. */
export const verification = z.object({
  claim: z.string(),
  outcome: z.enum(['same', 'changed', 'not-available']),
  old: z.nullable(z.number()),
  new: z.nullable(z.number()),
});
export type Verification = z.infer<typeof verification>;
