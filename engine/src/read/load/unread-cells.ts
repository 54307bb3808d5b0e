import type { DuckDBConnection } from '@duckdb/node-api';
import { isPlaceholder } from '../typing/cell-kind';
import type { LoadedColumn } from './loaded-table';
import { plain } from '../../duckdb/cell';
import { runQuery } from '../../duckdb/run-query';
import type { TableSource } from './table-source';
import { UNREAD_COLUMN } from '../typing/unread-column';
import { LIMITS } from './limits';

const SEPARATOR = '\u001f';
const MARK = '\u001e';

/** A text that stands in a column without being of its type, with how often and in which rows. */
export interface UnreadText {
  column: number;
  text: string;
  count: number;
  /** 0-based positions of the first rows. */
  rows: number[];
  placeholder: boolean;
  /** Rows of the table. */
  columnRows: number;
}

const withoutMarks = (column: string) => `translate(${column}, '${SEPARATOR}${MARK}', '  ')`;

/** SQL that joins what several such columns hold. */
export const joinUnreadSql = (parts: string[]): string => `nullif(concat_ws('${SEPARATOR}', ${parts.join(', ')}), '')`;

/**
 * SQL for the hidden column: the number and text of each cell `c` that has no value `v`, and of those beyond the `typed` columns;
 * NULL in nearly every row. `from` is the number of the first of the cells.
 */
export function unreadSql(raw: string[], typed = raw.length, from = 0): string {
  const lost = raw.map((column, i) => (i < typed ? `v${from + i} IS NULL AND ${column} IS NOT NULL` : `${column} IS NOT NULL`));
  const texts = lost.map((test, i) => `CASE WHEN ${test} THEN '${from + i}${MARK}' || ${withoutMarks(raw[i] ?? '')} END`);
  const joined = `concat_ws('${SEPARATOR}', ${texts.join(', ')})`;
  // A long chain of OR is too deep for the parser.
  return raw.length > LIMITS.wideUnread
    ? `nullif(${joined}, '')`
    : `CASE WHEN ${lost.map((test) => `(${test})`).join(' OR ')} THEN ${joined} END`;
}

/** The unread texts of a freshly loaded table, the most frequent of each column first. */
export async function readUnread(
  connection: DuckDBConnection,
  relation: string,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<UnreadText[]> {
  // A column of that name hides the number that DuckDB gives each row; counting the rows is slower.
  const isHidden = names.some((name) => name.toLowerCase() === 'rowid');
  const numbered = isHidden ? `(SELECT row_number() OVER () - 1 AS id, ${UNREAD_COLUMN} FROM ${relation})` : relation;
  const sql = `SELECT c, t, n, r, (SELECT count(*) FROM ${relation})::DOUBLE FROM (
    SELECT CAST(split_part(u, '${MARK}', 1) AS INTEGER) AS c, split_part(u, '${MARK}', 2) AS t, count(*)::DOUBLE AS n, min(id, ${LIMITS.mostExamples})::DOUBLE[] AS r
    FROM (SELECT ${isHidden ? 'id' : 'rowid'} AS id, unnest(string_split(${UNREAD_COLUMN}, '${SEPARATOR}')) AS u FROM ${numbered} WHERE ${UNREAD_COLUMN} IS NOT NULL)
    GROUP BY ALL) ORDER BY c, n DESC, t`;
  const reader = await runQuery(connection, sql, signal);
  return reader.getRowsJS().map(([column, cell, count, rows, total]) => {
    const text = String(plain(cell));
    return {
      column: Number(column),
      text,
      count: Number(count),
      rows: Array.isArray(rows) ? rows.map(Number) : [],
      placeholder: isPlaceholder(text) || text.trim() === '',
      columnRows: Number(total),
    };
  });
}

type Found = Pick<LoadedColumn, 'placeholders' | 'unread'>;

/** Sorts each column's unread texts into spellings of "no value" and cells that could not be read. */
export function resolveUnread(source: TableSource, unread: UnreadText[], lineOf: (row: number) => number): Found[] {
  const columns: Found[] = source.layout.names.map(() => ({ placeholders: [], unread: { count: 0, examples: [], lines: [] } }));
  for (const text of unread) {
    const column = columns[text.column];
    if (!column) {
      noteSurplus(source, text, lineOf);
      continue;
    }
    if (text.placeholder) {
      if (text.text.trim() !== '') column.placeholders.push([text.text, text.count]);
      continue;
    }
    column.unread.count += text.count;
    if (column.unread.examples.length < LIMITS.mostExamples) column.unread.examples.push(text.text.slice(0, 80));
    for (const row of text.rows) column.unread.lines.push(lineOf(row));
  }
  for (const { unread: cells } of columns) cells.lines = cells.lines.sort((a, b) => a - b).slice(0, LIMITS.mostExamples);
  return columns;
}

/** Text in columns that have no name and were empty as far as the sample went. */
function noteSurplus({ notes }: TableSource, { text, count, rows }: UnreadText, lineOf: (row: number) => number): void {
  notes.repairedCounts['extra-cells'] = (notes.repairedCounts['extra-cells'] ?? 0) + count;
  for (const row of rows) notes.repaired.push({ line: lineOf(row), what: 'extra-cells', extra: [text] });
}
