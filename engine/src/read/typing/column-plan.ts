import type { ColumnType } from '../../contracts/column';
import type { CellFormat } from './cell-format';

/** Currencies that differ from cell to cell; a point or comma that could be the decimal mark or group thousands. */
export type ColumnDoubt = 'mixed-currencies' | 'decimal-or-thousands';

/** How a column's text becomes values of its type. */
export interface ColumnPlan {
  type: ColumnType;
  formats: CellFormat[];
  unit: string | null;
  ambiguousDates: boolean;
  /** What people should know of how the column was read. */
  doubts?: ColumnDoubt[];
  /** Numbers that stand for "no value" in this column. */
  placeholders?: string[];
  /** Scalar SQL over the text expression `text`; NULL where the text is not of the type. */
  sql(text: string): string;
}
