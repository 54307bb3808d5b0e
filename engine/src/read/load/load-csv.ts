import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CsvInput } from '../../model';
import type { ColumnPlan } from '../typing/column-plan';
import { createTable, planColumns, type PlannedColumns } from './create-table';
import { EarlyLoad, type Loaded } from './early-load';
import { indexLines, LineIndex } from './line-index';
import type { LoadedColumn, LoadedTable, MergedSpellings } from './loaded-table';
import { planColumn, textPlan } from '../typing/plan-column';
import { copyPlain, plainFile, type PlainFile } from './plain-file';
import { periodsOf } from './periods-of';
import { mergeSpellings } from './merge-spellings';
import { takeSumsAmid } from './sums/amid';
import { takeCarried } from './sums/carried';
import { takeSumsBelow, type SumBelow } from './sums/below';
import { openSource, type TableSource } from './table-source';
import { readUnread, resolveUnread, type UnreadText } from './unread-cells';
import { UNREAD_COLUMN } from '../typing/unread-column';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { LIMITS } from './limits';

export interface LoadOptions {
  signal?: AbortSignal | undefined;
  /** A table of more columns is refused. Default 2,000. */
  maxColumns?: number | undefined;
}

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
  const early = new EarlyLoad(connection, relation, options.maxColumns, options.signal);
  try {
    const source = await openSource(input, { ...options, workFolder, onPromising: early.begin });
    const loaded = source.direct ? await early.result() : null;
    await early.giveUp();
    options.signal?.throwIfAborted();
    const file = await plainFile(source, workFolder, loaded?.file);
    try {
      return await loadPlain(connection, input, relation, source, file, loaded, options.signal);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!source.direct || !isReaderError(error)) throw error;
      return await loadPlain(connection, input, relation, source, await copyPlain(source, workFolder), null, options.signal);
    }
  } finally {
    await early.giveUp();
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
  loaded: Loaded | null,
  signal?: AbortSignal,
): Promise<LoadedTable> {
  const planned = loaded?.planned ?? planColumns(source.layout, file);
  for (let attempt = 1; ; attempt++) {
    const rows = attempt === 1 && loaded ? loaded.rows : await createTable(connection, relation, file, planned, signal);
    const below = await takeSumsBelow(connection, relation, planned, rows, signal);
    // A balance that is carried on stands in no sum of the rows above.
    const carried = await takeCarried(connection, relation, planned, signal);
    const sums = [
      ...below,
      ...carried,
      ...(await takeSumsAmid(connection, relation, planned, rows - below.length - carried.length, signal)),
    ];
    const unread = (await readUnread(connection, relation, source.layout.names, signal)).map((text) =>
      planned.plans[text.column]?.placeholders?.includes(text.text) ? { ...text, placeholder: true } : text,
    );
    const late = attempt === 1 && (await sampleLate(connection, relation, planned, signal));
    const next = late ? { ...planned, plans: late } : planned;
    const better =
      (attempt < LIMITS.mostAttempts ? replan(next, unread, attempt === LIMITS.mostAttempts - 1) : null) ?? (late || null);
    if (better) {
      planned.plans = better;
      continue;
    }
    const spelt = await mergeSpellings(connection, relation, planned, signal);
    return await finish(connection, input, relation, source, planned, { rows, sums, spelt }, unread, file.lines);
  }
}

/** A new folder where the connection may read and write; it goes with the engine's own. */
export async function workFolderOf(connection: DuckDBConnection): Promise<string> {
  const reader = await connection.runAndReadAll(
    "SELECT current_setting('temp_directory') AS folder, current_setting('enable_external_access') AS open",
  );
  const [folder, open] = reader.getRowsJS()[0] ?? [];
  const parent = typeof folder === 'string' && folder.startsWith('/') && open === false ? folder : tmpdir();
  return mkdtemp(join(parent, 'read-'));
}

/**
 * What columns are whose sampled cells were next to all blank, by cells from anywhere in the table: what is filled in only from some row on is no text by
 * that. Null when all stay what they are.
 */
async function sampleLate(
  connection: DuckDBConnection,
  relation: string,
  { names, samples, habits, plans }: PlannedColumns,
  signal: AbortSignal | undefined,
): Promise<ColumnPlan[] | null> {
  const next = [...plans];
  for (const [column, plan] of plans.entries()) {
    const seen = samples[column]?.filter((cell) => cell.trim() !== '').length ?? 0;
    if (plan.type !== 'text' || seen >= LIMITS.fewestSeen) continue;
    const name = quoteName(names[column] ?? '');
    const sql = `SELECT ${name} FROM (SELECT ${name} FROM ${relation} WHERE trim(${name}) <> '') USING SAMPLE reservoir(${LIMITS.lateCells} ROWS) REPEATABLE (1)`;
    const cells = (await runQuery(connection, sql, signal))
      .getRowsJS()
      .flatMap(([cell]) => (typeof cell === 'string' ? [cell] : []));
    if (cells.length <= seen) continue;
    samples[column] = cells;
    const planned = planColumn(names[column] ?? '', cells, habits);
    if (planned.type !== 'text') next[column] = planned;
  }
  return next.some((plan, column) => plan !== plans[column]) ? next : null;
}

/** Plans that fit what the sample did not show, or null when the present ones may stand. */
function replan({ names, samples, habits, plans }: PlannedColumns, unread: UnreadText[], last: boolean): ColumnPlan[] | null {
  const next = plans.map((plan, column) => {
    const texts = unread.filter((text) => text.column === column && !text.placeholder);
    const count = texts.reduce((sum, text) => sum + text.count, 0);
    if (plan.type === 'text' || !count) return plan;
    const sample = samples[column] ?? [];
    const more = texts.flatMap((text) => Array<string>(Math.min(text.count, 50)).fill(text.text));
    samples[column] = [...sample, ...more];
    const replanned = last ? textPlan([], habits) : planColumn(names[column] ?? '', samples[column] ?? [], habits);
    const same = replanned.type === plan.type && replanned.sql('x') === plan.sql('x');
    const tooMany =
      count > (LIMITS.mostUnread * texts.reduce((sum, text) => sum + text.columnRows, 0)) / Math.max(1, texts.length);
    if (same && !tooMany && !(plan.type === 'integer' && areOfOtherForm(names[column] ?? '', texts))) return plan;
    return same ? textPlan([], habits) : replanned;
  });
  return next.some((plan, column) => plan !== plans[column]) ? next : null;
}

/** Numbers that name something, and a few that bear a letter: those name something as well. */
const areOfOtherForm = (name: string, texts: readonly UnreadText[]): boolean =>
  (NAMES_BY_NUMBER.test(name) || IN_CAMELS.test(name)) &&
  texts.every(({ text }) => /^\p{L}{1,5}[-_/ ]?\d{2,}$/u.test(text.trim()));
const NAMES_BY_NUMBER = /(?:^|[^\p{L}])(?:ids?|no|nr|number|key|code|ref|reference|account|konto)\.?(?:[^\p{L}]|$)|nummer$/iu;
const IN_CAMELS = /\p{Ll}(?:ID|Id|No|Nr)$/u;

async function finish(
  connection: DuckDBConnection,
  input: CsvInput,
  relation: string,
  source: TableSource,
  { plans, samples }: Pick<PlannedColumns, 'plans' | 'samples'>,
  { rows, sums, spelt }: { rows: number; sums: readonly SumBelow[]; spelt: readonly (MergedSpellings | null)[] },
  unread: UnreadText[],
  lines: LineIndex | null,
): Promise<LoadedTable> {
  if (rows !== source.notes.counted) {
    throw new RowsLost(`${rows} rows were loaded of ${source.notes.counted} counted.`);
  }
  await connection.run(`ALTER TABLE ${relation} DROP COLUMN ${UNREAD_COLUMN}`);
  const index =
    lines ?? (sums.length > 0 || unread.some((text) => !text.placeholder) ? await indexLines(source) : LineIndex.running(1));
  for (const { row, text, why = 'total' } of sums) {
    const line = index.lineOf(row);
    source.notes.skipped.push({ why, from: line, to: line, text });
  }
  source.notes.counted -= sums.length;
  const found = resolveUnread(source, unread, (row) => index.lineOf(row));
  const periods = await periodsOf(connection, plans, samples);
  const columns: LoadedColumn[] = source.layout.names.map((name, i) => ({
    name,
    type: plans[i]?.type ?? 'text',
    unit: plans[i]?.unit ?? null,
    formats: plans[i]?.formats ?? ['text'],
    ambiguousDates: plans[i]?.ambiguousDates ?? false,
    doubts: plans[i]?.doubts ?? [],
    ...(plans[i]?.zones ? { zones: plans[i].zones } : {}),
    unnamed: source.layout.unnamed[i] ?? false,
    ...(periods[i] ? { periods: periods[i] } : {}),
    ...(spelt[i] ? { spelt: spelt[i] } : {}),
    ...(found[i] ?? { placeholders: [], unread: { count: 0, examples: [], lines: [] } }),
  }));
  const notes = input.unpacked?.notes ?? [];
  if (notes.length > 0) source.notes.notCopied = notes.map((sentence) => ({ columns: [], sentence }));
  return { name: input.name, relation, rows: rows - sums.length, columns, notes: source.notes };
}
