import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CsvInput } from '../model';
import type { ColumnPlan } from './column-plan';
import { indexLines, LineIndex } from './line-index';
import type { LoadedColumn, LoadedTable } from './loaded-table';
import { fileHabits, planColumn, textPlan, type FileHabits } from './plan-column';
import { quoteName, quoteText } from './quote-sql';
import { copyPlain, plainFile, type PlainFile } from './plain-file';
import { runQuery } from './run-query';
import { openSource, type TableSource } from './table-source';
import { readUnread, resolveUnread, UNREAD_COLUMN, unreadSql, type UnreadText } from './unread-cells';

export interface LoadOptions {
  signal?: AbortSignal | undefined;
  /** A table of more columns is refused. Default 2,000. */
  maxColumns?: number | undefined;
}

const MAX_ATTEMPTS = 4;

/**
 * Reads a CSV file into the DuckDB table `relation`, deciding by itself how the file is written and what its columns hold.
 * @throws InputError with one sentence for the user when the file holds no usable table.
 */
export async function loadCsv(
  connection: DuckDBConnection,
  input: CsvInput,
  relation: string,
  options: LoadOptions = {},
): Promise<LoadedTable> {
  const workFolder = await workFolderOf(connection);
  try {
    const source = await openSource(input, { ...options, workFolder });
    const file = await plainFile(source, workFolder);
    try {
      return await loadPlain(connection, input, relation, source, file, options.signal);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!source.direct || !isReaderError(error)) throw error;
      return await loadPlain(connection, input, relation, source, await copyPlain(source, workFolder), options.signal);
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** The engine's reader sees the file otherwise than we do: then it gets a plain copy of the table. */
function isReaderError(error: unknown): boolean {
  return error instanceof RowsLost || (error instanceof Error && /CSV/.test(error.message));
}

class RowsLost extends Error {}

async function loadPlain(
  connection: DuckDBConnection,
  input: CsvInput,
  relation: string,
  source: TableSource,
  file: PlainFile,
  signal?: AbortSignal,
): Promise<LoadedTable> {
  const columns = source.layout.names.map((_, column) => file.sample.map((row) => row[column] ?? ''));
  const habits = fileHabits(columns);
  let plans = source.layout.names.map((name, column) => planColumn(name, columns[column] ?? [], habits));
  for (let attempt = 1; ; attempt++) {
    await createTable(connection, relation, source, file, plans, signal);
    const unread = await readUnread(connection, relation, signal);
    const better = attempt < MAX_ATTEMPTS ? replan(source, columns, plans, unread, habits, attempt === MAX_ATTEMPTS - 1) : null;
    if (!better) return await finish(connection, input, relation, source, plans, unread, file.lines);
    plans = better;
  }
}

async function workFolderOf(connection: DuckDBConnection): Promise<string> {
  const reader = await connection.runAndReadAll(
    "SELECT current_setting('temp_directory') AS folder, current_setting('enable_external_access') AS open",
  );
  const [folder, open] = reader.getRowsJS()[0] ?? [];
  const parent = typeof folder === 'string' && folder.startsWith('/') && open === false ? folder : tmpdir();
  return mkdtemp(join(parent, 'read-'));
}

async function createTable(
  connection: DuckDBConnection,
  relation: string,
  source: TableSource,
  file: PlainFile,
  plans: ColumnPlan[],
  signal?: AbortSignal,
): Promise<void> {
  const raw = Array.from({ length: file.width }, (_, i) => `c${i}`);
  const typed = plans.map((plan, i) => `${plan.sql(raw[i] ?? '')} AS v${i}`);
  const named = source.layout.names.map((name, i) => `v${i} AS ${quoteName(name)}`);
  const from = `read_csv(${quoteText(file.path)}, auto_detect = false, header = false, skip = ${file.skip}, delim = ${quoteText(file.delimiter)},
    quote = ${quoteText(file.quote)}, escape = ${quoteText(file.quote)}, new_line = '${file.lineEnd}', max_line_size = ${Math.max(2_097_152, file.longest + 16)},
    columns = {${raw.map((column) => `${column}: 'VARCHAR'`).join(', ')}})`;
  await runQuery(connection, `DROP TABLE IF EXISTS ${relation}`, signal);
  const sql = `CREATE TABLE ${relation} AS SELECT ${named.join(', ')}, ${unreadSql(raw, plans.length)} AS ${UNREAD_COLUMN} FROM (SELECT ${raw.join(', ')}, ${typed.join(', ')} FROM ${from})`;
  await runQuery(connection, sql, signal);
}

/** Plans that fit what the sample did not show, or null when the present ones may stand. */
function replan(
  source: TableSource,
  columns: string[][],
  plans: ColumnPlan[],
  unread: UnreadText[],
  habits: FileHabits,
  last: boolean,
): ColumnPlan[] | null {
  let changed = false;
  const next = plans.map((plan, column) => {
    const texts = unread.filter((text) => text.column === column && !text.placeholder);
    const count = texts.reduce((sum, text) => sum + text.count, 0);
    if (plan.type === 'text' || !count) return plan;
    const sample = columns[column] ?? [];
    const more = texts.flatMap((text) => Array<string>(Math.min(text.count, 50)).fill(text.text));
    columns[column] = [...sample, ...more];
    const replanned = last ? textPlan([], habits) : planColumn(source.layout.names[column] ?? '', columns[column] ?? [], habits);
    const same = replanned.type === plan.type && replanned.sql('x') === plan.sql('x');
    const tooMany = count > (0.1 * texts.reduce((sum, text) => sum + text.columnRows, 0)) / Math.max(1, texts.length);
    if (same && !tooMany) return plan;
    changed = true;
    return same ? textPlan([], habits) : replanned;
  });
  return changed ? next : null;
}

async function finish(
  connection: DuckDBConnection,
  input: CsvInput,
  relation: string,
  source: TableSource,
  plans: ColumnPlan[],
  unread: UnreadText[],
  lines: LineIndex | null,
): Promise<LoadedTable> {
  const reader = await connection.runAndReadAll(`SELECT count(*)::DOUBLE FROM ${relation}`);
  const rows = Number(reader.getRowsJS()[0]?.[0] ?? 0);
  if (rows !== source.notes.counted) {
    throw new RowsLost(`${rows} rows were loaded of ${source.notes.counted} counted.`);
  }
  await connection.run(`ALTER TABLE ${relation} DROP COLUMN ${UNREAD_COLUMN}`);
  const index = lines ?? (unread.some((text) => !text.placeholder) ? await indexLines(source) : LineIndex.running(1));
  const found = await resolveUnread(connection, relation, source, unread, (row) => index.lineOf(row));
  const columns: LoadedColumn[] = source.layout.names.map((name, i) => ({
    name,
    type: plans[i]?.type ?? 'text',
    unit: plans[i]?.unit ?? null,
    formats: plans[i]?.formats ?? ['text'],
    ambiguousDates: plans[i]?.ambiguousDates ?? false,
    unnamed: source.layout.unnamed[i] ?? false,
    ...(found.columns[i] ?? { placeholders: [], unread: { count: 0, examples: [], lines: [] } }),
  }));
  return { name: input.name, relation, rows, columns, notes: source.notes, cells: found.cells };
}
