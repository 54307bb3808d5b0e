import { reports } from '@hub/shared/api';
import { REPORTS_LIMIT } from '@hub/shared/contracts/constants';
import { bus } from '@hub/shared/events';
import { call, defineFeature, delay, put, select, take, takeEvery, takeLatest } from '@hub/shared/state';
import { toast } from '@hub/shared/ui';
import { catalogueText } from '../../catalogue-text';
import { t } from '../../messages';
import { historyActions, historyReducer } from './history-slice';
import { saveDownload } from './save-download';

function* fail(error: unknown, text: string) {
  console.error(text, error);
  yield* call(toast.error, catalogueText(error, text));
}

/** Reports asked for at once after the first page. */
const MORE_LIMIT = 500;
/** Most that the server gives at once. */
const MOST = 1000;
/** A search asks for what is not loaded only when the typing has come to a rest. */
const TYPING_PAUSE_MS = 250;

function* load() {
  const { source, list } = yield* select(history.select);
  try {
    // A list that was scrolled far stays long, so that a deletion does not throw the reader back to its head.
    const limit = list.of === source ? Math.min(MOST, Math.max(REPORTS_LIMIT, list.reports.length)) : REPORTS_LIMIT;
    const page = yield* call(reports.list, { ...(source === 'all' ? {} : { source_type: source }), limit });
    yield* put(historyActions.loaded({ page, limit }));
  } catch (error) {
    yield* put(historyActions.loadFailed());
    yield* fail(error, t('list.failed'));
  }
}

function* extend() {
  const { source, list } = yield* select(history.select);
  try {
    const last = list.reports.at(-1);
    const page = yield* call(reports.list, {
      ...(source === 'all' ? {} : { source_type: source }),
      limit: MORE_LIMIT,
      ...(last && { before: last.created_at, before_id: last.id }),
    });
    yield* put(historyActions.extended({ page, limit: MORE_LIMIT }));
  } catch (error) {
    yield* put(historyActions.loadFailed());
    yield* fail(error, t('list.failed'));
  }
}

function* reload({ type }: { type: string }) {
  yield* type === historyActions.moreRequested.type ? extend() : load();
}

/** A search is over all reports: what is not loaded yet is fetched, page by page, while there is one. */
function* completeForSearch() {
  yield* delay(TYPING_PAUSE_MS);
  for (;;) {
    const { search, list } = yield* select(history.select);
    if (search.trim() === '' || list.status === 'failed') return;
    if (list.status === 'ready') {
      if (!list.more) return;
      yield* put(historyActions.moreRequested());
    }
    yield* take([historyActions.extended.type, historyActions.loaded.type, historyActions.loadFailed.type]);
  }
}

function* remove({ payload: id }: ReturnType<typeof historyActions.removeConfirmed>) {
  try {
    yield* call(reports.remove, id);
    yield* put(historyActions.removed(id));
    bus.emit('reports.deleted@1', { reportId: id }, 'mf-reports');
    yield* call(toast.success, t('delete.done'));
    yield* put(historyActions.requested());
  } catch (error) {
    yield* put(historyActions.removeFailed());
    yield* fail(error, t('delete.failed'));
  }
}

function* download({ payload: { id, format } }: ReturnType<typeof historyActions.downloadChosen>) {
  try {
    yield* call(saveDownload, id, format);
  } catch (error) {
    yield* fail(error, t('report.download.failed'));
  } finally {
    yield* put(historyActions.downloadEnded());
  }
}

function* watchHistory() {
  // One list, one request: the newest wish replaces an older one that is still under way.
  yield* takeLatest([historyActions.requested.type, historyActions.sourceChosen.type, historyActions.moreRequested.type], reload);
  yield* takeLatest([historyActions.searchTyped.type, historyActions.sourceChosen.type], completeForSearch);
  yield* takeEvery(historyActions.removeConfirmed, remove);
  yield* takeEvery(historyActions.downloadChosen, download);
}

export const history = defineFeature({ key: 'reports/history', reducer: historyReducer, saga: watchHistory });
