import { analysesActions } from '@hub/shared/analyses';
import type { AnalysisResult, ReportDetail, ReportDocument } from '@hub/shared/contracts/report';
import { createSlice, type PayloadAction } from '@hub/shared/state';

interface AnalysisState {
  result: AnalysisResult | null;
  /** The report's claims, which arrive after the report itself. */
  document: ReportDocument | null;
  /** The report made of the same source before this one. */
  previousId: string | null;
}

const initialState: AnalysisState = { result: null, document: null, previousId: null };

/** The newest report that was made before the reader's eyes. The analyses themselves are followed beyond this screen. */
const slice = createSlice({
  name: 'analysis',
  initialState,
  reducers: {
    detailLoaded: (state, { payload: { report, document } }: PayloadAction<ReportDetail>) => {
      if (state.result?.report_id !== report.id) return;
      state.document = document;
      state.previousId = report.previous_id ?? null;
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
