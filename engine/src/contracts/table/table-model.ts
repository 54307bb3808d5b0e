import * as z from 'zod/mini';
import { columnType } from './column';
import { columnRelation, relationKind } from './column-relation';

const names = z.array(z.string());

/** What a column is for. */
export const modelRole = z.enum([
  'identifier',
  /** Digits or letters that stand for something outside: FIPS, postcode, telephone, status of HTTP. No quantity. */
  'code',
  'rank',
  'category',
  /** Few numbers or letters that stand for kinds; whether they have an order is not known. */
  'coded-category',
  'ordered-category',
  'boolean',
  'measure',
  'time',
  'geography',
  'coordinate',
  'text',
  'personal-data',
  'constant',
  'empty',
]);
export type ModelRole = z.infer<typeof modelRole>;

/** What a measure measures; it decides how its figures may be put together. */
export const quantity = z.enum([
  'count',
  'amount',
  'money',
  'price',
  'percent',
  'rate',
  'score',
  'duration',
  'temperature',
  'angle',
  'age',
  'size',
  'other',
]);
export type Quantity = z.infer<typeof quantity>;

/** Why something was decided, as data; the report finds the words. */
export const reason = z.discriminatedUnion('by', [
  /** A word of the header. */
  z.object({ by: z.literal('word'), word: z.string(), means: z.string() }),
  /** How cells are written: a sign, a format. */
  z.object({ by: z.literal('cells'), seen: z.string() }),
  /** What the values do. */
  z.object({
    by: z.literal('values'),
    are: z.enum([
      'all-different',
      'one-after-another',
      'repeated',
      'two-values',
      'few-whole-numbers',
      'known-scale',
      'within-0-and-1',
      'within-range',
      'zeros-and-long-tail',
      'alike',
      'smooth',
      'parts-add-up',
      'places',
      'prose',
      'mixed',
    ]),
  }),
  /** A relation of `algebra` with these columns, its target first. */
  z.object({ by: z.literal('algebra'), kind: relationKind, columns: names }),
  z.object({ by: z.literal('neighbour'), column: z.string() }),
  z.object({ by: z.literal('shape'), is: z.string() }),
  z.object({ by: z.literal('declared') }),
  z.object({ by: z.literal('type') }),
  z.object({ by: z.literal('no-evidence') }),
]);
export type Reason = z.infer<typeof reason>;

/** How figures of a column may be put together. `never`: neither their sum nor their mean means anything. */
export const aggregation = z.object({
  how: z.enum(['sum', 'mean', 'weighted-mean', 'last', 'never']),
  /** The column that weighs, of a weighted mean. */
  by: z.optional(z.string()),
  because: reason,
});
export type Aggregation = z.infer<typeof aggregation>;

export const modelUnit = z.object({
  /** `USD`, `%`, `km`, … */
  sign: z.string(),
  because: reason,
  /** What one in the cells stands for: `fraction` is told times a hundred. */
  scale: z.enum(['as-written', 'fraction']),
});

export const modelColumn = z.object({
  name: z.string(),
  type: columnType,
  role: modelRole,
  because: reason,
  /** Present for measures. */
  quantity: z.optional(quantity),
  overMembers: aggregation,
  overTime: aggregation,
  unit: z.nullable(modelUnit),
  /** Column that holds the currency of each row's amount. */
  currency: z.optional(z.string()),
  /** Different currencies in one column, and no column that names them. */
  mixedCurrencies: z.optional(z.literal(true)),
  /** Labels from low to high. */
  order: z.optional(names),
  personal: z.optional(z.string()),
  /** What the time of the row says, of columns of time that are not its axis. */
  time: z.optional(z.enum(['axis', 'part', 'start', 'end', 'due', 'birth', 'update', 'record', 'other'])),
  /** Columns that name the thing whose attribute this is; empty: of the row itself. */
  unitOfObservation: names,
  examples: names,
});
export type ModelColumn = z.infer<typeof modelColumn>;

export const timeGrain = z.enum(['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']);
export type TimeGrain = z.infer<typeof timeGrain>;

/** A time that the table holds in one column or in several. */
export const timeAxis = z.object({
  /** Name for people: the column's, or the joined names of the parts. */
  name: z.string(),
  columns: names,
  /** DuckDB: a TIMESTAMP of one row. */
  sql: z.string(),
  grain: timeGrain,
  /** `event`: when something happened; `reading`: when it was read at even steps; `entity`: an attribute of the thing. */
  kind: z.enum(['event', 'reading', 'entity']),
  /** ISO 8601. */
  from: z.string(),
  to: z.string(),
});
export type TimeAxis = z.infer<typeof timeAxis>;

export const totalMember = z.object({
  column: z.string(),
  label: z.string(),
  rows: z.number(),
  /** A word alone marks and asks: such a member counts like any other. */
  by: z.enum(['arithmetic', 'code', 'word', 'declared']),
});

export const tableShape = z.object({
  kind: z.enum(['event', 'entity', 'series', 'panel', 'cells', 'long', 'unknown']),
  because: reason,
  /** Columns that name what a row is about; of a panel, of that which is read again and again. */
  entity: names,
  /** Columns that together are different in every row. */
  key: names,
  /** Column whose figure is the number of cases a row stands for. */
  weight: z.nullable(z.string()),
  /** Columns that are one scale in their headers (years, months, bands) and can be read as rows. */
  wide: z.nullable(z.object({ columns: names, scale: z.string(), labels: names })),
  /** Columns of a table that names its metrics in rows; `beside`: others in the units of the same metrics, limits or what was read before. */
  long: z.nullable(
    z.object({ metric: z.string(), value: z.string(), unit: z.nullable(z.string()), metrics: names, beside: z.optional(names) }),
  ),
  totals: z.array(totalMember),
});
export type TableShape = z.infer<typeof tableShape>;

/** Something that repeats in the rows and owns columns: a customer, a school, a machine. */
export const entityUnit = z.object({
  column: z.string(),
  count: z.number(),
  /** Attributes that it determines. */
  owns: names,
  /** The coarser unit that it belongs to. */
  within: z.nullable(z.string()),
});

export const outcome = z.object({
  column: z.string(),
  /** Label that counts as the event, of outcomes with labels. */
  event: z.optional(z.string()),
  good: z.nullable(z.enum(['high', 'low'])),
});
export const modelOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('outcome'), outcome }),
  /** Neither is clearly ahead: ranking uses none. */
  z.object({ kind: z.literal('candidates'), candidates: z.array(outcome) }),
  z.object({ kind: z.literal('lead-measure'), column: z.string(), because: reason }),
  z.object({ kind: z.literal('none') }),
]);
export type ModelOutcome = z.infer<typeof modelOutcome>;

/** What the reader is asked; `changes` is the number of columns whose treatment hangs on the answer. */
export const modelQuestion = z.object({
  asks: z.enum(['are-years', 'which-outcome', 'is-total', 'is-ordered', 'is-quantity', 'which-time', 'which-currency']),
  columns: names,
  label: z.optional(z.string()),
  changes: z.number(),
});
export type ModelQuestion = z.infer<typeof modelQuestion>;

export const notLookedAt = z.object({
  columns: names,
  what: z.enum(['sums-of-many', 'relations', 'units', 'failed']),
  why: z.enum(['too-many-columns', 'too-few-rows', 'out-of-range', 'failed']),
});

/** What one table is, before anything is mined from it. JSON throughout. */
export const tableModel = z.object({
  table: z.string(),
  rows: z.number(),
  columns: z.array(modelColumn),
  time: z.nullable(timeAxis),
  shape: tableShape,
  units: z.array(entityUnit),
  algebra: z.array(columnRelation),
  /** Columns that relations bind together, whole groups. */
  groups: z.array(names),
  outcome: modelOutcome,
  /** What else became of the rows that somebody watches beside the result, each by its event. */
  also: z.optional(z.array(outcome)),
  questions: z.array(modelQuestion).check(z.maxLength(3)),
  leftOut: z.array(notLookedAt),
});
export type TableModel = z.infer<typeof tableModel>;
export type NotLookedAt = z.infer<typeof notLookedAt>;
export type EntityUnit = z.infer<typeof entityUnit>;
export type ModelUnit = z.infer<typeof modelUnit>;
