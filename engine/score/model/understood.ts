import type { Aggregation, Role, Shape } from './label';

/** What a model says of a table. Confidences are from 0 to 1, absent where the model gives none. */
export interface Understood {
  /** In the order of the file. */
  columns: readonly UnderstoodColumn[];
  /** Columns that make up the principal time. */
  time: readonly string[] | null;
  shape: Shape | null;
  shapeConfidence?: number;
  /** Headers that are read as one scale. */
  unpivot: readonly string[] | null;
  algebra: readonly { kind: string; columns: readonly string[]; confidence?: number }[];
  outcome: { column: string; good: 'high' | 'low' | null; confidence?: number } | null;
  /** Members that are left out of sums. */
  totals: readonly { column: string; member: string }[];
  /** Columns of which the report leads with a sum or a mean; `within` names what the figure is kept apart by. */
  keyMetrics: readonly { op: 'sum' | 'mean'; column: string; within?: readonly string[] }[];
}

export interface UnderstoodColumn {
  name: string;
  role: Role;
  overMembers: Aggregation;
  overTime: Aggregation;
  /** Columns by which its figures are kept apart. */
  within: readonly string[];
  unit: string | null;
  scale: 'percent' | 'fraction' | null;
  /** Key of the entity that it belongs to: `[]` is the row, `null` is not said. */
  unitOfObservation: readonly string[] | null;
  confidence?: number;
}
