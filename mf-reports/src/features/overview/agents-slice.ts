import type { AgentsResponse } from '@hub/shared/contracts/analysis';
import { createSlice, type PayloadAction } from '@hub/shared/state';

export type OverviewAgentsState =
  { status: 'idle' | 'loading' | 'failed'; answer: null } | { status: 'ready'; answer: AgentsResponse };

const slice = createSlice({
  name: 'overviewAgents',
  initialState: (): OverviewAgentsState => ({ status: 'idle', answer: null }),
  reducers: {
    requested: (state): OverviewAgentsState => (state.status === 'ready' ? state : { status: 'loading', answer: null }),
    loaded: (_, action: PayloadAction<AgentsResponse>): OverviewAgentsState => ({ status: 'ready', answer: action.payload }),
    failed: (): OverviewAgentsState => ({ status: 'failed', answer: null }),
  },
});

export const overviewAgentsActions = slice.actions;
export const overviewAgentsReducer = slice.reducer;
