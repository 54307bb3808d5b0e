import { act, screen, waitFor } from '@testing-library/react';
import { answer, makeToken, makeUser, renderWithHub, signIn, signOut, useApiServer } from '@hub/shared/testing';
import { useLocation } from '@hub/shared/router';
import { readToken } from '@hub/shared/session';
import { authActions } from '@hub/shared/state';
import { toast } from '@hub/shared/ui';
import type { RemoteRoute } from '../remotes/prefetch';
import { makeDocument, makePlatform } from '../testing/make-platform';
import { AppRoutes } from './app-routes';

jest.mock('../landing/landing-page', () => ({ LandingPage: () => <h1>Landing</h1> }));

useApiServer(
  answer('post', '/users/logout', { message: 'Logged out.', success: true }),
  answer('post', '/users/resend/email', { message: 'On its way.', success: true }, 202),
);

let count = 0;
/** Fresh remotes in each test: a loaded screen is kept for as long as the page lives. */
function makeRoutes(): RemoteRoute[] {
  count += 1;
  const [auth, data] = [`mf-auth-${count}`, `mf-data-${count}`];
  const nav = (label: string, order: number) => ({ label, icon: 'house', order });
  return [
    { remote: auth, path: '/login', title: 'Sign In', access: 'logged-out' },
    { remote: auth, path: '/reset-password/:token?', title: 'Reset Password', access: 'public' },
    { remote: data, path: '/dashboard', title: 'Home', access: 'logged-in', expose: './overview', nav: nav('Home', 0) },
    { remote: data, path: '/dashboard/reports', title: 'Reports', access: 'logged-in', nav: nav('Reports', 1) },
    { remote: data, path: '/dashboard/steer', title: 'Steer', access: 'logged-in', audience: 'operators', nav: nav('Steer', 2) },
  ];
}

async function open(at: string) {
  const routes = makeRoutes();
  const loads: string[] = [];
  const { within } = await makePlatform(makeDocument(routes), async (remote, expose) => {
    loads.push(remote.replace(/-\d+$/, ''));
    const page = (path: string) => {
      function Page() {
        const state = useLocation().state as { from?: string } | null;
        return (
          <>
            <h1>{path}</h1>
            <p>came from {String(state?.from)}</p>
          </>
        );
      }
      return Page;
    };
    if (expose === './overview') return { default: page('overview') };
    const pages = routes.map(({ path }) => ({ path, page: async () => ({ default: page(path) }) }));
    return { default: { name: remote, routes: pages } };
  });
  return { ...renderWithHub(within(<AppRoutes routes={routes} />), { at }), loads };
}

afterEach(signOut);

test('a visitor is led from a protected screen to the login, which is told where from, and no protected remote is fetched', async () => {
  const { address, loads } = await open('/dashboard/reports?source=csv');
  expect(await screen.findByRole('heading', { name: '/login' })).toBeInTheDocument();
  expect(address()).toBe('/login');
  expect(screen.getByText('came from /dashboard/reports?source=csv')).toBeInTheDocument();
  expect(loads).toEqual(['mf-auth']);
});

test('an expired token ends the session', async () => {
  signIn(makeUser(), makeToken(-10_000));
  const { address, store, loads } = await open('/dashboard');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(store.getState().auth.token).toBeNull();
  expect(loads).not.toContain('mf-data');
});

test('a token that is over when a screen is opened ends the session, and the login is told where from', async () => {
  signIn(makeUser(), makeToken(60_000));
  const { user, address, store } = await open('/dashboard');
  await screen.findByRole('heading', { name: 'overview' });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await user.click(screen.getByRole('link', { name: 'Reports' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByText('came from /dashboard/reports')).toBeInTheDocument();
  await waitFor(() => expect(store.getState().auth).toMatchObject({ user: null, token: null, endReason: 'expired' }));
  expect(readToken()).toBeNull();
  clock.mockRestore();
});

test('a member sees the screen beside the sidebar, whose active item is that of the path', async () => {
  const { user } = signIn();
  await open('/dashboard/reports');
  expect(await screen.findByRole('heading', { name: '/dashboard/reports' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  for (const text of ['Ada Lovelace', user.email, 'AL']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(document.title).toBe('Reports · Data Intelligence Hub');
});

test('what is for operators is shown to them alone', async () => {
  signIn();
  const { unmount } = await open('/dashboard');
  await screen.findByRole('link', { name: 'Reports' });
  expect(screen.queryByRole('link', { name: 'Steer' })).not.toBeInTheDocument();
  unmount();
  signIn(makeUser({ is_operator: true }));
  await open('/dashboard/steer');
  expect(await screen.findByRole('heading', { name: '/dashboard/steer' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Steer' })).toHaveAttribute('aria-current', 'page');
});

test('the home is another exposed module, shown by the route data alone', async () => {
  signIn();
  await open('/dashboard');
  expect(await screen.findByRole('heading', { name: 'overview' })).toBeInTheDocument();
});

test.each([
  ['/login', '/dashboard'],
  ['/dashboard/nowhere', '/dashboard'],
  // Of operators alone.
  ['/dashboard/steer', '/dashboard'],
  ['/nowhere', '/'],
])('a member who opens %s comes to %s', async (at, where) => {
  signIn();
  const { address } = await open(at);
  await waitFor(() => expect(address()).toBe(where));
});

test.each([
  ['/dashboard/nowhere/at-all?x=1', 'There is no page at /dashboard/nowhere/at-all. This is Home.'],
  ['/dashboard/Call%20us', 'There is no page at /dashboard/Call%20us. This is Home.'],
  [`/${'n'.repeat(300)}`, `There is no page at /${'n'.repeat(59)}…. This is the start page.`],
])('what is not at %s is told', async (at, words) => {
  signIn();
  const error = jest.spyOn(toast, 'error');
  await open(at);
  await waitFor(() => expect(error).toHaveBeenCalledWith(words));
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

test('a screen that is there tells nothing', async () => {
  signIn();
  const error = jest.spyOn(toast, 'error');
  await open('/login');
  await screen.findByRole('heading', { name: 'overview' });
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

const session = () => {
  const { user, token } = signIn();
  return { user, token, message: 'Welcome.', success: true };
};

test.each(['/dashboard/reports?source=csv', '/login'])(
  'who waits at the login and signs in by another tab goes on to %s',
  async (at) => {
    const { address, store } = await open(at);
    await screen.findByRole('heading', { name: '/login' });
    act(() => void store.dispatch(authActions.userLoaded(session())));
    await waitFor(() => expect(address()).toBe(at === '/login' ? '/dashboard' : at));
  },
);

test('who signs in here stays for the messages of the screen', async () => {
  const { address, store } = await open('/login');
  await screen.findByRole('heading', { name: '/login' });
  act(() => void store.dispatch(authActions.loggedIn(session())));
  act(() => void store.dispatch(authActions.verificationMailRequested()));
  act(() => void store.dispatch(authActions.messagesCleared()));
  expect(address()).toBe('/login');
  expect(screen.getByRole('heading', { name: '/login' })).toBeInTheDocument();
});

test('public screens are open to everybody', async () => {
  signIn();
  const { address } = await open('/reset-password/abc');
  expect(await screen.findByRole('heading', { name: '/reset-password/:token?' })).toBeInTheDocument();
  expect(address()).toBe('/reset-password/abc');
});

test('a logout leads to the login, which starts afresh', async () => {
  signIn();
  const { user, address } = await open('/dashboard/reports');
  await screen.findByRole('heading', { name: '/dashboard/reports' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByText('came from undefined')).toBeInTheDocument();
});

test('a change of screen puts the focus on its heading', async () => {
  signIn();
  const { user } = await open('/dashboard');
  await screen.findByRole('heading', { name: 'overview' });
  await user.click(screen.getByRole('link', { name: 'Reports' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '/dashboard/reports' })).toHaveFocus());
});
