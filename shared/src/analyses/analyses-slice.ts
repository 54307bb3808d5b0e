import type { StartOptions } from './starts';
import type { AnalysisProgress, AnalysisStage } from '../contracts/reports/analysis';
import type { AnalysisResult, SourceType } from '../contracts/reports/report';
import { authActions, createSlice, handOver, type PayloadAction } from '../state';
import { t } from './messages';

/** Sends what is to be analysed. May be called again, with what is lost on the way. */
export type StartAnalysis = (options: StartOptions) => Promise<void>;

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
  /** Whether it goes on beside other work; else its progress covers the upload screen. */
  inBackground: boolean;
}

/** What is left of a run that is over. */
type Ended = Pick<Run, 'id' | 'source' | 'name'>;

export interface Failure {
  source: SourceType;
  text: string;
  /** Whether it took the place of a progress that covered the screen. */
  shown: boolean;
}

export interface AnalysesState {
  /** Oldest first. */
  runs: Run[];
  /** Whether the upload screen is open, which shows the progress and the report itself. */
  onScreen: boolean;
  failure: Failure | null;
}

/** Who knows what a source is called: its owner, or the data itself, whose title is there no sooner than the data. */
const NAMED_BY: Readonly<Record<SourceType, 'owner' | 'data'>> = { csv: 'owner', google_sheet: 'data', postgres: 'owner' };

const initialState: AnalysesState = { runs: [], onScreen: false, failure: null };
type Submitted = Pick<Run, 'id' | 'source' | 'name' | 'startedAt' | 'transfer'>;

/** What sends a file, or a password, on its way from a form to whoever conducts the analysis. */
export const startCalls = handOver<StartAnalysis>();

const without = (runs: Run[], id: string): Run[] => runs.filter((run) => run.id !== id);
const runOf = (state: AnalysesState, id: string): Run | undefined => state.runs.find((run) => run.id === id);

const slice = createSlice({
  name: 'analyses',
  initialState,
  reducers: {
    /** A page or a session has begun: there may be analyses from before. */
    looked: () => undefined,
    /** Another tab has begun one, by its id. The server may not know of it yet. */
    begunElsewhere: (_state, _action: PayloadAction<string>) => undefined,
    screenOpened: (state) => {
      state.onScreen = true;
    },
    screenLeft: (state) => {
      state.onScreen = false;
    },
    submitted: {
      prepare: (run: Submitted, start: StartAnalysis) => ({ payload: run, meta: { startId: startCalls.keep(start) } }),
      reducer: (state, { payload }: PayloadAction<Submitted, string, { startId: string }>) => {
        state.runs.push({ ...payload, stage: 'receiving', rows: null, cancelling: false, inBackground: false });
        state.failure = null;
      },
    },
    /** An analysis that this page has not begun, or not since it was loaded. */
    found: (state, { payload }: PayloadAction<{ progress: AnalysisProgress; inBackground: boolean; now: number }>) => {
      const { progress, inBackground, now } = payload;
      if (runOf(state, progress.id)) return;
      state.runs.push({
        id: progress.id,
        source: progress.source_type,
        name: progress.source_name,
        startedAt: now - progress.elapsed_ms,
        stage: progress.stage,
        transfer: null,
        rows: progress.rows_read,
        cancelling: false,
        inBackground,
      });
    },
    transferred: (state, { payload }: PayloadAction<{ id: string; sent: number; total: number | null }>) => {
      const run = runOf(state, payload.id);
      if (run?.transfer) run.transfer = { sent: payload.sent, total: payload.total ?? run.transfer.total };
    },
    progressed: (state, { payload }: PayloadAction<AnalysisProgress>) => {
      const run = runOf(state, payload.id);
      if (!run) return;
      run.stage = payload.stage;
      run.rows = payload.rows_read;
      if (NAMED_BY[payload.source_type] === 'data') run.name = payload.source_name;
    },
    sentToBackground: (state, { payload }: PayloadAction<string>) => {
      const run = runOf(state, payload);
      if (run) run.inBackground = true;
    },
    broughtToFront: (state, { payload }: PayloadAction<string>) => {
      for (const run of state.runs) run.inBackground = run.id !== payload;
    },
    cancelAsked: (state, { payload }: PayloadAction<string>) => {
      const run = runOf(state, payload);
      if (run) run.cancelling = true;
    },
    cancelRefused: (state, { payload }: PayloadAction<string>) => {
      const run = runOf(state, payload);
      if (run) run.cancelling = false;
    },
    /** Nothing more is to be said of it: it was cancelled, or this page can follow it no further. */
    dropped: (state, { payload }: PayloadAction<string>) => {
      state.runs = without(state.runs, payload);
    },
    /** `shown`: before the reader's eyes, so that its report stands where the progress stood. */
    completed: (state, { payload }: PayloadAction<{ run: Ended; result: AnalysisResult; shown: boolean }>) => {
      state.runs = without(state.runs, payload.run.id);
    },
    failed: (state, { payload }: PayloadAction<{ run: Ended; text: string; shown: boolean }>) => {
      state.runs = without(state.runs, payload.run.id);
      const { run, text, shown } = payload;
      state.failure = { source: run.source, text: shown ? text : t('named', { name: run.name, text }), shown };
    },
    failureDismissed: (state) => {
      state.failure = null;
    },
  },
  extraReducers: (builder) => {
    // What runs goes on at the server; the next session of its owner finds it again.
    builder.addCase(authActions.loggedOut, (state) => ({ ...initialState, onScreen: state.onScreen }));
  },
});

export const analysesActions = slice.actions;
export const analysesReducer = slice.reducer;

/** The run whose progress covers the upload screen. */
export const frontRun = ({ runs }: AnalysesState): Run | null => runs.find((run) => !run.inBackground) ?? null;
