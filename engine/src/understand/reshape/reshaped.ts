import type { DuckDBConnection } from '@duckdb/node-api';
import { runQuery } from '../../duckdb/run-query';
import { rowsOf } from '../../insights/rows-of';
import type { LoadedColumn, LoadedTable } from '../../read/load/loaded-table';

/** A table in the form in which it can be mined, and a sentence about what was done for that. */
export interface Reshaped {
  table: LoadedTable;
  /** SELECT that gave it of the table as it was. */
  select: string;
  /** Columns of the file that it concerns. */
  columns: string[];
  sentence: string;
  /** What the table is about now, where the form says it. */
  outcome?: { column: string; event: string; good?: 'low' };
  /** Figures that each row of the file has once, and that several rows repeat now. */
  stays?: string[];
  /** The column that dates a row now; null where its rows are counted steps, whatever dates the row of the file has. */
  timeline?: string | null;
}

/** A column that reading has made. */
export const madeColumn = (
  name: string,
  type: LoadedColumn['type'],
  more: Partial<Pick<LoadedColumn, 'unit' | 'formats' | 'order'>> = {},
): LoadedColumn => ({
  name,
  type,
  unit: null,
  formats: [],
  placeholders: [],
  unread: { count: 0, examples: [], lines: [] },
  ambiguousDates: false,
  unnamed: false,
  ...more,
});

/**
 * The name, or the first of other names that the table has no column of; with a number where it has columns of all of them. DuckDB does not tell capitals apart.
 * @param others what a person would call it where the first name is taken: by what it is made of
 */
export function freeName(name: string, taken: readonly string[], ...others: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const named = [name, ...others].find((one) => !known.has(one.toLowerCase()));
  if (named !== undefined) return named;
  let free = name;
  for (let i = 2; known.has(free.toLowerCase()); i++) free = `${name} ${i}`;
  return free;
}

/**
 * Writes a table in its other form, beside the one that was loaded.
 * @param select SELECT that gives its rows
 * @returns how many these are
 * @throws the signal's reason when the caller gives up
 */
export async function writeForm(
  connection: DuckDBConnection,
  relation: string,
  select: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  await runQuery(connection, `CREATE OR REPLACE TABLE ${relation} AS ${select}`, signal);
  const [[rows] = []] = await rowsOf(connection, `SELECT count(*)::DOUBLE FROM ${relation}`);
  return Number(rows ?? 0);
}
