import type { Span } from './spans';

/** Rows that begin and may end: members, tenancies, staff, machines in use. Of those without an end it is known that they went on until the table was written. */
export interface Stay {
  start: string;
  end: string;
  /** That the row came to the end that is asked for, in SQL. */
  gone: string;
  /** The column that says so; null where only the day does. */
  of: string | null;
  /** What is said of a row that has come to it: `cancelled`; null where no word is known. */
  so: string | null;
  /** Whether somebody wishes for it. */
  good: 'high' | 'low' | null;
  /** The last moment that is seen of all rows, in seconds since 1970. */
  cut: number;
  /** How long after its start a row is asked whether it has come to its end. */
  within: Span;
}
