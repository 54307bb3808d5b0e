import { screen, waitFor } from '@testing-library/react';
import { rememberedEmail } from '@hub/shared/session';
import { authActions, createHubStore } from '@hub/shared/state';
import {
  answer,
  expectUntold,
  makeSession,
  makeUser,
  passTime,
  refuse,
  renderWithHub,
  signIn,
  useApiServer,
} from '@hub/shared/testing';
import LoginPage from './login-page';

const server = useApiServer();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const open = (state?: unknown) =>
  renderWithHub(<LoginPage />, {
    path: '/login',
    at: { pathname: '/login', state },
  });
const submit = async ({ user }: ReturnType<typeof open>, email = 'ada@example.com', password = 'correct horse') => {
  const field = screen.getByLabelText('Email');
  await user.clear(field);
  await user.type(field, email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
};

test('asks for both fields, and ties each text to its field', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('refuses what cannot be an address', async () => {
  await submit(open(), 'ada@example');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
});

test('shows and hides the password', async () => {
  const { user } = open();
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test.each([
  ['has run out', 'expired', 'ada@example.com'],
  ['was refused', 'unauthorized', 'ada@example.com'],
  ['its owner has left', 'logout', ''],
] as const)('the address of a session that %s (%s) is %j', (_what, reason, email) => {
  signIn();
  const store = createHubStore();
  store.dispatch(authActions.loggedOut(reason));
  renderWithHub(<LoginPage />, { path: '/login', at: '/login', store });
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
});

test('leads to the other screens', () => {
  open();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('shows the banner and a toast, and after two seconds goes where the visitor was going', async () => {
  jest.useFakeTimers();
  server.use(answer('post', '/users/login', makeSession({ message: 'Welcome back, Ada.' })));
  const page = open({ from: '/dashboard/reports?source=csv' });
  await submit(page);
  expectUntold(page, 'correct horse');
  await waitFor(() => expect(screen.getByText('Login Successful')).toBeInTheDocument());
  await waitFor(() => expect(screen.getAllByText('Welcome back, Ada.')).toHaveLength(2));
  await passTime(1800);
  expect(page.address()).toBe('/login');
  await passTime(300);
  expect(page.address()).toBe('/dashboard/reports?source=csv');
  expect(page.store.getState().auth.successMessage).toBeNull();
});

test('asks who is not verified to verify; the dialog holds the way until it is closed', async () => {
  jest.useFakeTimers();
  server.use(answer('post', '/users/login', makeSession({ user: makeUser({ is_verified: false }) })));
  const page = open();
  await submit(page);
  const dialog = await screen.findByRole('dialog', { name: 'Email Verification Required' });
  expect(
    screen.getAllByText('Login successful! Please verify your email address to access all features.').length,
  ).toBeGreaterThan(0);
  expect(screen.getByText('Login Successful')).toBeInTheDocument();
  await passTime(2500);
  expect(page.address()).toBe('/login');
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByText('Login Successful')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Continue to dashboard' }));
  await passTime(50);
  expect(page.address()).toBe('/dashboard');
});

test('says in a red toast of four seconds, and for good beside the button, why a login failed', async () => {
  jest.useFakeTimers();
  server.use(refuse('post', '/users/login', 401, 'The email address or the password is wrong.', 'wrong-credentials'));
  await submit(open(), undefined, 'wrong');
  const WHY = 'The email address or the password is wrong.';
  const shown = () => screen.getAllByText(WHY);
  await waitFor(() => expect(shown()).toHaveLength(2));
  const toast = shown().find((text) => text.closest('[role=alert]')) as HTMLElement;
  expect(toast.closest('[role=alert]')).toHaveClass('error');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  await passTime(3500);
  expect(toast).toBeInTheDocument();
  await passTime(1500);
  expect(toast).not.toBeInTheDocument();
  // What went wrong stays where it is to be mended.
  expect(shown()).toHaveLength(1);
});

test('what went wrong before is told no longer once the login is there', async () => {
  jest.useFakeTimers();
  const WHY = 'The email address or the password is wrong.';
  server.use(refuse('post', '/users/login', 401, WHY, 'wrong-credentials'));
  const page = open();
  await submit(page, undefined, 'wrong');
  await waitFor(() => expect(screen.getAllByText(WHY)).toHaveLength(2));
  server.use(answer('post', '/users/login', makeSession({ message: 'Welcome back, Ada.' })));
  await submit(page);
  await waitFor(() => expect(screen.getAllByText('Welcome back, Ada.')).toHaveLength(2));
  await passTime(1500);
  expect(screen.queryByText(WHY)).not.toBeInTheDocument();
});

test('Remember me fills in the address at the next visit, and forgets it when unticked', async () => {
  server.use(refuse('post', '/users/login', 401, 'Wrong.'));
  const first = open();
  await first.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await submit(first);
  await waitFor(() => expect(rememberedEmail.read()).toBe('ada@example.com'));
  first.unmount();
  const second = open();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await second.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await submit(second);
  await waitFor(() => expect(rememberedEmail.read()).toBeNull());
});

test('says why a session has ended', () => {
  signIn();
  const store = createHubStore();
  store.dispatch(authActions.sessionExpired());
  renderWithHub(<LoginPage />, { store });
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeInTheDocument();
});

test('has nothing to say to who has logged out', () => {
  signIn();
  server.use(answer('post', '/users/logout', { message: 'Logged out.', success: true }));
  const store = createHubStore();
  store.dispatch(authActions.logoutRequested());
  renderWithHub(<LoginPage />, { store });
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
});
