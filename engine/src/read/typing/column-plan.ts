import type { ColumnType } from '../../contracts/table/column';
import type { CellFormat } from './cell-format';

/** Currencies that differ from cell to cell; a point or comma that could be the decimal mark or group thousands. */
export type ColumnDoubt = 'mixed-currencies' | 'decimal-or-thousands';

/** Time zones that stand behind points in time. */
export interface Zones {
  /** As they are written, at most a few. */
  names: string[];
  /** The points were brought to UTC; else they are as written, since an abbreviation may mean several zones. */
  toUtc: boolean;
}

/** How a column's text becomes values of its type. */
export interface ColumnPlan {
  type: ColumnType;
  formats: CellFormat[];
  unit: string | null;
  ambiguousDates: boolean;
  /** What people should know of how the column was read. */
  doubts?: ColumnDoubt[];
  zones?: Zones;
  /** Its cells are names of periods, which stand for the day on which these begin. */
  named?: true;
  /** Numbers, and marks with a note, that stand for "no value" in this column. */
  placeholders?: string[];
  /** Scalar SQL over the text expression `text`; NULL where the text is not of the type. */
  sql(text: string): string;
}
