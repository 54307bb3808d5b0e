import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Claim, ClaimRowsResponse, RowsOrder } from '../../contracts/reports/claim';
import { visibleText } from '../../contracts/foreign-text';
import { formatNumber } from '../../format';
import { t } from '../messages';
import styles from './rows.module.css';

type Cell = ClaimRowsResponse['rows'][number][number];
type Rows = NonNullable<Claim['rows']>;

/** Digits behind the point that a cell is shown with. */
const DIGITS = 6;

/** @param isMark of the column that says which rows count; what the data hold is written as the report's sentences and charts write it */
function textOf(cell: Cell, isMark: boolean): string {
  if (typeof cell === 'number') return formatNumber(cell, DIGITS);
  if (typeof cell === 'boolean') return isMark ? t(cell ? 'number.yes' : 'number.no') : String(cell);
  return cell === null ? t('number.empty') : visibleText(cell);
}

/** Whether a cell makes the number what it is: it counts towards the share, or it is itself the highest or the lowest. */
function decides(cell: Cell, column: string | undefined, { how, value: of, mark }: Rows, told: number | null): boolean {
  if (column !== undefined && column === mark) return cell === true;
  return (how === 'highest' || how === 'lowest') && column === of && told !== null && Number(cell) === told;
}

/** First from the smallest, then from the largest, then as what matters most. */
function nextOrder(column: string, order: RowsOrder | undefined): RowsOrder | undefined {
  if (order?.column !== column) return { column, descending: false };
  return order.descending ? undefined : { column, descending: true };
}

interface RowsTableProps {
  rows: Rows;
  page: ClaimRowsResponse;
  /** The number itself. */
  value: number | null;
  titles: ReadonlyMap<string, string>;
  order: RowsOrder | undefined;
  onOrder: (order: RowsOrder | undefined) => void;
}

/** One page of the rows behind a number: the columns that it is made of come first and are marked, and so are cells that decide. A column's head puts the rows in its order. */
export function RowsTable({ rows, page: { columns, rows: cells }, value, titles, order, onOrder }: RowsTableProps) {
  const used = new Set(rows.used);
  return (
    /* Focusable, because a table wider than its place is scrolled with the arrow keys. */
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */
    <div className={styles.frame} role="group" aria-label={t('number.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={used.has(column) ? styles.used : undefined}
                aria-sort={order?.column === column ? (order.descending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" className={styles.sort} onClick={() => onOrder(nextOrder(column, order))}>
                  {titles.get(column)}
                  {order?.column === column &&
                    (order.descending ? <ArrowDown aria-hidden="true" size={14} /> : <ArrowUp aria-hidden="true" size={14} />)}
                </button>
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
                    decides(cell, columns[at], rows, value) ? styles.decides : '',
                  ].join(' ')}
                >
                  <bdi>{textOf(cell, columns[at] === rows.mark)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
