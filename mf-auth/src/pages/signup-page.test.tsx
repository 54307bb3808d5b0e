import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { SOURCE_NAMES } from '@hub/shared/format';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, expectUntold, makeSession, makeUser, refuse, renderWithHub, useApiServer } from '@hub/shared/testing';
import SignupPage from './signup-page';

const server = useApiServer();
beforeEach(() => localStorage.clear());

const open = () => renderWithHub(<SignupPage />, { path: '/signup', at: '/signup' });
type Page = ReturnType<typeof open>;
/** As short as a password may be. */
const PASSWORD = 'x9$kQ2p!';
const texts = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
};
const fill = async ({ user }: Page, changes: Partial<typeof texts> = {}, agree = true) => {
  for (const [label, text] of Object.entries({ ...texts, ...changes }))
    if (text) await user.type(screen.getByLabelText(label), text);
  if (agree) await user.click(screen.getByRole('checkbox'));
};
const send = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Create Account' }));

test('asks for every field and for the terms', async () => {
  const page = open();
  await send(page);
  await screen.findByText('First name is required');
  for (const [label, text] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Email is required'],
    ['Password', 'Password is required'],
    ['Confirm password', 'Please confirm your password'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  }
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the Terms of Service and the Privacy Policy');
  expect(screen.getByLabelText('First name')).toHaveFocus();
});

test.each([
  ['Email', 'ada@', 'Please enter a valid email address'],
  ['Password', 'short12', 'Password must be at least 8 characters long'],
  ['Password', 'Password123', 'This password is too easy to guess. Please choose another one.'],
  ['Confirm password', 'another engine', 'Passwords do not match'],
  ['First name', '   ', 'First name is required'],
])('%s %j: %s', async (label, text, message) => {
  const page = open();
  await fill(page, { [label]: text });
  await send(page);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
});

test('needs the terms to be agreed to, and links to both pages', async () => {
  const page = open();
  await fill(page, {}, false);
  await send(page);
  expect(screen.getByRole('alert')).toHaveTextContent('Please agree to the Terms of Service');
  for (const [name, href] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test.each([
  ['', 'Empty', 0],
  ['x9$kQ', 'Weak', 1],
  ['x9$kQ2', 'Fair', 2],
  ['x9$kQ2p', 'Fair', 2],
  ['x9$kQ2p!', 'Good', 3],
  ['x9$kQ2p!v', 'Good', 3],
  ['x9$kQ2p!vW', 'Strong', 4],
])('the meter calls %j %s', async (password, text, level) => {
  const { user } = open();
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', text));
  expect(meter).toHaveAttribute('aria-valuenow', String(level));
});

test.each(['aaaaaaaa', '1234567890', 'Summer2024', 'Winter2026!'])(
  'the meter never calls %j good, since the server refuses it',
  async (password) => {
    const { user } = open();
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    const shown: (string | null)[] = [];
    const watcher = new MutationObserver(() => shown.push(meter.getAttribute('aria-valuetext')));
    watcher.observe(meter, { attributes: true });
    await user.type(screen.getByLabelText('Password'), password);
    await user.tab();
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Fair'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    watcher.disconnect();
    expect(shown).toContain('Fair');
    expect(shown).not.toContain('Good');
    expect(shown).not.toContain('Strong');
  },
);

test('the meter knows who chooses the password', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Password'), 'AdaLovelace1815');
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Strong'));
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Lovelace');
  expect(meter).toHaveAttribute('aria-valuetext', 'Fair');
});

test('shows and hides both passwords', async () => {
  const { user } = open();
  for (const label of ['Password', 'Confirm password']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: `Show ${label.toLowerCase()}` }));
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
  }
});

test('lists the benefits', () => {
  open();
  for (const text of [
    'Connect unlimited data sources',
    'AI-powered insights and reports',
    'Advanced visualization tools',
    '24/7 customer support',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

test('names every source that can be connected', () => {
  open();
  const sources = screen.getByText(/^Side by side: /);
  for (const type of SOURCE_TYPES) expect(sources).toHaveTextContent(SOURCE_NAMES[type]);
});

test('creates the account, clears the form and shows the verification dialog, which leads on', async () => {
  const sent = jest.fn();
  server.use(
    answer(
      'post',
      '/users/register',
      async (request) => {
        sent(await request.json());
        return makeSession({ user: makeUser({ is_verified: false }), message: 'Account created.' });
      },
      201,
    ),
  );
  const page = open();
  await fill(page, { 'First name': ' Ada ' });
  await send(page);
  const dialog = await screen.findByRole('dialog', { name: 'Account Created Successfully!' });
  expect(dialog).toHaveAccessibleDescription(/ada@example\.com/);
  expect(sent).toHaveBeenCalledWith({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    password: PASSWORD,
  });
  expectUntold(page, PASSWORD);
  expect(await screen.findByText('Account created.')).toBeInTheDocument();
  expect(document.querySelector('input[name="firstName"]')).toHaveValue('');
  expect(document.querySelector('input[name="password"]')).toHaveValue('');
  await page.user.click(within(dialog).getByRole('button', { name: 'Continue to dashboard' }));
  await waitFor(() => expect(page.address()).toBe('/dashboard'));
});

test('shows a refusal in the red box of the form', async () => {
  server.use(refuse('post', '/users/register', 409, 'An account with this email already exists.', 'account-exists'));
  const page = open();
  await fill(page);
  await send(page);
  const box = await screen.findByText('An account with this email already exists.');
  expect(box.closest('form')).not.toBeNull();
  expect(box.closest('.danger')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});
