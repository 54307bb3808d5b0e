import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Reducer } from 'redux';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { all, call } from 'typed-redux-saga';
import { authReducer } from './auth-slice';
import { watchAuthRequests } from './auth-requests.saga';
import { watchSession } from './auth-session.saga';
import type { AuthState } from './auth-state';
import type { Feature } from './feature';
import { FeatureRegistry } from './feature-registry';

export interface HubState {
  auth: AuthState;
}

function* rootSaga() {
  yield* all([call(watchAuthRequests), call(watchSession)]);
}

const combine = (features: Readonly<Record<string, Reducer>>): Reducer<HubState> =>
  combineReducers({ ...features, auth: authReducer });

const registries = new WeakMap<object, FeatureRegistry>();

/** The one store of a page. A test makes its own and closes it. One that is not `live` follows no session: there is no browser. */
export function createHubStore(preloadedState?: HubState, { live = true } = {}) {
  const sagas = createSagaMiddleware({ onError: (error) => console.error(error) });
  const store = configureStore({
    reducer: combine({}),
    preloadedState,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const root = live ? sagas.run(rootSaga) : null;
  const registry = new FeatureRegistry(
    { run: (saga: Saga) => sagas.run(saga), setReducers: (reducers) => store.replaceReducer(combine(reducers)) },
    ['auth'],
  );
  registries.set(store, registry);
  /** Ends all sagas. */
  const close = () => {
    registry.close();
    root?.cancel();
  };
  return Object.assign(store, { close });
}

export type HubStore = ReturnType<typeof createHubStore>;

export function featureRegistry(store: object): FeatureRegistry {
  const registry = registries.get(store);
  if (!registry) throw new Error('Features need a store made by createHubStore.');
  return registry;
}

/**
 * Puts a feature's reducer and saga into the store and counts the use. The answer takes the use back; with the last one the saga is
 * cancelled and then the state is dropped.
 */
export const injectFeature = <S>(store: object, feature: Feature<S>): (() => void) => featureRegistry(store).retain(feature);
