import { analyses, errorStatus, reports, UserFacingError } from '@hub/shared/api';
import type { AnalysisProgress } from '@hub/shared/contracts/analysis';
import type { AnalysisResult, SourceType } from '@hub/shared/contracts/report';
import { bus } from '@hub/shared/events';
import { call, cancel, defineFeature, fork, put, race, take, takeEvery, takeLatest } from '@hub/shared/state';
import { toast } from '@hub/shared/ui';
import { analysisActions, analysisReducer } from './analysis-slice';
import { failureText } from './failure-text';
import { followAnalysis } from './follow-analysis';
import { transferChannel, type TransferEvent } from './transfer-channel';
import { watchedAnalysis } from './watched-analysis';

function* complete(result: AnalysisResult) {
  watchedAnalysis.write(null);
  yield* put(analysisActions.completed(result));
  bus.emit('reports.created@1', { reportId: result.report_id, sourceType: result.fileType }, 'mf-upload');
  try {
    yield* put(analysisActions.detailLoaded(yield* call(reports.get, result.report_id)));
  } catch (error) {
    // The report itself is there; only its queries are not shown.
    console.error('The claims of the report could not be loaded.', error);
  }
}

function* fail(source: SourceType, error: unknown) {
  watchedAnalysis.write(null);
  const text = failureText(source, error);
  yield* put(analysisActions.failed({ source, text }));
  yield* call(toast.error, text);
}

function* wasCancelled() {
  watchedAnalysis.write(null);
  yield* put(analysisActions.cancelled());
}

/** Asks the server to stop. True when there is nothing left to wait for. */
function* stop(id: string) {
  try {
    yield* call(analyses.cancel, id);
  } catch (error) {
    // 404: the server has not begun, or has already ended.
    if (errorStatus(error) !== 404) {
      console.error('The analysis could not be cancelled.', error);
      yield* put(analysisActions.cancelRefused());
      yield* call(toast.error, 'The analysis could not be cancelled. Please try again.');
      return false;
    }
  }
  yield* wasCancelled();
  yield* call(toast.success, 'Analysis cancelled');
  return true;
}

/** Follows an analysis of which only the id is known, to its result. */
function* resultOf(id: string) {
  const end = yield* call(followAnalysis, id);
  if (end.state === 'cancelled') return null;
  if (end.result) return end.result;
  throw new UserFacingError(end.error?.detail ?? '');
}

function* answerOf(channel: ReturnType<typeof transferChannel>, id: string) {
  for (;;) {
    const event: TransferEvent = yield* take(channel);
    if (event.type === 'transferred') yield* put(analysisActions.transferred({ sent: event.sent, total: event.total }));
    if (event.type === 'answered') return event.result;
    if (event.type === 'refused') {
      const lost = errorStatus(event.error) === null && !(event.error instanceof UserFacingError);
      if (!lost || !navigator.onLine) throw event.error;
      // The connection broke, perhaps at a proxy that lost its patience. The analysis may well go on.
      const going = yield* call(analyses.list);
      if (!going.some((entry) => entry.id === id)) throw event.error;
      return yield* resultOf(id);
    }
  }
}

function* showProgress(id: string) {
  try {
    yield* followAnalysis(id);
  } catch (error) {
    // The upload's own answer decides; without this the stages are not shown.
    console.error('The progress of the analysis could not be followed.', error);
  }
}

function* run({ payload: { id, source }, meta }: ReturnType<typeof analysisActions.submitted>) {
  watchedAnalysis.write(id);
  bus.emit('analysis.started@1', { analysisId: id, sourceType: source }, 'mf-upload');
  const controller = new AbortController();
  const channel = transferChannel(meta.arg, controller.signal);
  const watcher = yield* fork(showProgress, id);
  try {
    for (;;) {
      const { result } = yield* race({ result: call(answerOf, channel, id), stop: take(analysisActions.cancelAsked) });
      if (result === null || (result === undefined && (yield* stop(id)))) {
        controller.abort();
        if (result === null) yield* wasCancelled();
        return;
      }
      if (result) {
        yield* cancel(watcher);
        return yield* complete(result);
      }
    }
  } catch (error) {
    yield* fail(source, error);
  } finally {
    channel.close();
    yield* cancel(watcher);
  }
}

function* resume(progress: AnalysisProgress) {
  watchedAnalysis.write(progress.id);
  yield* put(analysisActions.resumed({ progress, now: Date.now() }));
  try {
    for (;;) {
      const { result } = yield* race({ result: call(resultOf, progress.id), stop: take(analysisActions.cancelAsked) });
      if (result) return yield* complete(result);
      if (result === null) return yield* wasCancelled();
      if (yield* stop(progress.id)) return;
    }
  } catch (error) {
    yield* fail(progress.source_type, error);
  }
}

/** After a reload the analysis has gone on without this page. */
function* pickUp() {
  let list: AnalysisProgress[];
  try {
    list = yield* call(analyses.list);
  } catch (error) {
    // Not worth an error on the screen, which is complete without it.
    console.error('Running analyses could not be asked for.', error);
    return;
  }
  const running = list.find((entry) => entry.state === 'running');
  if (running) return yield* resume(running);
  // It ended while this page was away.
  const ended = list.find((entry) => entry.id === watchedAnalysis.read());
  if (ended?.result) yield* complete(ended.result);
  else if (ended?.error) yield* fail(ended.source_type, new UserFacingError(ended.error.detail));
  else watchedAnalysis.write(null);
}

function* watchAnalysis() {
  yield* takeLatest(analysisActions.opened, pickUp);
  yield* takeEvery(analysisActions.submitted, run);
}

export const analysis = defineFeature({ key: 'upload/analysis', reducer: analysisReducer, saga: watchAnalysis });
