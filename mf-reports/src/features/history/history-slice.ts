import type { DownloadFormat, Report, SourceType } from '@hub/shared/contracts/report';
import { createSlice, type PayloadAction } from '@hub/shared/state';

export type SourceFilter = SourceType | 'all';

export interface HistoryState {
  source: SourceFilter;
  search: string;
  list: {
    /** `refreshing` and `extending` keep what is there; `failed` may have an older list too. */
    status: 'idle' | 'loading' | 'refreshing' | 'extending' | 'ready' | 'failed';
    reports: Report[];
    /** Whether the server may have more than what is loaded. */
    more: boolean;
    /** Source that the loaded list is of. */
    of: SourceFilter;
  };
  /** Ids of the report being deleted and of the one being downloaded. */
  removing: string | null;
  downloading: string | null;
}

/** What came for a request of `limit` reports; a full page means that there may be more. */
interface Page {
  page: Report[];
  limit: number;
}

const initialState: HistoryState = {
  source: 'all',
  search: '',
  list: { status: 'idle', reports: [], more: false, of: 'all' },
  removing: null,
  downloading: null,
};

const slice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    sourceChosen: (state, action: PayloadAction<SourceFilter>) => {
      state.source = action.payload;
      state.list.status = 'loading';
    },
    searchTyped: (state, action: PayloadAction<string>) => {
      state.search = action.payload;
    },
    requested: (state) => {
      state.list.status = state.list.reports.length > 0 ? 'refreshing' : 'loading';
    },
    moreRequested: (state) => {
      state.list.status = 'extending';
    },
    loaded: (state, { payload: { page, limit } }: PayloadAction<Page>) => {
      state.list = { status: 'ready', reports: page, more: page.length >= limit, of: state.source };
    },
    extended: (state, { payload: { page, limit } }: PayloadAction<Page>) => {
      // A report that came in since the first page moves the others on by one, so the next page may repeat some.
      const known = new Set(state.list.reports.map((report) => report.id));
      const fresh = page.filter((report) => !known.has(report.id));
      state.list.reports.push(...fresh);
      // A page that brings nothing new is the end, whoever answered: else it would be asked for without end.
      state.list.more = page.length >= limit && fresh.length > 0;
      state.list.status = 'ready';
    },
    loadFailed: (state) => {
      state.list.status = 'failed';
    },
    removeConfirmed: (state, action: PayloadAction<string>) => {
      state.removing = action.payload;
    },
    removed: (state, action: PayloadAction<string>) => {
      state.removing = null;
      state.list.reports = state.list.reports.filter((report) => report.id !== action.payload);
    },
    removeFailed: (state) => {
      state.removing = null;
    },
    downloadChosen: (state, action: PayloadAction<{ id: string; format: DownloadFormat }>) => {
      state.downloading = action.payload.id;
    },
    downloadEnded: (state) => {
      state.downloading = null;
    },
  },
});

export const historyActions = slice.actions;
export const historyReducer = slice.reducer;
