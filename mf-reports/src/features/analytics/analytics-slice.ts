import type { ReportAnalytics } from '@hub/shared/contracts/report';
import { createSlice, type PayloadAction } from '@hub/shared/state';

/** `refreshing` and `stale` keep the last figures on the screen. */
export type AnalyticsState =
  | { status: 'idle' | 'loading' | 'failed'; figures: null }
  | { status: 'ready' | 'refreshing' | 'stale'; figures: ReportAnalytics };

const slice = createSlice({
  name: 'analytics',
  initialState: (): AnalyticsState => ({ status: 'idle', figures: null }),
  reducers: {
    requested: (state): AnalyticsState =>
      state.figures === null ? { status: 'loading', figures: null } : { status: 'refreshing', figures: state.figures },
    loaded: (_, action: PayloadAction<ReportAnalytics>): AnalyticsState => ({ status: 'ready', figures: action.payload }),
    failed: (state): AnalyticsState =>
      state.figures === null ? { status: 'failed', figures: null } : { status: 'stale', figures: state.figures },
  },
});

export const analyticsActions = slice.actions;
export const analyticsReducer = slice.reducer;
