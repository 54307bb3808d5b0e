import type { CellFormat } from '../cell-format';
import type { ColumnPlan } from '../column-plan';

/** Days since the end of 1899, as spreadsheets count them; the decimals are the time of day. */
export function serialPlan(
  cells: string[],
  plan: (format: CellFormat, type: ColumnPlan['type'], sql: ColumnPlan['sql']) => ColumnPlan,
): ColumnPlan {
  const hasTime = cells.some((cell) => !/^\d+$/.test(cell));
  return plan('days since 1900', hasTime ? 'timestamp' : 'date', (text) => {
    const days = `TRY_CAST(replace(${text}, ',', '.') AS DOUBLE)`;
    const point = `TIMESTAMP '1899-12-30' + to_microseconds(CAST(round(${days} * 86400) AS BIGINT) * 1000000)`;
    return `(CASE WHEN ${days} BETWEEN 1 AND 99999 THEN ${hasTime ? point : `CAST(${point} AS DATE)`} END)`;
  });
}
