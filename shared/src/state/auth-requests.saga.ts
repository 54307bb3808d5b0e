import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { errorCode, errorText } from '../api/errors';
import { bus } from '../events/instance';
import { readToken, saveSession, writeUser } from '../session';
import { language } from '../words/language';
import { authActions, passwords } from './auth-slice';
import type { AuthOperation } from './auth-state';
import { t } from './messages';

/** The HTTP client comes with the first call that needs it: a visitor of the landing page never pays for it. */
const loadApi = () => import('../api');

function* refuse(operation: AuthOperation, error: unknown) {
  yield* put(authActions.requestFailed({ operation, text: errorText(error, t(`failed.${operation}`)), code: errorCode(error) }));
}

function* logIn({ payload: { passwordId, ...more } }: ReturnType<typeof authActions.loginSubmitted>) {
  try {
    const password = passwords.take(passwordId);
    const { users } = yield* call(loadApi);
    const answer = yield* call(users.login, { ...more, password });
    saveSession(answer.user, answer.token);
    // The page has been drawn in the browser's language.
    if ((answer.user.language ?? language()) !== language()) {
      window.location.reload();
      return;
    }
    yield* put(authActions.loggedIn(answer));
    bus.emit('session.started@1', { userId: answer.user.id }, 'state');
  } catch (error) {
    yield* refuse('login', error);
  }
}

function* signUp({ payload: { passwordId, ...more } }: ReturnType<typeof authActions.signupSubmitted>) {
  try {
    const password = passwords.take(passwordId);
    const { users } = yield* call(loadApi);
    const answer = yield* call(users.register, { ...more, password });
    saveSession(answer.user, answer.token);
    yield* put(authActions.signedUp(answer));
    bus.emit('session.started@1', { userId: answer.user.id }, 'state');
  } catch (error) {
    yield* refuse('signup', error);
  }
}

function* sendResetLink({ payload }: ReturnType<typeof authActions.resetLinkRequested>) {
  try {
    const { users } = yield* call(loadApi);
    const { message } = yield* call(users.forgotPassword, payload);
    yield* put(authActions.resetLinkSent(message));
  } catch (error) {
    yield* refuse('forgot', error);
  }
}

function* resetPassword({ payload: { token, passwordId } }: ReturnType<typeof authActions.passwordSubmitted>) {
  try {
    const password = passwords.take(passwordId);
    const { users } = yield* call(loadApi);
    const { message } = yield* call(users.resetPassword, token, password);
    yield* put(authActions.passwordReset(message));
  } catch (error) {
    yield* refuse('reset', error);
  }
}

function* verifyEmail({ payload }: ReturnType<typeof authActions.verificationSubmitted>) {
  try {
    const { users } = yield* call(loadApi);
    const { message } = yield* call(users.verify, payload);
    yield* put(authActions.emailVerified(message));
    // The link may have been another user's: the server says whose session this is and whether it is verified.
    if (readToken() === null) return;
    const user = yield* call(loadUser);
    if (user) bus.emit('profile.changed@1', { userId: user.id }, 'state');
  } catch (error) {
    yield* refuse('verify', error);
  }
}

function* resendVerification({ payload }: ReturnType<typeof authActions.verificationMailRequested>) {
  try {
    const { users } = yield* call(loadApi);
    const { message } = yield* call(users.resendVerification, payload);
    yield* put(authActions.verificationMailSent(message));
  } catch (error) {
    yield* refuse('resend', error);
  }
}

/**
 * Asks the server who the token's user is. A refused token has ended the session by the time the error arrives; an answer that comes
 * once the session has ended, or another one has begun, is of no more use.
 */
export function* loadUser() {
  const asked = readToken();
  try {
    const { users } = yield* call(loadApi);
    const answer = yield* call(users.me);
    if (readToken() !== asked) return null;
    saveSession(answer.user, answer.token);
    yield* put(authActions.userLoaded(answer));
    return answer.user;
  } catch (error) {
    yield* refuse('initialise', error);
    return null;
  }
}

function keepProfile({ payload }: ReturnType<typeof authActions.profileChanged>): void {
  if (readToken() !== null) writeUser(payload);
}

export function* watchAuthRequests() {
  yield* takeLatest(authActions.loginSubmitted, logIn);
  yield* takeLatest(authActions.signupSubmitted, signUp);
  yield* takeLatest(authActions.resetLinkRequested, sendResetLink);
  yield* takeLatest(authActions.passwordSubmitted, resetPassword);
  yield* takeLatest(authActions.verificationSubmitted, verifyEmail);
  yield* takeLatest(authActions.verificationMailRequested, resendVerification);
  yield* takeLatest(authActions.userRequested, loadUser);
  yield* takeEvery(authActions.profileChanged, keepProfile);
}
