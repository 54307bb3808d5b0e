import type { ColumnRole } from '../../contracts/table/column';
import type { Column } from '../../model';

/** What a column is for, and what its values are measured in. */
export interface RoleDecision {
  role: ColumnRole;
  unit: string | null;
  order?: string[];
  personal?: Column['personal'];
  /** People are named, but often enough that the column divides the table into groups. */
  namesPeople?: boolean;
}
