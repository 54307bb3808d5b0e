import type { Claim } from '../../contracts/reports/claim';
import { visibleText } from '../../contracts/foreign-text';
import { t } from '../messages';

type Rows = NonNullable<Claim['rows']>;

/**
 * What columns are called: by their header, or by what they are where they were made for the number.
 * @param known columns of the claim's table
 */
export const columnTitles = (columns: readonly string[], rows: Rows, known: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map(columns.map((column) => [column, titleOf(column, rows, !known.has(column))]));

function titleOf(column: string, { value, by, mark }: Rows, isMade: boolean): string {
  if (!isMade) return visibleText(column);
  if (column === mark) return t('number.column.counts');
  if (column === by) return t('number.column.by');
  return column === value ? t('number.column.value') : visibleText(column);
}
