import type { Claim, Verification } from './contracts/report/claim';
import type { RowsAsked } from './verify/rows-of-number';
import type { SourceAnswer } from './sources/pushdown/pushdown-table';
import type { AnalysisOutput, AnalysisRequest, CsvInput, EngineStage, StageRun } from './model';
import type { FilePreview } from './contracts/table/file-preview';
import type { PreviewRequest } from './preview/preview-file';
import type { Language } from './words';
import type { RowsPage, RowsRead } from './verify/rows-page';
import type { TablePreview } from './read/write/preview-table';

/**
 * What the server and `worker.ts` say to each other over the child process's IPC channel (plain JSON objects).
 * One child does one analysis after the other: send `analyze`, wait for `done`, `inputError`, `cancelled` or `failed`.
 * With each comes the language in which what is told of it is said.
 */
export type WorkerRequest = Asked & { language?: Language };

type Asked =
  | { type: 'analyze'; id: string; request: AnalysisRequest }
  /** Runs the claims' queries again over stored tables; the child answers `verified`. */
  | { type: 'verify'; id: string; claims: Claim[]; storePath: string }
  /** Reads a page of the rows behind a claim's number; the child answers `rows`. */
  | { type: 'rows'; id: string; claim: RowsAsked; storePath: string; page: RowsPage }
  /** Looks a file through; the child answers `previewed`, or `inputError`. */
  | { type: 'preview'; id: string; input: CsvInput }
  /** Shows the first rows of a file as they are read; the child answers `shown`, or `inputError`. */
  | { type: 'show'; id: string; request: PreviewRequest }
  /** What the database gave for a question; null when it could not run the query. `lost`: it will answer no other either. */
  | { type: 'answer'; id: string; question: number; answer: SourceAnswer | null; lost?: boolean }
  /** Interrupts the running query; the child answers `cancelled` and can be used again. */
  | { type: 'cancel'; id: string };

export type WorkerMessage =
  /** Sent once, when the child can take a request. */
  | { type: 'ready'; engine: string }
  | { type: 'stage'; id: string; stage: EngineStage; rows: number }
  | { type: 'run'; id: string; run: StageRun }
  /** A query for the database that the inputs were copied from; the parent sends `answer`. */
  | { type: 'ask'; id: string; question: number; sql: string }
  | { type: 'done'; id: string; output: AnalysisOutput }
  | { type: 'verified'; id: string; results: Verification[] }
  /** Null where the stored tables are gone or do not fit any more. */
  | { type: 'rows'; id: string; read: RowsRead | null }
  | { type: 'previewed'; id: string; preview: TablePreview }
  | { type: 'shown'; id: string; preview: FilePreview }
  /** The input is at fault: `message` is for the user. */
  | { type: 'inputError'; id: string; code: string; message: string; line?: number }
  | { type: 'cancelled'; id: string }
  /** A defect of the engine: `message` is for the log, not for the user. */
  | { type: 'failed'; id: string; message: string; stack?: string };
