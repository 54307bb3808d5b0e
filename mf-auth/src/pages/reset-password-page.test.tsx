import { screen, waitFor } from '@testing-library/react';
import { answer, expectUntold, refuse, renderWithHub, useApiServer } from '@hub/shared/testing';
import ResetPasswordPage from './reset-password-page';

const server = useApiServer();
const open = (at: string) => renderWithHub(<ResetPasswordPage />, { path: '/reset-password/:token?', at });
const send = async ({ user }: ReturnType<typeof open>, password: string, again = password) => {
  if (password) await user.type(screen.getByLabelText('New Password'), password);
  if (again) await user.type(screen.getByLabelText('Confirm New Password'), again);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
};

test('without a token the link is invalid', () => {
  open('/reset-password');
  expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request New Link' })).toHaveAttribute('href', '/forgot-password');
});

test.each([
  ['New Password', 'short', 'short', 'Password must be at least 8 characters long'],
  ['New Password', 'qwertyuiop', 'qwertyuiop', 'This password is too easy to guess. Please choose another one.'],
  ['Confirm New Password', 'analytical engine', 'difference engine', 'Passwords do not match'],
])('%s: %j and %j: %s', async (label, password, again, message) => {
  const page = open('/reset-password/t');
  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
    'Use at least 8 characters with letters, numbers and symbols.',
  );
  await send(page, password, again);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)));
});

test.each(['/reset-password/secret-token', '/reset-password?token=secret-token'])(
  '%s resets when the server says so',
  async (at) => {
    const sent = jest.fn();
    server.use(
      answer('post', '/users/password/reset/secret-token', async (request) => {
        sent(await request.json());
        return { message: 'Done.', success: true };
      }),
    );
    const page = open(at);
    // As short as a password may be.
    await send(page, 'x9$kQ2p!');
    expect(await screen.findByRole('heading', { name: 'Password Reset Successful' })).toHaveFocus();
    expect(sent).toHaveBeenCalledWith({ password: 'x9$kQ2p!' });
    expectUntold(page, 'x9$kQ2p!');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
);

test('a used or expired link is invalid', async () => {
  server.use(refuse('post', '/users/password/reset/t', 400, 'This link is invalid or has expired.', 'invalid-link'));
  await send(open('/reset-password/t'), 'analytical engine');
  expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toHaveFocus();
});

test('another refusal is shown in the form', async () => {
  server.use(refuse('post', '/users/password/reset/t', 400, 'This password is too common.', 'weak-password'));
  await send(open('/reset-password/t'), 'analytical engine');
  expect(await screen.findByText('This password is too common.')).toBeInTheDocument();
  expect(screen.getByLabelText('New Password')).toHaveValue('analytical engine');
});
