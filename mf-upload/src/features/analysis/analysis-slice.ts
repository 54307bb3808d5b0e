import { analysesActions } from '@hub/shared/analyses';
import type { AnalysisResult, ReportDetail } from '@hub/shared/contracts/reports/report';
import { createSlice, type PayloadAction } from '@hub/shared/state';

interface AnalysisState {
  result: AnalysisResult | null;
  /** What the report's page is drawn from, which arrives after the report itself. */
  detail: { status: 'waiting' | 'failed' } | ({ status: 'ready' } & Pick<ReportDetail, 'document' | 'blocks'>);
  /** The report made of the same source before this one. */
  previousId: string | null;
}

const initialState: AnalysisState = { result: null, detail: { status: 'waiting' }, previousId: null };

/** The newest report that was made before the reader's eyes. The analyses themselves are followed beyond this screen. */
const slice = createSlice({
  name: 'analysis',
  initialState,
  reducers: {
    detailLoaded: (state, { payload: { report, document, blocks } }: PayloadAction<ReportDetail>) => {
      if (state.result?.report_id !== report.id) return;
      state.detail = { status: 'ready', document, blocks };
      state.previousId = report.previous_id ?? null;
    },
    detailFailed: (state, { payload: id }: PayloadAction<string>) => {
      if (state.result?.report_id === id) state.detail = { status: 'failed' };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(analysesActions.completed, (state, { payload }) =>
        payload.shown ? { ...initialState, result: payload.result } : state,
      )
      .addCase(analysesActions.failed, (state, { payload }) => (payload.shown ? initialState : state));
  },
});

export const analysisActions = slice.actions;
export const analysisReducer = slice.reducer;
