import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { bus } from '../events/instance';
import { clearSession, isTokenLive, readToken, tokenRemaining, watchToken } from '../session';
import { authActions } from './auth-slice';
import { loadUser } from './auth-requests.saga';
import type { AuthState, EndReason } from './auth-state';

/** Longest delay that a browser's timer can hold. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A token with less time than twice this is not worth a renewal: without a limit the halves would never end. */
const MIN_RENEWAL_MS = 30_000;

const selectToken = (state: { auth: AuthState }) => state.auth.token;

function* startApp() {
  const token = readToken();
  if (token === null) return;
  if (isTokenLive(token)) yield* put(authActions.userRequested());
  else yield* endSession('expired');
}

function* endSession(reason: EndReason) {
  clearSession();
  yield* put(authActions.loggedOut(reason));
  bus.emit('session.ended@1', { reason }, 'state');
}

/** The tabs are logged out at once; that the server cannot be told must not keep anybody in. */
function* logOut() {
  const token = readToken();
  yield* endSession('logout');
  if (token === null) return;
  try {
    const { users } = yield* call(() => import('../api'));
    yield* call(users.logout, token);
  } catch (error) {
    console.warn('The server could not be told of the logout; the token ends by itself.', error);
  }
}

/** Follows what the API client and other tabs do to the session. Local storage has the last word. */
function* followSession() {
  const channel = eventChannel<EndReason | 'renewed' | 'changed'>((emit) => {
    const stopBus = bus.on('session.ended@1', ({ reason }) => emit(reason));
    const stopProfile = bus.on('profile.changed@1', (_, { otherTab }) => otherTab && emit('changed'));
    const stopStorage = watchToken((token) => emit(token === null ? 'logout' : 'renewed'));
    return () => {
      stopBus();
      stopProfile();
      stopStorage();
    };
  });
  try {
    for (;;) {
      const change = yield* take(channel);
      const known = yield* select(selectToken);
      const stored = readToken();
      if (change === 'changed') {
        if (stored !== null) yield* fork(loadUser);
      } else if (change === 'renewed') {
        if (stored !== null && stored !== known) yield* fork(loadUser);
      } else if (stored === null && known !== null) yield* put(authActions.loggedOut(change));
    }
  } finally {
    channel.close();
  }
}

/** Waits for `ms`, or less when the session ends before. */
function* stillThereAfter(ms: number) {
  const { ended } = yield* race({ time: delay(Math.min(ms, MAX_TIMER_MS)), ended: take(authActions.loggedOut) });
  return ended === undefined;
}

/** Renews a token half-way while the page is looked at, and ends the session when its time is over. A new token starts it anew. */
function* watchExpiry() {
  const token = yield* select(selectToken);
  if (token === null) return;
  const half = tokenRemaining(token) / 2;
  if (half > MIN_RENEWAL_MS) {
    if (!(yield* stillThereAfter(half))) return;
    if (document.visibilityState === 'visible') yield* call(loadUser);
  }
  while (tokenRemaining(token) > 0) if (!(yield* stillThereAfter(tokenRemaining(token)))) return;
  if (readToken() === token) yield* endSession('expired');
}

export function* watchSession() {
  yield* takeEvery(authActions.appStarted, startApp);
  yield* takeEvery(authActions.logoutRequested, logOut);
  yield* takeEvery(authActions.accountDeleted, () => endSession('logout'));
  yield* takeEvery(authActions.sessionExpired, () => endSession('expired'));
  yield* takeLatest([authActions.appStarted, authActions.loggedIn, authActions.signedUp, authActions.userLoaded], watchExpiry);
  yield* call(followSession);
}
