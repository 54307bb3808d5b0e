import type { DuckDBConnection } from '@duckdb/node-api';
import type { Layout } from '../layout/decide-layout';
import type { ColumnPlan } from '../typing/column-plan';
import { firstDayOf } from '../typing/dates/plan-day-of-span';
import { createWideTable, isWide } from './create-wide-table';
import type { PlainFile } from './plain-file';
import { fileHabits, planColumn, type FileHabits } from '../typing/plan-column';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { unreadSql } from './unread-cells';
import { UNREAD_COLUMN } from '../typing/unread-column';

/** Bytes: DuckDB's own limit for a line, and what it reads at a time; it holds several of these, whatever its memory limit is. */
const USUAL_LINE = 2 << 20;
const BUFFER = 8 << 20;

/** What a file's columns are taken for, and from what. */
export interface PlannedColumns {
  names: string[];
  /** Sampled cells of each column. */
  samples: string[][];
  habits: FileHabits;
  plans: ColumnPlan[];
}

/** Decides every column's type from the file's sampled rows, and what stands above its table. */
export function planColumns({ names, skipped }: Pick<Layout, 'names' | 'skipped'>, file: PlainFile): PlannedColumns {
  const samples = names.map((_, column) => file.sample.map((row) => row[column] ?? ''));
  const above = skipped.filter(({ why }) => why === 'preamble' || why === 'other-table').map(({ text }) => text);
  const habits = { ...fileHabits(samples), firstDay: firstDayOf(above) };
  return { names, samples, habits, plans: names.map((name, column) => planColumn(name, samples[column] ?? [], habits)) };
}

/** Loads the file as planned, with a hidden column for what could not be read; answers how many rows were loaded. */
export async function createTable(
  connection: DuckDBConnection,
  relation: string,
  file: PlainFile,
  planned: Pick<PlannedColumns, 'names' | 'plans'>,
  signal?: AbortSignal,
): Promise<number> {
  try {
    return await loadInto(connection, relation, file, planned, true, signal);
  } catch (error) {
    // Threads that begin amid a file may take the line breaks of quoted cells for those of rows; in a row they do not.
    if (!file.copied || !/CSV/.test(String(error))) throw error;
    return await loadInto(connection, relation, file, planned, false, signal);
  }
}

async function loadInto(
  connection: DuckDBConnection,
  relation: string,
  file: PlainFile,
  { names, plans }: Pick<PlannedColumns, 'names' | 'plans'>,
  parallel: boolean,
  signal?: AbortSignal,
): Promise<number> {
  const raw = Array.from({ length: file.width }, (_, i) => `c${i}`);
  const line = Math.max(USUAL_LINE, file.longest + 16);
  const from = `read_csv(${quoteText(file.path)}, auto_detect = false, header = false, skip = ${file.skip}, delim = ${quoteText(file.delimiter)},
    quote = ${quoteText(file.quote)}, escape = ${quoteText(file.quote)}, new_line = '${file.lineEnd}', max_line_size = ${line}, buffer_size = ${Math.max(BUFFER, 2 * line)}, parallel = ${String(parallel)},
    columns = {${raw.map((column) => `${column}: 'VARCHAR'`).join(', ')}})`;
  await runQuery(connection, `DROP TABLE IF EXISTS ${relation}`, signal);
  if (isWide(raw.length)) return createWideTable(connection, relation, from, { names, plans }, raw, signal);
  const typed = plans.map((plan, i) => `${plan.sql(raw[i] ?? '')} AS v${i}`);
  const named = names.map((name, i) => `v${i} AS ${quoteName(name)}`);
  const sql = `CREATE TABLE ${relation} AS SELECT ${named.join(', ')}, ${unreadSql(raw, plans.length)} AS ${UNREAD_COLUMN} FROM (SELECT ${raw.join(', ')}, ${typed.join(', ')} FROM ${from})`;
  return Number((await runQuery(connection, sql, signal)).getRowsJS()[0]?.[0]);
}
