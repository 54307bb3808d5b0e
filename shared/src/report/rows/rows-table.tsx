import type { Claim, ClaimRowsResponse } from '../../contracts/claim';
import { visibleText } from '../../contracts/foreign-text';
import { formatNumber } from '../../format';
import { t } from '../messages';
import styles from './rows.module.css';

type Cell = ClaimRowsResponse['rows'][number][number];
type Rows = NonNullable<Claim['rows']>;

/** Digits behind the point that a cell is shown with. */
const DIGITS = 6;

function textOf(cell: Cell): string {
  if (typeof cell === 'number') return formatNumber(cell, DIGITS);
  if (typeof cell === 'boolean') return t(cell ? 'number.yes' : 'number.no');
  return cell === null ? t('number.empty') : visibleText(cell);
}

/** A column by its header; what was made for the number by what it is. */
function titleOf(column: string, { value, by, mark }: Rows, isMade: boolean): string {
  if (!isMade) return visibleText(column);
  if (column === mark) return t('number.column.counts');
  if (column === by) return t('number.column.by');
  return column === value ? t('number.column.value') : visibleText(column);
}

interface RowsTableProps {
  rows: Rows;
  page: ClaimRowsResponse;
  /** Columns of the claim's table. */
  known: ReadonlySet<string>;
}

/** One page of the rows behind a number: the columns that it is made of come first and are marked. */
export function RowsTable({ rows, page: { columns, rows: cells }, known }: RowsTableProps) {
  const used = new Set(rows.used);
  return (
    /* Focusable, because a table wider than its place is scrolled with the arrow keys. */
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */
    <div className={styles.frame} role="group" aria-label={t('number.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={used.has(column) ? styles.used : undefined}>
                {titleOf(column, rows, !known.has(column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            // Rows have no identity but their place.
            <tr key={index}>
              {row.map((cell, at) => (
                <td
                  key={columns[at]}
                  className={[
                    typeof cell === 'number' ? styles.numeric : '',
                    cell === null ? styles.empty : '',
                    used.has(columns[at] ?? '') ? styles.used : '',
                  ].join(' ')}
                >
                  <bdi>{textOf(cell)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
