import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { Column } from '../../model';
import type { ColumnFacts } from '../../profile/column-facts';

/** What the role of a column is decided from. */
export interface ColumnEvidence {
  /** As the profile has it; the user's word is in its role. */
  column: Column;
  facts: ColumnFacts;
  /** Place in the table, from 0. */
  at: number;
  rows: number;
  relations: readonly ColumnRelation[];
  corrected: boolean;
}
