import type { ReportDetail } from '@hub/shared/contracts/report';
import { createSlice, type PayloadAction } from '@hub/shared/state';

/** The report that is open for reading. */
export type PreviewState =
  | { status: 'closed' }
  | { status: 'loading'; id: string }
  | { status: 'ready'; id: string; detail: ReportDetail }
  /** `gone`: there is no such report, so that asking again is of no use. */
  | { status: 'failed'; id: string; text: string; gone: boolean };

const slice = createSlice({
  name: 'preview',
  initialState: (): PreviewState => ({ status: 'closed' }),
  reducers: {
    opened: (_, action: PayloadAction<string>): PreviewState => ({ status: 'loading', id: action.payload }),
    loaded: (state, action: PayloadAction<ReportDetail>): PreviewState =>
      state.status === 'loading' ? { status: 'ready', id: state.id, detail: action.payload } : state,
    failed: (state, action: PayloadAction<{ text: string; gone: boolean }>): PreviewState =>
      state.status === 'loading' ? { status: 'failed', id: state.id, ...action.payload } : state,
    closed: (): PreviewState => ({ status: 'closed' }),
  },
});

export const previewActions = slice.actions;
export const previewReducer = slice.reducer;
