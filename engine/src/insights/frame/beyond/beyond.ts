import type { BesideCell, Subject } from '../../../contracts/report/claim';
import type { Column } from '../../../model';

/** What a cell of a row is held against: others of its row, an hour, or an amount that hardly any row passes. */
export type Bound = BesideCell | { how: 'hour'; hour: string } | { how: 'amount'; amount: number; unit: string | null };

/** That a cell of a row lies beyond what it is held against: later than the day that was set, longer after another one than nearly all, fewer days than it took. */
export interface Beyond {
  column: Column;
  /** As claims hold it. */
  condition: Subject['filter'][number] & { op: '<' | '>'; value: string | number };
  bound: Bound;
  /** Rows of one label only, which has a term of its own. */
  within: { column: Column; label: string } | null;
  /** Columns of which each label has its own term: that one of theirs takes longer is what they say. */
  classes: readonly string[];
  /** 1 where it does, 0 where it does not, −1 where nobody knows. */
  is: Int8Array;
  /** Condition on rows of which it is known, in SQL. */
  known: string;
  /** What it is an end of, where no cell sets how far it may go: a group of which all is higher has no end of its own. */
  values?: Float64Array;
}
