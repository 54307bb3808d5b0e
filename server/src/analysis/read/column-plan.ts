import type { ColumnType } from '@hub/shared/contracts/report';
import type { CellFormat } from './cell-format';

/** How a column's text becomes values of its type. */
export interface ColumnPlan {
  type: ColumnType;
  formats: CellFormat[];
  unit: string | null;
  ambiguousDates: boolean;
  /** Scalar SQL over the text expression `text`; NULL where the text is not of the type. */
  sql(text: string): string;
}
