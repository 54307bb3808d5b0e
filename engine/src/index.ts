import type { Claim, Verification } from './contracts/report/claim';
import type { AnalysisOutput, AnalysisRequest, CsvInput, EngineHooks } from './model';
import type { TablePreview } from './read/write/preview-table';

// The engine's only door. What takes the database along is loaded when it is first called.

/**
 * Reads tables, looks for what stands out, and writes the report: Markdown and its machine-readable twin.
 *
 * @param request - The tables, and where the loaded ones are kept so that `verify` can ask them again.
 * @param hooks - What the caller wants to hear meanwhile, and the signal by which it gives up.
 * @returns The report, what each agent did, and what was asked for and is missing.
 * @throws {@link InputError} when an input is at fault; the signal's reason when the caller gives up.
 *
 * @example
 * ```ts
 * import { analyze } from '@hub/engine';
 *
 * const { markdown, document } = await analyze({
 *   inputs: [{ kind: 'csv', path: 'samples/support-tickets.csv', name: 'support-tickets.csv' }],
 *   sourceType: 'csv',
 *   storePath: null,
 * });
 * console.log(markdown.split('\n')[0]); // # Support tickets
 * console.log(document.tables[0]?.rows); // 4140
 * ```
 */
export const analyze = async (request: AnalysisRequest, hooks: EngineHooks = {}): Promise<AnalysisOutput> =>
  (await import('./analyze')).analyze(request, hooks);

/**
 * Runs each claim's query again over the tables that `analyze` has kept, and compares the values. Nothing is written.
 *
 * @param claims - Of a report's document.
 * @param storePath - What `analyze` was given. A store that is not there is an answer: `not-available` for every claim.
 * @returns One answer a claim, in their order.
 * @throws The signal's reason when the caller gives up.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm } from 'node:fs/promises';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { analyze, verify } from '@hub/engine';
 *
 * const folder = await mkdtemp(join(tmpdir(), 'hub-'));
 * const storePath = join(folder, 'tables.duckdb');
 * const { document } = await analyze({
 *   inputs: [{ kind: 'csv', path: 'samples/support-tickets.csv', name: 'support-tickets.csv' }],
 *   sourceType: 'csv',
 *   storePath,
 * });
 * const outcomes = new Set((await verify(document.claims, storePath)).map(({ outcome }) => outcome));
 * await rm(folder, { recursive: true });
 * console.log([...outcomes].join()); // same
 * ```
 */
export const verify = async (claims: readonly Claim[], storePath: string, signal?: AbortSignal): Promise<Verification[]> =>
  (await import('./verify/verify-claims')).verifyClaims({ claims: [...claims] }, storePath, signal);

/**
 * Writes a table as the engine reads it, as CSV after RFC 4180 with one header row and every cell's own text.
 *
 * @param input - The file.
 * @param write - Takes the text piece by piece; a promise holds the next piece back.
 * @throws {@link InputError} when the file holds no table; the signal's reason when the caller gives up.
 *
 * @example
 * ```ts
 * import { readTable } from '@hub/engine';
 *
 * let text = '';
 * await readTable({ kind: 'csv', path: 'samples/support-tickets.csv', name: 'support-tickets.csv' }, (part) => {
 *   text += part;
 * });
 * console.log(text.split('\r\n').length - 2); // 4140
 * ```
 */
export const readTable = async (
  input: CsvInput,
  write: (text: string) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> => (await import('./read/write/write-table')).writeTable(input, write, signal);

/**
 * Columns and number of rows of a table, as its report will state them. Without the database: the file is only looked through.
 * @throws {InputError} where `analyze` would refuse the file
 */
export const previewTable = async (input: CsvInput, signal?: AbortSignal): Promise<TablePreview> =>
  (await import('./read/write/preview-table')).previewTable(input, signal);

export { INSIGHT_KINDS } from './contracts/report/insight-kind';
export { ENGINE_NAME, ENGINE_VERSION } from './engine-version';
export {
  InputError,
  type AnalysisInput,
  type AnalysisOutput,
  type AnalysisRequest,
  type CsvInput,
  type EngineHooks,
  type EngineStage,
  type ExtractInput,
  type StageRun,
} from './model';
export type { PreviewRequest } from './preview/preview-file';
export type { TablePreview } from './read/write/preview-table';
export { parseNumber } from './read/typing/number-format';
export { blocksOf } from './report/blocks/blocks-of';
export { isMetric, isNote } from './report/blocks/kinds-of-claims';
export { chartPicture } from './report/formats/chart-picture';
export { downloadHtml } from './report/formats/download-html';
export { downloadMarkdown, reportMarkdown } from './report/formats/download-markdown';
export { findingsCsv } from './report/formats/findings-csv';
export { readableJson } from './report/formats/readable-json';
export { methodNumbers } from './report/method';
export { periodLabel } from './report/period-label';
export { leftOutMessage, type LeftOut } from './sources/extract/left-out';
export {
  MAX_TEXT,
  type ExtractColumn,
  type ExtractType,
  type ForeignKey,
  type PostgresExtract,
  type TableExtract,
} from './sources/extract/table-extract';
export type { AskSource, SourceAnswer } from './sources/pushdown/pushdown-table';
export { amountText } from './wording/number-text';
export { figureIn } from './report/metrics/figure-in-language';
export { numberOf, type NumberAsked } from './verify/number-of';
export { rowsOfNumber, type RowsAsked } from './verify/rows-of-number';
export { rowQueries, withoutPlace, type RowsFilter, type RowsPage, type RowsRead } from './verify/rows-page';
export { csvCell } from './report/formats/csv-cell';
export { sameValue } from './verify/same-value';
export type { Cell } from './duckdb/cell';
export { inLanguage, language, type Language } from './words';
export type { WorkerMessage, WorkerRequest } from './worker-messages';
