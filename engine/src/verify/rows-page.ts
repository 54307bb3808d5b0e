import type { Claim } from '../contracts/claim';
import type { Cell } from '../duckdb/cell';

/** Which of the rows behind a number are wanted. */
export interface RowsPage {
  offset: number;
  limit: number;
}

/** Rows behind a number, and the number from all of them. */
export interface RowsRead {
  columns: string[];
  rows: Cell[][];
  /** All rows behind the number, beyond this page as well. */
  total: number;
  /** What these rows give now; null where they give no number. */
  value: number | null;
}

/** The queries of a page: its rows, how many there are in all, and the number from them. */
export function rowQueries({ rows, sql }: Pick<Claim, 'rows' | 'sql'>, { offset, limit }: RowsPage) {
  if (!rows) return null;
  return {
    page: `${rows.sql} LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`,
    total: `SELECT count(*) AS n FROM (${rows.sql}) AS behind`,
    value: rows.again ?? sql,
  };
}
