import { reports } from '@hub/shared/api';
import type { DownloadFormat } from '@hub/shared/contracts/report';
import { bus } from '@hub/shared/events';
import { call, defineFeature, put, select, takeEvery, takeLatest } from '@hub/shared/state';
import { saveFile, toast } from '@hub/shared/ui';
import { catalogueText } from '../../catalogue-text';
import { historyActions, historyReducer } from './history-slice';

const MEDIA_TYPES: Readonly<Record<DownloadFormat, string>> = {
  markdown: 'text/markdown',
  csv: 'text/csv',
  json: 'application/json',
};

function* fail(error: unknown, text: string) {
  console.error(text, error);
  yield* call(toast.error, catalogueText(error, text));
}

function* load() {
  const { source } = yield* select(history.select);
  try {
    const list = yield* call(reports.list, source === 'all' ? {} : { source_type: source });
    yield* put(historyActions.loaded(list));
  } catch (error) {
    yield* put(historyActions.loadFailed());
    yield* fail(error, 'Failed to fetch reports');
  }
}

function* extend() {
  const { source, list } = yield* select(history.select);
  try {
    const offset = list.reports.length;
    const next = yield* call(reports.list, { ...(source === 'all' ? {} : { source_type: source }), offset });
    yield* put(historyActions.extended(next));
  } catch (error) {
    yield* put(historyActions.loadFailed());
    yield* fail(error, 'Failed to fetch reports');
  }
}

function* reload({ type }: { type: string }) {
  yield* type === historyActions.moreRequested.type ? extend() : load();
}

function* remove({ payload: id }: ReturnType<typeof historyActions.removeConfirmed>) {
  try {
    yield* call(reports.remove, id);
    yield* put(historyActions.removed(id));
    bus.emit('reports.deleted@1', { reportId: id }, 'mf-reports');
    yield* call(toast.success, 'Report deleted');
    yield* put(historyActions.requested());
  } catch (error) {
    yield* put(historyActions.removeFailed());
    yield* fail(error, 'Failed to delete report');
  }
}

function* download({ payload: { id, format } }: ReturnType<typeof historyActions.downloadChosen>) {
  try {
    const { content, filename } = yield* call(reports.download, id, format);
    yield* call(saveFile, filename, content, MEDIA_TYPES[format]);
  } catch (error) {
    yield* fail(error, 'Failed to download report');
  } finally {
    yield* put(historyActions.downloadEnded());
  }
}

function* watchHistory() {
  // One list, one request: the newest wish replaces an older one that is still under way.
  yield* takeLatest([historyActions.requested.type, historyActions.sourceChosen.type, historyActions.moreRequested.type], reload);
  yield* takeEvery(historyActions.removeConfirmed, remove);
  yield* takeEvery(historyActions.downloadChosen, download);
}

export const history = defineFeature({ key: 'reports/history', reducer: historyReducer, saga: watchHistory });
