import { rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnType } from '../../contracts/table/column';
import { InputError } from '../../model';
import { sourceRows } from '../pushdown/source-relation';
import type { CellFormat } from '../../read/typing/cell-format';
import { withinYears } from '../../read/typing/date-range';
import { decideNumerics, type DecidedType } from './decide-numerics';
import type { LoadedColumn, LoadedTable } from '../../read/load/loaded-table';
import { plain } from '../../duckdb/cell';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { MAX_TEXT, type ExtractColumn, type TableExtract } from './table-extract';
import { transcodeFile } from '../../read/encoding/transcode';
import { uniqueNames } from '../../read/load/unique-names';
import { t } from '../messages';
import { wholeText } from '../../wording/number-text';
import { LIMITS } from './limits';

interface TypedColumn {
  type: ColumnType;
  format: CellFormat;
  sql(text: string): string;
}

const finite = (cast: string) => `(CASE WHEN isfinite(${cast}) THEN ${cast} END)`;
/** DuckDB overlooks the `BC` behind a year. */
const dated = (text: string, type: string) =>
  withinYears(`(CASE WHEN NOT ends_with(${text}, ' BC') THEN TRY_CAST(${text} AS ${type}) END)`);

/** What each type becomes. Not-a-number and infinity are no values to reckon with: they count as unread, and are shown. */
const TYPES: Record<DecidedType, TypedColumn> = {
  BIGINT: { type: 'integer', format: 'integer', sql: (text) => `TRY_CAST(${text} AS BIGINT)` },
  DOUBLE: { type: 'number', format: 'decimal point', sql: (text) => finite(`TRY_CAST(${text} AS DOUBLE)`) },
  BOOLEAN: { type: 'boolean', format: 'true/false', sql: (text) => `(CASE ${text} WHEN 't' THEN true WHEN 'f' THEN false END)` },
  DATE: { type: 'date', format: 'year-month-day', sql: (text) => dated(text, 'DATE') },
  TIMESTAMP: { type: 'timestamp', format: 'year-month-day', sql: (text) => dated(text, 'TIMESTAMP') },
  TIME: { type: 'time', format: 'time', sql: (text) => `TRY_CAST(${text} AS TIME)` },
  // As in a file, a text of blanks is no value.
  VARCHAR: { type: 'text', format: 'text', sql: (text) => `(CASE WHEN trim(${text}) <> '' THEN left(${text}, ${MAX_TEXT}) END)` },
};

/** DuckDB's own limit for a line, below which it need not be told. */
const USUAL_LINE = 2_097_152;
const NOT_A_NUMBER = 'NaN';

/**
 * Loads a table copied out of a database into the DuckDB table `relation`, with the types that it had there.
 * @throws InputError when the table has no rows
 */
export async function loadExtract(
  connection: DuckDBConnection,
  extract: TableExtract,
  relation: string,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<LoadedTable> {
  const { signal } = options;
  if (!extract.rows) throw new InputError('table_empty', t('no-rows', { table: extract.name }));
  const utf8 = extract.mixedEncoding ? `${extract.path}.utf8` : null;
  try {
    const mixedEncodingLines = utf8
      ? await transcodeFile(extract.path, { label: 'utf-8', mark: 0, mixed: true }, utf8, signal)
      : [];
    const from = readerOf(extract, utf8 ?? extract.path);
    const types = await decideNumerics(connection, extract.columns, from, signal);
    const { names, repeated } = uniqueNames(extract.columns.map(({ name }) => name)); // prettier-ignore
    const values = types.map((type, i) => TYPES[type].sql(`c${i}`));
    await runQuery(connection, `DROP TABLE IF EXISTS ${relation}`, signal);
    await runQuery(
      connection,
      `CREATE TABLE ${relation} AS SELECT ${values.map((value, i) => `${value} AS ${quoteName(names[i] ?? '')}`).join(', ')} FROM ${from}`,
      signal,
    );
    const counted = await runQuery(connection, `SELECT count(*)::DOUBLE FROM ${relation}`, signal);
    const rows = Number(counted.getRowsJS()[0]?.[0]);
    if (rows !== extract.rows) throw new Error(`${rows} rows were loaded of ${extract.rows} copied.`);
    const lost = await lostCells(connection, types, from, signal);
    const columns = extract.columns.map((column, i) =>
      loadedColumn(column, names[i] ?? column.name, types[i] ?? 'VARCHAR', lost[i]),
    );
    return {
      name: extract.name,
      relation,
      rows,
      columns,
      ...(extract.expressions ? { source: sourceRows(extract, columns) } : {}),
      sampled: extract.truncated?.why === 'sample',
      notes: {
        encoding: 'utf-8',
        mixedEncodingLines,
        delimiter: ',',
        quote: '"',
        escape: 'doubled',
        lineEnd: 'LF',
        header: 'one-row',
        headerLine: null,
        repeatedNames: repeated,
        skipped: [],
        repairedCounts: {},
        repaired: [],
        counted: extract.rows,
        notCopied: [...truncationNote(extract, rows), ...cutNotes(names, lost)],
      },
    };
  } finally {
    if (utf8) await rm(utf8, { force: true });
  }
}

function readerOf({ columns, longestRow, multiline, mixedEncoding }: TableExtract, path: string): string {
  // A byte of Windows-1252 becomes at most three of UTF-8.
  const line = Math.max(USUAL_LINE, longestRow * (mixedEncoding ? 3 : 1) + 16);
  // Where threads each take a part of the file, a line end within quotation marks may be taken for a row's.
  const parallel = !multiline;
  return `read_csv(${quoteText(path)}, auto_detect = false, header = false, delim = ',', quote = '"', escape = '"', nullstr = '\\N', allow_quoted_nulls = false, new_line = '\\n',
    max_line_size = ${line}, parallel = ${String(parallel)}, columns = {${columns.map((_, i) => `c${i}: 'VARCHAR'`).join(', ')}})`;
}

/** Cells that became no value though they are not NULL, the most frequent first; of texts, how many were cut. */
interface Lost {
  texts: [string, number][];
  cut: number;
}

async function lostCells(
  connection: DuckDBConnection,
  types: DecidedType[],
  from: string,
  signal?: AbortSignal,
): Promise<Lost[]> {
  const isLost = types.map((type, i) =>
    type === 'VARCHAR' ? `length(c${i}) > ${MAX_TEXT}` : `c${i} IS NOT NULL AND ${TYPES[type].sql(`c${i}`)} IS NULL`,
  );
  const reader = await runQuery(
    connection,
    `SELECT ${isLost.map((test) => `(count(*) FILTER (${test}))::DOUBLE`).join(', ')} FROM ${from}`,
    signal,
  );
  const counts = (reader.getRowsJS()[0] ?? []).map(Number);
  const lost: Lost[] = [];
  for (const [i, type] of types.entries()) {
    const count = counts[i] ?? 0;
    const isText = type === 'VARCHAR';
    lost.push({
      cut: isText ? count : 0,
      texts: count && !isText ? await lostTexts(connection, `c${i}`, isLost[i] ?? '', from, signal) : [],
    });
  }
  return lost;
}

async function lostTexts(
  connection: DuckDBConnection,
  column: string,
  test: string,
  from: string,
  signal?: AbortSignal,
): Promise<[string, number][]> {
  const reader = await runQuery(
    connection,
    `SELECT ${column}, count(*)::DOUBLE AS n FROM ${from} WHERE ${test} GROUP BY ALL ORDER BY n DESC, 1`,
    signal,
  );
  return reader.getRowsJS().map(([text, count]) => [String(plain(text)), Number(count)]);
}

function loadedColumn(column: ExtractColumn, name: string, type: DecidedType, lost?: Lost): LoadedColumn {
  const placeholders = lost?.texts.filter(([text]) => text === NOT_A_NUMBER) ?? [];
  const unread = lost?.texts.filter(([text]) => text !== NOT_A_NUMBER) ?? [];
  return {
    name,
    type: TYPES[type].type,
    unit: column.unit,
    formats: [TYPES[type].format, ...(column.unit && column.pgType === 'money' ? (['currency'] as const) : [])],
    placeholders,
    unread: {
      count: unread.reduce((sum, [, count]) => sum + count, 0),
      examples: unread.slice(0, LIMITS.mostExamples).map(([text]) => text),
      lines: [],
    },
    ambiguousDates: false,
    unnamed: false,
    ...(column.enumOrder ? { order: column.enumOrder } : {}),
    ...(column.key === 'primary'
      ? { declaredKey: 'own' as const }
      : column.key === 'foreign'
        ? { declaredKey: 'foreign' as const }
        : {}),
  };
}

function truncationNote({ truncated }: TableExtract, rows: number) {
  if (!truncated) return [];
  const { why, total } = truncated;
  const key = why === 'sample' ? 'sample' : 'first-rows';
  const copied = wholeText(rows);
  const sentence =
    total === null || total < rows
      ? t(key, { rows: copied })
      : t(`${key}.of`, { rows: copied, all: wholeText(Math.round(total)) });
  return [{ columns: [], sentence }];
}

function cutNotes(names: string[], lost: Lost[]) {
  return names.flatMap((name, i) => {
    const count = lost[i]?.cut ?? 0;
    if (!count) return [];
    return [{ columns: [name], sentence: t('cut-texts', { n: count, column: name, most: wholeText(MAX_TEXT) }) }];
  });
}
