import type { ColumnCorrection } from '@hub/shared/contracts/column-roles';
import type { ColumnRole } from '@hub/shared/contracts/report';
import { createSlice, type PayloadAction } from '@hub/shared/state';

/** What the user says of the columns of one report's source. */
export type ColumnsState =
  | { status: 'closed' }
  | { status: 'saved' }
  | { status: 'loading'; report: string }
  | { status: 'failed'; report: string; text: string }
  | { status: 'ready' | 'saving'; report: string; corrections: ColumnCorrection[]; changed: boolean };

interface Choice {
  table: string;
  column: string;
  /** Null leaves the decision to the engine. */
  role: ColumnRole | null;
}

const slice = createSlice({
  name: 'columns',
  initialState: (): ColumnsState => ({ status: 'closed' }),
  reducers: {
    opened: (_, action: PayloadAction<string>): ColumnsState => ({ status: 'loading', report: action.payload }),
    loaded: (state, action: PayloadAction<ColumnCorrection[]>): ColumnsState =>
      state.status === 'loading' ? { status: 'ready', report: state.report, corrections: action.payload, changed: false } : state,
    failed: (state, action: PayloadAction<string>): ColumnsState =>
      state.status === 'loading' ? { status: 'failed', report: state.report, text: action.payload } : state,
    chosen: (state, { payload: { table, column, role } }: PayloadAction<Choice>): ColumnsState => {
      if (state.status !== 'ready') return state;
      const others = state.corrections.filter((each) => each.table !== table || each.column !== column);
      return { ...state, corrections: role === null ? others : [...others, { table, column, role }], changed: true };
    },
    submitted: (state): ColumnsState => (state.status === 'ready' ? { ...state, status: 'saving' } : state),
    refused: (state): ColumnsState => (state.status === 'saving' ? { ...state, status: 'ready' } : state),
    saved: (): ColumnsState => ({ status: 'saved' }),
    closed: (): ColumnsState => ({ status: 'closed' }),
  },
});

export const columnsActions = slice.actions;
export const columnsReducer = slice.reducer;
