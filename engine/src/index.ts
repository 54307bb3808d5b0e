import type { Claim, Verification } from './contracts/claim';
import type { AnalysisOutput, AnalysisRequest, CsvInput, EngineHooks } from './model';

// The engine's only door. What takes the database along is loaded when it is first called.

/**
 * Reads tables, looks for what stands out, and writes the report: Markdown and its machine-readable twin.
 * @throws {InputError} when an input is at fault; the signal's reason when the caller gives up
 */
export const analyze = async (request: AnalysisRequest, hooks: EngineHooks = {}): Promise<AnalysisOutput> =>
  (await import('./analyze')).analyze(request, hooks);

/**
 * Runs each claim's query again over the tables that `analyze` has kept at `storePath`, and compares the values. Nothing is written.
 * A store that is not there is an answer: `not-available` for every claim.
 * @throws the signal's reason when the caller gives up
 */
export const verify = async (claims: readonly Claim[], storePath: string, signal?: AbortSignal): Promise<Verification[]> =>
  (await import('./verify/verify-claims')).verifyClaims({ claims: [...claims] }, storePath, signal);

/**
 * Writes a table as the engine reads it, as CSV after RFC 4180 with one header row and every cell's own text.
 * @throws {InputError} when the file holds no table
 */
export const readTable = async (
  input: CsvInput,
  write: (text: string) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> => (await import('./read/load/write-table')).writeTable(input, write, signal);

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
export { parseNumber } from './read/typing/number-format';
export { UNTITLED_REPORT } from './report/report-title';
export { blocksOf } from './report/blocks/blocks-of';
export { isMetric } from './report/blocks/kinds-of-claims';
export { downloadMarkdown } from './report/download-markdown';
export { findingsCsv } from './report/findings-csv';
export { readableJson } from './report/readable-json';
export { leftOutMessage, type LeftOut } from './sources/extract/left-out';
export {
  MAX_TEXT,
  type ExtractColumn,
  type ExtractType,
  type ForeignKey,
  type PostgresExtract,
  type TableExtract,
} from './sources/extract/table-extract';
export type { AskSource, SourceAnswer } from './sources/pushdown/whole-table';
export { amountText } from './wording/number-text';
export { sameValue } from './verify/same-value';
export type { Cell } from './duckdb/cell';
export type { WorkerMessage, WorkerRequest } from './worker-messages';
