import type { Claim } from '../../contracts/reports/claim';
import { visibleText } from '../../contracts/foreign-text';
import { unitText } from '../../format/value';
import { t } from '../messages';

type Rows = NonNullable<Claim['rows']>;

/**
 * What columns are called: by their header, or by what they are where they were made for the number.
 * @param known columns of the claim's table
 * @param unit of the number
 */
export const columnTitles = (
  columns: readonly string[],
  rows: Rows,
  known: ReadonlySet<string>,
  unit: string | null,
): ReadonlyMap<string, string> => new Map(columns.map((column) => [column, titleOf(column, rows, !known.has(column), unit)]));

function titleOf(column: string, { value, by, mark }: Rows, isMade: boolean, unit: string | null): string {
  if (!isMade) return visibleText(column);
  if (column === mark) return t('number.column.counts');
  if (column === by) return t('number.column.by');
  if (column !== value) return visibleText(column);
  // The parts of a quotient have units of their own.
  return unit === null || unit === '%' || by !== undefined
    ? t('number.column.value')
    : t('number.column.value-in', { unit: unitText(unit) });
}
