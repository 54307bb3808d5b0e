import type { Claim, Verification } from '@hub/shared/contracts/reports/claim';
import type { FilePreview } from '@hub/shared/contracts/sources/file-preview';
import type {
  AnalysisOutput,
  AnalysisRequest,
  AskSource,
  CsvInput,
  EngineStage,
  PreviewRequest,
  RowsAsked,
  RowsPage,
  RowsRead,
  StageRun,
  TablePreview,
} from '@hub/engine';

/** How a job ends that has no result. */
export type EngineFailure =
  | { kind: 'input-error'; code: string; message: string }
  | { kind: 'cancelled' }
  | { kind: 'timeout' }
  | { kind: 'memory' }
  /** A defect; `reason` is for the log. */
  | { kind: 'failed'; reason: string };

export type AnalysisOutcome = { kind: 'done'; output: AnalysisOutput } | EngineFailure;
export type VerificationOutcome = { kind: 'verified'; results: Verification[] } | EngineFailure;
export type PreviewOutcome = { kind: 'previewed'; preview: TablePreview } | EngineFailure;
export type RowsOutcome = { kind: 'rows'; read: RowsRead | null } | EngineFailure;
export type ShowOutcome = { kind: 'shown'; preview: FilePreview } | EngineFailure;
export type Outcome = AnalysisOutcome | VerificationOutcome | RowsOutcome | PreviewOutcome | ShowOutcome;

export interface Limits {
  id: string;
  /** Milliseconds. */
  timeLimit: number;
  /** Bytes that the child may hold before it is killed. */
  memoryCeiling: number;
  signal: AbortSignal;
  /** Milliseconds that it may take to stop by itself before the child is killed. */
  grace?: number;
}

export interface AnalysisJob extends Limits {
  request: AnalysisRequest;
  onStage(stage: EngineStage, rows: number): void;
  onRun(run: StageRun): void;
  /** Answers the engine's queries for the database; rejects when it is lost. */
  ask?: AskSource | undefined;
}

export interface VerificationJob extends Limits {
  claims: Claim[];
  storePath: string;
}

export interface RowsJob extends Limits {
  claim: RowsAsked;
  storePath: string;
  page: RowsPage;
}

export interface PreviewJob extends Limits {
  input: CsvInput;
}

export interface ShowJob extends Limits {
  request: PreviewRequest;
}

const OTHER_ANSWER: EngineFailure = { kind: 'failed', reason: 'The engine gave an answer to another question.' };
type Result = Exclude<Outcome, EngineFailure>;
const RESULTS: Record<Result['kind'], true> = { done: true, verified: true, rows: true, previewed: true, shown: true };
const isResult = (outcome: Outcome): outcome is Result => outcome.kind in RESULTS;
const isOf = <Kind extends Result['kind']>(outcome: Result, kind: Kind): outcome is Extract<Result, { kind: Kind }> =>
  outcome.kind === kind;

/** What was asked for, or how that ended. */
export function only<Kind extends Result['kind']>(outcome: Outcome, kind: Kind): Extract<Result, { kind: Kind }> | EngineFailure {
  if (!isResult(outcome)) return outcome;
  return isOf(outcome, kind) ? outcome : OTHER_ANSWER;
}
