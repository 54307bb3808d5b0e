import { useState } from 'react';
import { Button } from '../../../ui/buttons/button';
import type { OpenPoint } from '../chart-props';
import type { ChartTable } from './chart-table';
import { t } from '../messages';
import styles from '../chart.module.css';

const FIRST_ROWS = 100;
/** Characters that a column's head has room for; a longer one may be cut, and is whole in its tip. */
const LONG_LABEL = 30;

interface DataTableProps {
  table: ChartTable;
  caption: string;
  /** Opens the rows behind the point that a line of the table shows. */
  onOpen?: OpenPoint | undefined;
}

/** A chart's points for reading. Long ones grow when asked, so that thousands of points do not fill the page at once. */
export function DataTable({ table, caption, onOpen }: DataTableProps) {
  const [limit, setLimit] = useState(FIRST_ROWS);
  const hidden = table.rows.length - limit;
  return (
    <>
      {/* Focusable, because a table wider than its place is scrolled with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.tableFrame} role="group" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th
                  key={column.label}
                  scope="col"
                  className={column.numeric ? styles.numeric : undefined}
                  title={column.label.length > LONG_LABEL ? column.label : undefined}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, limit).map((row, index) => {
              const point = table.points?.[index];
              // Rows have no identity but their place.
              return (
                <tr key={index}>
                  {row.map((cell, at) => (
                    <td key={table.columns[at]?.label} className={table.columns[at]?.numeric ? styles.numeric : undefined}>
                      {at === 0 && point && onOpen ? (
                        <button
                          type="button"
                          className={styles.door}
                          aria-label={t('table.rows', { label: cell })}
                          onClick={() => onOpen(point.series, point.point)}
                        >
                          {cell}
                        </button>
                      ) : (
                        cell
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {hidden > 0 && (
        <Button size="sm" onClick={() => setLimit(limit + FIRST_ROWS * 10)}>
          {t('more-rows', { n: Math.min(hidden, FIRST_ROWS * 10) })}
        </Button>
      )}
    </>
  );
}
