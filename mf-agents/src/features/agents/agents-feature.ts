import { agents } from '@hub/shared/api';
import { call, defineFeature, delay, put, takeLatest } from '@hub/shared/state';
import { agentsActions, agentsReducer } from './agents-slice';

export const POLL_MS = 5000;

function* load() {
  try {
    const answer = yield* call(agents.list);
    yield* put(agentsActions.loaded(answer));
  } catch (error) {
    console.error('The agents could not be loaded.', error);
    yield* put(agentsActions.failed());
  }
}

function* poll() {
  for (;;) {
    // A page that nobody sees asks for nothing; it asks again within one step after it is back.
    if (!document.hidden) yield* load();
    yield* delay(POLL_MS);
  }
}

function* watchAgents() {
  yield* takeLatest(agentsActions.watched, poll);
}

export const agentsFeature = defineFeature({ key: 'agents/list', reducer: agentsReducer, saga: watchAgents });
