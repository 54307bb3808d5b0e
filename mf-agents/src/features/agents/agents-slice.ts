import type { AgentsResponse } from '@hub/shared/contracts/analysis';
import { createSlice, type PayloadAction } from '@hub/shared/state';

/** `stale` keeps the last answer on the screen while the server does not give a newer one. */
export type AgentsState =
  | { status: 'idle' | 'loading'; answer: null }
  | { status: 'ready' | 'stale'; answer: AgentsResponse }
  | { status: 'failed'; answer: null };

const slice = createSlice({
  name: 'agents',
  initialState: (): AgentsState => ({ status: 'idle', answer: null }),
  reducers: {
    /** Starts over and keeps asking while the screen is open. */
    watched: (state): AgentsState => (state.answer === null ? { status: 'loading', answer: null } : state),
    loaded: (_, action: PayloadAction<AgentsResponse>): AgentsState => ({ status: 'ready', answer: action.payload }),
    failed: (state): AgentsState =>
      state.answer === null ? { status: 'failed', answer: null } : { status: 'stale', answer: state.answer },
  },
});

export const agentsActions = slice.actions;
export const agentsReducer = slice.reducer;
