import { agents } from '@hub/shared/api';
import { call, defineFeature, put, takeLatest } from '@hub/shared/state';
import { overviewAgentsActions, overviewAgentsReducer } from './agents-slice';

function* load() {
  try {
    const answer = yield* call(agents.list);
    yield* put(overviewAgentsActions.loaded(answer));
  } catch (error) {
    console.error('The status of the agents could not be loaded.', error);
    yield* put(overviewAgentsActions.failed());
  }
}

function* watchAgents() {
  yield* takeLatest(overviewAgentsActions.requested, load);
}

export const overviewAgents = defineFeature({ key: 'overview/agents', reducer: overviewAgentsReducer, saga: watchAgents });
