import { waitFor } from '@testing-library/dom';
import { bus, EventBus } from '../events';
import { clearSession, readSession, readToken, saveSession, writeToken } from '../session';
import { answer, makeSession, makeToken, makeUser, refuse, signIn, useApiServer } from '../testing';
import { authActions, createHubStore, sessionStatus, type HubStore } from '.';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const server = useApiServer();
const stores: HubStore[] = [];
const makeStore = (): HubStore => {
  const store = createHubStore();
  stores.push(store);
  return store;
};
const auth = (store: HubStore) => store.getState().auth;
const settled = (store: HubStore) => waitFor(() => expect(auth(store).request.status).toMatch(/succeeded|failed/));

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  jest.useRealTimers();
});

describe('login', () => {
  const credentials = { email: 'ada@example.com', password: 'correct horse' };

  test('is pending, then keeps the session and shows the words of the server', async () => {
    const session = makeSession();
    server.use(answer('post', '/users/login', session));
    const started = jest.fn();
    const stop = bus.on('session.started@1', started);
    const store = makeStore();
    store.dispatch(authActions.loginSubmitted(credentials));
    expect(auth(store)).toMatchObject({ loading: true, errorMessage: null, request: { operation: 'login', status: 'pending' } });
    await settled(store);
    stop();
    expect(auth(store)).toMatchObject({
      user: session.user,
      token: session.token,
      loading: false,
      successMessage: session.message,
      message: session.message,
    });
    expect(readSession()).toEqual({ user: session.user, token: session.token });
    expect(sessionStatus(auth(store))).toBe('signed-in');
    expect(started).toHaveBeenCalledWith({ userId: 'user-1' }, expect.anything());
  });

  test.each([
    ['a silent server', makeSession({ message: '' }), 'Login successful!'],
    [
      'an address that is not verified',
      makeSession({ user: makeUser({ is_verified: false }) }),
      'Login successful! Please verify your email address to access all features.',
    ],
  ])('%s', async (_, session, text) => {
    server.use(answer('post', '/users/login', session));
    const store = makeStore();
    store.dispatch(authActions.loginSubmitted(credentials));
    await settled(store);
    expect(auth(store).successMessage).toBe(text);
  });
});

/** Each request, the words when the server says nothing, and the action that begins it. */
const requests = [
  ['post', '/users/login', 'Login failed', () => authActions.loginSubmitted({ email: 'a@b.cd', password: 'x' })],
  [
    'post',
    '/users/register',
    'Signup failed',
    () => authActions.signupSubmitted({ email: 'a@b.cd', password: 'x', firstName: 'A', lastName: 'B' }),
  ],
  ['post', '/users/password/forgot', 'Failed to send reset email', () => authActions.resetLinkRequested('a@b.cd')],
  [
    'post',
    '/users/password/reset/t',
    'Failed to reset password',
    () => authActions.passwordSubmitted({ token: 't', password: 'x' }),
  ],
  ['get', '/users/verify/t', 'Email verification failed', () => authActions.verificationSubmitted('t')],
  ['post', '/users/resend/email', 'Failed to resend verification email', () => authActions.verificationMailRequested('a@b.cd')],
] as const;

describe.each(requests)('%s %s', (method, path, fallback, action) => {
  test('says what the server says in detail, else its message, else its own words', async () => {
    const store = makeStore();
    const said = async (body: object) => {
      server.use(answer(method, path, { ...body }, 500));
      store.dispatch(authActions.messagesCleared());
      store.dispatch(action());
      await settled(store);
      return auth(store);
    };
    expect(await said({ detail: 'In detail.', message: 'In short.', code: 'some_code' })).toMatchObject({
      errorMessage: 'In detail.',
      loading: false,
      request: { status: 'failed', code: 'some_code' },
    });
    expect((await said({ message: 'In short.' })).errorMessage).toBe('In short.');
    expect((await said({})).errorMessage).toBe(fallback);
  });

  test('refuses an answer that breaks the contract', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(answer(method, path, { unexpected: true }));
    const store = makeStore();
    store.dispatch(action());
    await settled(store);
    expect(auth(store)).toMatchObject({ user: null, request: { status: 'failed', code: 'bad_answer' } });
    logged.mockRestore();
  });
});

test('signup carries a session in', async () => {
  server.use(answer('post', '/users/register', makeSession({ user: makeUser({ is_verified: false }) }), 201));
  const store = makeStore();
  store.dispatch(authActions.signupSubmitted({ firstName: 'A', lastName: 'B', email: 'a@b.cd', password: 'long enough' }));
  await settled(store);
  expect(sessionStatus(auth(store))).toBe('signed-in');
});

test('a verified address shows at once in the session of the same user', async () => {
  const unverified = makeUser({ is_verified: false });
  const { token } = signIn(unverified);
  server.use(
    answer('get', '/users/verify/t', { message: 'Email verified.', success: true }),
    answer('get', '/users/me', { user: makeUser(), token }),
  );
  const store = makeStore();
  store.dispatch(authActions.verificationSubmitted('t'));
  await settled(store);
  await waitFor(() => expect(readSession()?.user.is_verified).toBe(true));
});

test('a profile that is changed in another tab is loaded anew', async () => {
  const { user, token } = signIn(makeUser({ is_verified: false }));
  server.use(answer('get', '/users/me', { user: makeUser(), token }));
  const store = makeStore();
  const otherTab = new EventBus();
  otherTab.emit('profile.changed@1', { userId: user.id }, 'state');
  otherTab.close();
  await waitFor(() => expect(auth(store).user?.is_verified).toBe(true));
});

describe('at the start', () => {
  test('the session of an earlier visit is there at once, and takes the fresh token that the server gives', async () => {
    const { user } = signIn();
    const fresh = makeToken(7_200_000);
    server.use(answer('get', '/users/me', { user: { ...user, first_name: 'Augusta' }, token: fresh }));
    const store = makeStore();
    expect(sessionStatus(auth(store))).toBe('signed-in');
    store.dispatch(authActions.appStarted());
    await waitFor(() => expect(auth(store).token).toBe(fresh));
    expect(readToken()).toBe(fresh);
    expect(localStorage.getItem('userFirstName')).toBe('Augusta');
  });

  test('a token without a user waits for the server', async () => {
    const token = makeToken();
    writeToken(token);
    server.use(answer('get', '/users/me', { user: makeUser(), token }));
    const store = makeStore();
    expect(sessionStatus(auth(store))).toBe('checking');
    store.dispatch(authActions.appStarted());
    await waitFor(() => expect(sessionStatus(auth(store))).toBe('signed-in'));
  });

  test('a token that is over is put away', () => {
    signIn(makeUser(), makeToken(-1000));
    const store = makeStore();
    store.dispatch(authActions.appStarted());
    expect(sessionStatus(auth(store))).toBe('signed-out');
    expect(readToken()).toBeNull();
    expect(auth(store).endReason).toBe('expired');
  });

  test('asking for the user without a token says so', async () => {
    const store = makeStore();
    store.dispatch(authActions.userRequested());
    await settled(store);
    expect(auth(store).errorMessage).toBe('No token found in localStorage');
  });

  test('a token that the server refuses ends the session', async () => {
    signIn();
    server.use(refuse('get', '/users/me', 401, 'Please log in.', 'unauthorized'));
    const store = makeStore();
    store.dispatch(authActions.appStarted());
    await waitFor(() => expect(auth(store)).toMatchObject({ user: null, token: null, endReason: 'unauthorized' }));
    expect(readToken()).toBeNull();
  });

  test.each([
    ['an ended session', () => undefined],
    ['a newer one', () => saveSession(makeUser({ id: 'user-2' }), makeToken(3_600_000, 'user-2'))],
  ])('an answer that comes late does not take the place of %s', async (_, next) => {
    signIn();
    const stale = makeSession();
    let release: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => (release = resolve));
    const asked = jest.fn(() => held.then(() => stale));
    server.use(answer('get', '/users/me', asked), answer('post', '/users/logout', { message: 'Logged out.', success: true }));
    const store = makeStore();
    store.dispatch(authActions.appStarted());
    await waitFor(() => expect(asked).toHaveBeenCalled());
    store.dispatch(authActions.logoutRequested());
    next();
    const stored = readToken();
    release();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(readToken()).toBe(stored);
    expect(auth(store)).toMatchObject({ user: null, token: null });
  });

  test('a server that cannot be reached does not throw anybody out', async () => {
    signIn();
    server.use(refuse('get', '/users/me', 503, 'Try again later.'));
    const store = makeStore();
    store.dispatch(authActions.appStarted());
    await settled(store);
    expect(sessionStatus(auth(store))).toBe('signed-in');
  });
});

describe('the end of a session', () => {
  test('logout clears this tab at once, tells the others and revokes the token', async () => {
    const { token } = signIn();
    const revoked = jest.fn();
    server.use(
      answer('post', '/users/logout', (request) => {
        revoked(request.headers.get('authorization'));
        return { message: 'Logged out.', success: true };
      }),
    );
    const ended = jest.fn();
    const stop = bus.on('session.ended@1', ended);
    const store = makeStore();
    store.dispatch(authActions.logoutRequested());
    expect(auth(store)).toMatchObject({ user: null, token: null, endReason: 'logout' });
    expect(readToken()).toBeNull();
    expect(ended).toHaveBeenCalledWith({ reason: 'logout' }, expect.anything());
    await waitFor(() => expect(revoked).toHaveBeenCalledWith(`Bearer ${token}`));
    stop();
  });

  test('logout in another tab is followed', () => {
    signIn();
    const store = makeStore();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(auth(store)).toMatchObject({ user: null, token: null, endReason: 'logout' });
  });

  test.each(['logout', 'expired', 'unauthorized'] as const)('another tab tells why it came: %s', (reason) => {
    signIn();
    const store = makeStore();
    // What the other tab does to the storage reaches this one as events, in their order.
    const changes: StorageEventInit[] = [];
    const set = jest
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation((key, newValue) => void changes.push({ key, newValue }));
    const remove = jest
      .spyOn(Storage.prototype, 'removeItem')
      .mockImplementation((key) => void changes.push({ key, newValue: null }));
    clearSession(reason);
    set.mockRestore();
    remove.mockRestore();
    localStorage.clear();
    for (const change of changes) window.dispatchEvent(new StorageEvent('storage', change));
    expect(auth(store)).toMatchObject({ user: null, token: null, endReason: reason });
  });

  test('another user in another tab takes this one over', async () => {
    signIn();
    const store = makeStore();
    const other = makeUser({ id: 'user-2', email: 'grace@example.com' });
    const token = makeToken(3_600_000, 'user-2');
    server.use(answer('get', '/users/me', { user: other, token }));
    saveSession(other, token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
    await waitFor(() => expect(auth(store)).toMatchObject({ user: other, token }));
  });

  test('a late word from another tab does not end a newer session', () => {
    signIn();
    const store = makeStore();
    bus.emit('session.ended@1', { reason: 'logout' });
    expect(sessionStatus(auth(store))).toBe('signed-in');
  });

  test('comes when the time of the token is over, while the page is open', async () => {
    jest.useFakeTimers();
    signIn(makeUser(), makeToken(20_000));
    server.use(refuse('get', '/users/me', 503, 'Try again later.'));
    const store = makeStore();
    store.dispatch(authActions.appStarted());
    await jest.advanceTimersByTimeAsync(18_000);
    expect(auth(store).token).not.toBeNull();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(auth(store)).toMatchObject({ token: null, endReason: 'expired' });
    expect(readToken()).toBeNull();
  });

  test('comes after a sleep of the computer, whose timers stand still', async () => {
    jest.useFakeTimers();
    signIn(makeUser(), makeToken(12 * HOUR));
    server.use(refuse('get', '/users/me', 503, 'Try again later.'));
    const store = makeStore();
    store.dispatch(authActions.appStarted());
    await jest.advanceTimersByTimeAsync(MINUTE);
    jest.setSystemTime(Date.now() + 13 * HOUR);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(auth(store)).toMatchObject({ token: null, endReason: 'expired' });
  });

  test('is put off by a fresh token half-way, or else once the page is looked at again', async () => {
    jest.useFakeTimers();
    const { user, token } = signIn(makeUser(), makeToken(12 * HOUR));
    const asked = jest.fn(() => ({ user, token }));
    server.use(answer('get', '/users/me', asked));
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const store = makeStore();
    store.dispatch(authActions.appStarted());
    await jest.advanceTimersByTimeAsync(7 * HOUR);
    expect(asked).toHaveBeenCalledTimes(1);
    const fresh = makeToken(12 * HOUR);
    asked.mockReturnValue({ user, token: fresh });
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(readToken()).toBe(fresh);
    expect(auth(store).token).toBe(fresh);
    visibility.mockRestore();
  });

  test('the guard tells an expired token from none', () => {
    signIn(makeUser(), makeToken(5_000));
    const store = makeStore();
    expect(sessionStatus(auth(store), Date.now() + 10_000)).toBe('expired');
    store.dispatch(authActions.sessionExpired());
    expect(sessionStatus(auth(store))).toBe('signed-out');
    expect(auth(store).endReason).toBe('expired');
  });

  test('the guard looks at the token in the state and at the one in local storage', () => {
    signIn();
    const store = makeStore();
    writeToken(makeToken(-1000));
    expect(sessionStatus(auth(store))).toBe('expired');
    writeToken(makeToken(20 * HOUR));
    expect(sessionStatus(auth(store), Date.now() + 2 * HOUR)).toBe('expired');
    expect(sessionStatus(auth(store))).toBe('signed-in');
  });

  test('a token taken out of local storage by hand is no session', () => {
    signIn();
    const store = makeStore();
    localStorage.removeItem('token');
    expect(sessionStatus(auth(store))).toBe('signed-out');
  });
});
