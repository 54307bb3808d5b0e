import { users } from '@hub/shared/api';
import { call, put, takeLatest } from '@hub/shared/state';
import { analyticsActions } from './analytics-slice';

function* load() {
  try {
    const figures = yield* call(users.analytics);
    yield* put(analyticsActions.loaded(figures));
  } catch (error) {
    console.error('The report figures could not be loaded.', error);
    yield* put(analyticsActions.failed());
  }
}

export function* watchAnalytics() {
  yield* takeLatest(analyticsActions.requested, load);
}
