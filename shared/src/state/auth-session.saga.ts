import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { bus } from '../events/instance';
import { clearSession, isTokenLive, readToken, tokenRemaining, watchToken, type EndReason } from '../session';
import { authActions } from './auth-slice';
import { loadUser } from './auth-requests.saga';
import type { AuthState } from './auth-state';
import { pageSeen } from './page-seen';

/** The timers of a computer that sleeps stand still, and a token's time does not: it is looked at anew this often. */
const LOOK_MS = 30_000;
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
  clearSession(reason);
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
    const stopStorage = watchToken((change) => emit('ended' in change ? change.ended : 'renewed'));
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

/** Waits until there is no time `left`. False when the session ends before. */
function* stillThereAfter(left: () => number) {
  for (let ms = left(); ms > 0; ms = left()) {
    const { ended } = yield* race({ time: delay(Math.min(ms, LOOK_MS)), ended: take(authActions.loggedOut) });
    if (ended !== undefined) return false;
  }
  return true;
}

/** Whoever is at work is not thrown out: from half-way on the token is renewed, as soon as the page is looked at. */
function* renewHalfWay(token: string) {
  const half = tokenRemaining(token) / 2;
  if (half <= MIN_RENEWAL_MS || !(yield* stillThereAfter(() => tokenRemaining(token) - half))) return;
  yield* call(pageSeen);
  if (readToken() === token && isTokenLive(token)) yield* call(loadUser);
}

/** Ends the session when the time of its token is over. A new token starts it anew. */
function* watchExpiry() {
  const token = yield* select(selectToken);
  if (token === null) return;
  yield* fork(renewHalfWay, token);
  if ((yield* stillThereAfter(() => tokenRemaining(token))) && readToken() === token) yield* endSession('expired');
}

export function* watchSession() {
  yield* takeEvery(authActions.appStarted, startApp);
  yield* takeEvery(authActions.logoutRequested, logOut);
  yield* takeEvery(authActions.accountDeleted, () => endSession('logout'));
  yield* takeEvery(authActions.sessionExpired, () => endSession('expired'));
  yield* takeLatest([authActions.appStarted, authActions.loggedIn, authActions.signedUp, authActions.userLoaded], watchExpiry);
  yield* call(followSession);
}
