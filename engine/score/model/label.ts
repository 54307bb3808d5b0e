/** What a column is for. Each label accepts one or several of these. */
export type Role =
  | 'identifier'
  | 'code'
  | 'category'
  | 'ordered-category'
  | 'coded-category'
  | 'boolean'
  | 'measure'
  | 'time'
  | 'geography'
  | 'coordinate'
  | 'rank'
  | 'weight'
  | 'text'
  | 'personal-data'
  | 'constant';

/** How figures may be put together. `never`: any sum or mean of them is nonsense. */
export type Aggregation = 'sum' | 'mean' | 'weighted-mean' | 'last' | 'never';

export type Shape = 'event' | 'entity' | 'panel' | 'series' | 'aggregated' | 'wide' | 'long';

export interface ColumnLabel {
  roles: readonly Role[];
  /** Aggregations that make sense over the members (rows of one moment), and over time. */
  overMembers: readonly Aggregation[];
  overTime: readonly Aggregation[];
  /** Accepted units, `null` for none; absent where the unit is not judged. */
  units?: readonly (string | null)[];
  /** Whether the values stand for hundredths (`12.5`) or parts of one (`0.125`); absent for all that is no share. */
  scale?: 'percent' | 'fraction';
  /** Accepted keys of the entity that the column belongs to; `[]` is the row itself. Absent where it is not judged. */
  unitsOfObservation?: readonly (readonly string[])[];
  /** The column (a currency) without which its figures must not be put together. */
  within?: string;
}

export const ALGEBRA_KINDS = [
  'sum',
  'difference',
  'product',
  'quotient',
  'complement',
  'conversion',
  'power',
  'rank',
  'threshold',
  'bucket',
  'cumulated',
  'lagged',
  'code',
  'rounding',
  'date-part',
  'until',
  'followed',
  'settled',
] as const;
export type AlgebraKind = (typeof ALGEBRA_KINDS)[number];

/** Columns of which one follows from the others. */
export interface AlgebraLabel {
  kind: AlgebraKind;
  /** What follows. */
  result: string;
  /** What it follows from, in the order of the rule (minuend first). */
  from: readonly string[];
  /** Number that the rule needs: 24 of `24 − x`, a factor, a limit. */
  constant?: number;
  /** Rows in which the rule is broken on purpose. */
  broken: number;
}

export interface OutcomeLabel {
  /** Columns any of which may be named. */
  columns: readonly string[];
  /** Whether more of it (or a yes) is good; `null` where a reader could not tell. */
  good: 'high' | 'low' | null;
  /** Whether a reader would miss it if it were not said. */
  expected: boolean;
}

export interface TableLabel {
  shape: readonly Shape[];
  /** Accepted columns of the principal time; `null` where there is none, absent where it is not judged. */
  time?: readonly (readonly string[])[] | null;
  columns: Readonly<Record<string, ColumnLabel>>;
  algebra: readonly AlgebraLabel[];
  /** Columns that look like algebra and are none. */
  lookAlikes: readonly (readonly string[])[];
  /** `null` where naming one would be wrong, absent where it is not judged. */
  outcome?: OutcomeLabel | null;
  /** Members that hold the sum of all others, and no others. */
  totals: readonly { column: string; member: string }[];
  /** Headers of a wide table that are one scale, and those that only look as if they belonged to it. */
  unpivot: { headers: readonly string[]; apart: readonly string[] } | null;
}

export type Half = 'open' | 'kept';

/** A table with the truth about it. Plain JSON. */
export interface LabelledTable {
  name: string;
  half: Half;
  /** How its headers are named; `none` stands for headers without any meaning. */
  naming: string;
  header: readonly string[];
  /** What each column is about, by which its header can be written in another language; `null` where it is no word (`2019`). */
  concepts: readonly (string | null)[];
  rows: readonly (readonly string[])[];
  label: TableLabel;
}
