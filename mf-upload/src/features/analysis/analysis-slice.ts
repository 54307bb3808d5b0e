import type { AnalysisProgress, AnalysisStage } from '@hub/shared/contracts/analysis';
import type { AnalysisResult, ReportDetail, ReportDocument, SourceType } from '@hub/shared/contracts/report';
import { createSlice, type PayloadAction } from '@hub/shared/state';

/** Sends what is to be analysed and answers with the finished analysis. */
export type StartAnalysis = (options: {
  signal: AbortSignal;
  onTransfer: (transfer: { sent: number; total: number | null }) => void;
}) => Promise<AnalysisResult>;

/** An analysis under way. */
export interface Run {
  id: string;
  source: SourceType;
  /** File, sheet or database. */
  name: string;
  /** Milliseconds since the epoch, by this browser's clock. */
  startedAt: number;
  stage: AnalysisStage;
  /** Bytes on their way to the server; null where the server fetches the data itself. */
  transfer: { sent: number; total: number | null } | null;
  rows: number | null;
  cancelling: boolean;
}

export interface Failure {
  source: SourceType;
  text: string;
}

interface AnalysisState {
  run: Run | null;
  result: AnalysisResult | null;
  /** The report's claims, which arrive after the report itself. */
  document: ReportDocument | null;
  /** The report made of the same source before this one. */
  previousId: string | null;
  failure: Failure | null;
}

const initialState: AnalysisState = { run: null, result: null, document: null, previousId: null, failure: null };
type Submitted = Pick<Run, 'id' | 'source' | 'name' | 'startedAt' | 'transfer'>;

const slice = createSlice({
  name: 'analysis',
  initialState,
  reducers: {
    /** The screen was opened: an analysis from before a reload may still be under way. */
    opened: () => undefined,
    submitted: {
      // What is sent (a file, a password) rides along and is never part of the state.
      prepare: (run: Submitted, start: StartAnalysis) => ({ payload: run, meta: { arg: start } }),
      reducer: (state, action: PayloadAction<Submitted, string, { arg: StartAnalysis }>) => {
        state.run = { ...action.payload, stage: 'receiving', rows: null, cancelling: false };
        state.failure = null;
      },
    },
    resumed: (state, { payload }: PayloadAction<{ progress: AnalysisProgress; now: number }>) => {
      const { progress, now } = payload;
      state.run = {
        id: progress.id,
        source: progress.source_type,
        name: progress.source_name,
        startedAt: now - progress.elapsed_ms,
        stage: progress.stage,
        transfer: null,
        rows: progress.rows_read,
        cancelling: false,
      };
      state.failure = null;
    },
    transferred: (state, action: PayloadAction<{ sent: number; total: number | null }>) => {
      if (state.run?.transfer)
        state.run.transfer = { ...action.payload, total: action.payload.total ?? state.run.transfer.total };
    },
    progressed: (state, action: PayloadAction<AnalysisProgress>) => {
      if (state.run?.id !== action.payload.id) return;
      state.run.stage = action.payload.stage;
      state.run.rows = action.payload.rows_read;
    },
    cancelAsked: (state) => {
      if (state.run) state.run.cancelling = true;
    },
    cancelRefused: (state) => {
      if (state.run) state.run.cancelling = false;
    },
    cancelled: (state) => {
      state.run = null;
    },
    completed: (state, action: PayloadAction<AnalysisResult>) => {
      state.run = null;
      state.result = action.payload;
      state.document = null;
      state.previousId = null;
    },
    detailLoaded: (state, { payload: { report, document } }: PayloadAction<ReportDetail>) => {
      if (state.result?.report_id !== report.id) return;
      state.document = document;
      state.previousId = report.previous_id ?? null;
    },
    failed: (_, action: PayloadAction<Failure>) => ({ ...initialState, failure: action.payload }),
    failureDismissed: (state) => {
      state.failure = null;
    },
  },
});

export const analysisActions = slice.actions;
export const analysisReducer = slice.reducer;
