import type { Grain } from '../../wording/date-text';
import type { TypedMeasure } from '../../contracts/report/measure';
import type { Column, Table } from '../../model';
import type { Wait } from '../../understand/waits/wait';
import type { Unit } from '../units/unit';
import type { Beyond } from './beyond/beyond';
import type { Rule } from './rules/rule';

/** `column=label` of a group → that of a group with nearly the same rows in a column with a plainer name. */
export type Aliases = ReadonlyMap<string, string>;

/** A column that splits the rows into groups. */
export interface Dimension {
  column: Column;
  /** The column's name in words. */
  noun: string;
  /** Most frequent first; at most `MOST_LABELS` of them. */
  labels: string[];
  /** Rows of each label within the frame. */
  counts: number[];
  /** Index into `labels` of each row; −1 missing, −2 a label beyond the most frequent. */
  codes: Int32Array;
  /** Count of different values in the whole table. */
  distinct: number;
  /** Rows with a value, within the frame. */
  filled: number;
  /** Its labels are what happens to a row (state, result, yes or no) rather than what the row is. */
  outcome: boolean;
  /** The label of an outcome that says that it happened, where the table's model knows: its rate is told, and never that of its absence. */
  event?: string;
  /** One of its labels is of rows whose time still runs: later rows have it more often. */
  open?: true;
  /** Names of people or things that do something, rather than classes: `assigned_to`, `customer`. */
  entity: boolean;
}

/** A quotient of sums: what stands above and below in each row, in SQL, and which rows have all of it. */
export interface QuotientOfSums {
  above: string;
  below: string;
  columns: { above: string[]; below: string[] };
  /** What is above times that is the quotient in its unit: 100 where it is in percent. It stands in `above`. */
  factor: number;
  filled: string;
}

/** A number per row that groups are compared by. */
export interface Measure {
  /** `typed` as text: what the measure is looked up by. */
  id: string;
  /** As claims hold it. */
  typed: TypedMeasure;
  kind: 'column' | 'duration' | 'rate' | 'ratio' | 'difference';
  /** What is measured, in words: `cost`, `time to close`. */
  noun: string;
  /** A word pair for enumerations: `processing days`. */
  short: string;
  /** For a duration whose end is a verb: `close`, so that a row takes 3 days to close. */
  verb: string | null;
  /** Scalar SQL over one row. */
  sql: string;
  unit: string | null;
  /** Columns it is made of: it is never tested against these. */
  columns: string[];
  /** Its sum means something. */
  additive: boolean;
  /** 0 or 1 per row, shown as a percentage. */
  fraction: boolean;
  /** Start and end columns of a duration. */
  pair: { start: string; end: string } | null;
  values: Float64Array;
  /** Of a quotient whose parts stand in the table: what it is a quotient by, so that a mean weighted by it is that of the rows together. */
  weights?: Float64Array;
  /** Of a quotient that no column of the table holds: its parts. */
  parts?: QuotientOfSums;
  /** Average ranks; NaN where there is no value. */
  ranks: Float64Array;
  filled: number;
  /** It holds how long ago its row's time was, or was made of that: it falls with that time by arithmetic. */
  elapsed?: true;
  /** Measures of one family move as one, or are a whole and its parts. */
  family: string;
}

export interface Timeline {
  column: Column;
  /** What happens then: `opened`. */
  noun: string;
  values: Float64Array;
  grain: Grain;
  /** Starts of the complete periods, ascending, epoch milliseconds; the last entry is the end of the last one. */
  edges: number[];
  /** Index of the complete period of each row, −1 outside. */
  period: Int32Array;
  /** True when there is about one row a period or a moment for each group: a series of readings, not events. */
  regular: boolean;
  /** The grain in which the times themselves are given: years are never looked at by week. */
  finest: Grain;
  /** Times are whole days. */
  dated: boolean;
  /** The last period was left out because the data end within it. */
  partialLast: { start: number; end: number; dataEnd: number } | null;
}

/** A column whose values rows belong to: customers, machines, pupils. */
export interface Entity {
  column: Column;
  /** One of them: `customer`. */
  noun: string;
  /** Running number of each row's value; −1 missing. */
  codes: Int32Array;
}

/** A column that some rows leave blank: 1 where they do. */
export interface Blanks {
  column: Column;
  noun: string;
  missing: Uint8Array;
}

export interface TextColumn {
  column: Column;
  noun: string;
  values: (string | null)[];
}

/** Things that are read again and again: patients at their visits, countries year by year. */
export interface Panel {
  /** Running number of each row's thing; −1 missing. */
  things: Int32Array;
  /** When each row was read: its step, or epoch milliseconds where the table has a timeline. */
  at: Float64Array;
  /** Of counted steps: when that was, where a column says so. */
  dates?: { column: string; values: Float64Array };
}

/** Cases of which the youngest are not over yet: what became of them, and what they came to so far, hangs on how old they are. */
export interface Unfinished {
  /** What says that a row is open: labels of a column, or that its end is not known. */
  by: { column: string; labels: readonly string[] } | { end: string };
  /** 1 where a row is open. */
  open: Uint8Array;
  /** Columns that say how far a row has come: its state, its end, what was paid so far. */
  columns: ReadonlySet<string>;
  /** What only open rows have, where it can be added up: what is reserved, owed or not yet delivered. */
  owed: string | null;
}

/** Of rows that wait: 1 where a row is among those that it is asked of, and where it waits. */
export interface Waiting {
  wait: Wait;
  among: Uint8Array;
  waits: Uint8Array;
  /** Since when each row waits, in milliseconds; empty where nobody knows. */
  since: Float64Array;
  /** Who holds them, by columns of names that many rows have. */
  holders: readonly Holders[];
}

/** Of a column of names the members of whom any row waits, those with the most first. */
export interface Holders {
  column: Column;
  /** Different members, and those of whom any row waits. */
  all: number;
  any: number;
  /** Rows of all members, and those of them that wait. */
  among: number;
  waits: number;
  /** What those that wait come to; 0 where they come to nothing. */
  money: number;
  members: { label: string; among: number; waits: number; money: number }[];
}

/** Members of a list who have left, by a column that says how things stand with each. */
export interface Gone {
  dimension: Dimension;
  /** Labels of those who left. */
  labels: string[];
  /** What is said of them: the labels, or what is answered. */
  said: string[];
  /** Whether a row of the frame is still there. */
  isThere(row: number): boolean;
  /** The same as a condition in SQL. */
  there: string;
}

/** The table as the miner sees it: typed arrays of all its rows, or of a uniform sample when it is large. */
export interface Frame {
  table: Table;
  /** Rows in the arrays. */
  n: number;
  sampled: boolean;
  /** What a row is called: `tickets`, `records`. */
  rows: string;
  dimensions: Dimension[];
  measures: Measure[];
  timeline: Timeline | null;
  /** Rows are cases of which the youngest are not over. */
  unfinished?: Unfinished;
  /** Rows that wait for what ought to be known by now. */
  waiting: readonly Waiting[];
  /** Members who left; null where rows are no members, or nothing says who did. */
  gone: Gone | null;
  /** Columns of what adds up while rows are there, where these begin and may end, and of what is only known of those that ended. */
  piles: ReadonlySet<string>;
  /** Of rows that begin and may end: by how much each has come to its end more than its age lets expect. */
  beyondAge?: Float64Array;
  /** Null where a row is no reading of a thing that has others. */
  panel: Panel | null;
  texts: TextColumn[];
  /** Columns that some rows leave blank, whatever they hold. */
  blanks: Blanks[];
  /** Cells that may lie beyond what they are held against. */
  beyond: Beyond[];
  /** None when the frame is a sample. */
  entities: Entity[];
  /** What rows belong to, so that relations are tested there. */
  units: Unit[];
  /** What nearly all rows keep and some break. */
  rules: Rule[];
  /** Columns left out because another says the same: `[kept, left out]`. */
  redundant: [string, string][];
  aliases: Aliases;
  /** `column=label` of a group → the wider group of another column that holds all of it: subject → category. */
  parents: ReadonlyMap<string, string>;
  /** The table is a list of tickets, incidents, requests or the like. */
  ticketLike: boolean;
  /** What a wide table has beyond what is looked at closely: by name, with the pairs of columns that were only compared roughly, on so many rows. */
  left: { dimensions: string[]; measures: string[]; texts: string[]; pairs: number; rows: number };
}
