import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { Contradiction } from '../../../understand/contradictions/contradiction';

/** What a rule says: that a column is reckoned by others, is no more than another or no earlier, what goes with a state, or that nothing is booked twice. */
export type RuleSays =
  | { kind: 'reckoned'; relation: ColumnRelation }
  | { kind: 'part'; part: string; whole: string }
  | { kind: 'order'; start: string; end: string }
  | { kind: 'state'; contradiction: Contradiction }
  | { kind: 'once'; columns: readonly string[] };

/** A rule that nearly all rows keep and some break. */
export interface Rule {
  says: RuleSays;
  /** Columns that it is about, first the one of which it says something. */
  columns: readonly string[];
  /** Rows of which it says something, and those of them that break it, as conditions in SQL. */
  where: string;
  broken: string;
  /** 1 where a row breaks it, 0 where it keeps it, −1 where the rule says nothing of it. */
  codes: Int32Array;
  /** Of what is reckoned: the figure, what it should be, and how far a row may be off for rounding. */
  figures?: Figures;
}

export interface Figures {
  value: string;
  made: string;
  values: Float64Array;
  reckoned: Float64Array;
  tolerance: number;
  /** What is added, or taken off, as it stands in the table. */
  added: readonly Added[];
}

export interface Added {
  column: string;
  sign: 1 | -1;
  sql: string;
  values: Float64Array;
}
