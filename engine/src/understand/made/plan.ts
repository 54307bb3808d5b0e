import type { LoadedColumn } from '../../read/load/loaded-table';
import type { Wait } from '../waits/wait';
import type { Stay } from './stay';

/** A column that is made of others of the table. */
export interface Planned {
  name: string;
  type: LoadedColumn['type'];
  unit: string | null;
  /** Scalar SQL over one row. */
  sql: string;
  /** The column of which it is a part, and whose role it has. */
  like?: string;
}

/**
 * What a rate is: how many there are of those that are counted; what comes about among them, or in the time or on the way that was measured; what came in
 * for what was given.
 */
export type RateKind = 'part' | 'among' | 'exposed' | 'earned';

/** What is made for one reason: the columns, and a sentence that says so. */
export interface Made {
  planned: Planned[];
  /** Columns of the file that it is made of. */
  of: string[];
  /** Of a rate: what it is a quotient of, in its unit. */
  quotient?: { of: string; by: string; factor: number; how: RateKind };
  /** The column in the place of which the made ones are mined. */
  instead?: string;
  /** Made columns that others are only reckoned with: they are not mined. */
  reckoned?: string[];
  /** The moments between which a case lasts: the row's own and the made one. */
  pair?: { start: string; end: string };
  /** Cases that wait, by the made columns. */
  waits?: readonly Wait[];
  /** The moments by whose order it is known. */
  times?: readonly [string, string];
  /** The label of the result that came about, where the made column is what the table is about in the place of its own. */
  result?: { event: string; good?: 'high' | 'low' | null };
  /** The label of what else came about, beside the result that the table has. */
  also?: { event: string; good: 'high' | 'low' | null };
  /** Of a result that is asked for at one age of all rows. */
  stay?: Stay;
  /** It holds one of the quantities of a column of several, or stands for a column of them. */
  byMetric?: true;
  /** Of marks for figures that are off: the column of these figures. */
  flags?: string;
  /** Empty where another says it as well. */
  /** Null where another, made with it, says so. */
  sentence: string | null;
}

/** A name that no column of the table has: the first of these, else one with a number. */
export type FreeName = (name: string, ...others: string[]) => string;
