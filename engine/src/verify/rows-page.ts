import type { Claim, HowFromRows } from '../contracts/report/claim';
import type { Cell } from '../duckdb/cell';
import { POINT_COLUMN } from '../contracts/report/claim-rows';
import { quoteName, quoteText } from '../duckdb/quote-sql';
import { number } from '../insights/sql';

/** Rows whose cell in a column holds a text, whatever its case, or is at least or at most what is said. */
export interface RowsFilter {
  column: string;
  is: 'contains' | 'at-least' | 'at-most';
  /** Dates and texts as text. */
  value: string | number;
}

/** Which of the rows behind a number are wanted. */
export interface RowsPage {
  offset: number;
  limit: number;
  /** Column by which they are put in order; empty cells last. Without it what matters most comes first. */
  order?: { column: string; descending: boolean } | undefined;
  filter?: RowsFilter | undefined;
}

/** Rows behind a number, and the number from all of them. */
export interface RowsRead {
  columns: string[];
  rows: Cell[][];
  /** All rows behind the number that the filter lets through, beyond this page as well. */
  total: number;
  /** What all rows behind it give now, whatever the filter; null where they give no number. */
  value: number | null;
  /** How it comes of them. */
  how: HowFromRows;
}

/** The place of a row in the order that the claim says: rows that are alike in another order keep it, so that pages neither repeat nor lose any. */
const PLACE = 'place behind the number';

function condition({ column, is, value }: RowsFilter): string {
  const cell = quoteName(column);
  if (is === 'contains') return `strpos(lower(CAST(${cell} AS VARCHAR)), lower(${quoteText(String(value))})) > 0`;
  return `${cell} ${is === 'at-least' ? '>=' : '<='} ${typeof value === 'number' ? number(value) : quoteText(value)}`;
}

/** The queries of a page: its rows, how many there are in all, and the number from them. Both DuckDB and PostgreSQL understand them. */
export function rowQueries({ rows, sql }: Pick<Claim, 'rows' | 'sql'>, { offset, limit, order, filter }: RowsPage) {
  if (!rows) return null;
  const conditions = [...(rows.only === undefined ? [] : [rows.only]), ...(filter ? [condition(filter)] : [])];
  const chosen = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const cut = ` LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`;
  const by = order ? `${quoteName(order.column)} ${order.descending ? 'DESC' : 'ASC'} NULLS LAST, ` : '';
  const placed = `SELECT behind.*, row_number() OVER () AS ${quoteName(PLACE)} FROM (${rows.sql}) AS behind`;
  return {
    page:
      chosen !== '' || order
        ? `SELECT * FROM (${placed}) AS placed${chosen} ORDER BY ${by}${quoteName(PLACE)}${cut}`
        : rows.sql + cut,
    total: `SELECT count(*) AS n FROM (${rows.sql}) AS behind${chosen}`,
    value: rows.again ?? sql,
  };
}

/** A page without what it was put in order by, and without what tells the points of a chart apart. */
export function withoutPlace<Row>({ columns, rows }: { columns: string[]; rows: Row[][] }): { columns: string[]; rows: Row[][] } {
  const unseen = new Set([PLACE, POINT_COLUMN].map((column) => columns.indexOf(column)).filter((at) => at !== -1));
  if (unseen.size === 0) return { columns, rows };
  const without = <Item>(items: readonly Item[]) => items.filter((_, i) => !unseen.has(i));
  return { columns: without(columns), rows: rows.map(without) };
}
