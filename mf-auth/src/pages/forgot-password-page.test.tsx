import { screen, waitFor } from '@testing-library/react';
import { answer, refuse, renderWithHub, useApiServer } from '@hub/shared/testing';
import ForgotPasswordPage from './forgot-password-page';

const server = useApiServer();
const open = () => renderWithHub(<ForgotPasswordPage />, { path: '/forgot-password', at: '/forgot-password' });
const button = () => screen.getByRole('button', { name: 'Send Reset Link' });

test('the button waits for an address', async () => {
  const { user } = open();
  expect(button()).toBeDisabled();
  await user.type(screen.getByLabelText('Email'), '   ');
  expect(button()).toBeDisabled();
  await user.type(screen.getByLabelText('Email'), 'ada');
  expect(button()).toBeEnabled();
  await user.click(button());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
});

test('the button waits for the answer', async () => {
  let release: (value?: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (release = resolve));
  server.use(answer('post', '/users/password/forgot', () => held.then(() => ({ message: 'On its way.', success: true })), 202));
  const { user } = open();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(button());
  expect(button()).toBeDisabled();
  release();
  await screen.findByRole('heading', { name: 'Check Your Email' });
});

test('tells to look into the mail, and lets one try again', async () => {
  server.use(answer('post', '/users/password/forgot', { message: 'On its way.', success: true }, 202));
  const { user } = open();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(button());
  const heading = await screen.findByRole('heading', { name: 'Check Your Email' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/ada@example\.com/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'try again' }));
  expect(screen.getByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
});

test('says what went wrong and stays', async () => {
  server.use(refuse('post', '/users/password/forgot', 429, 'Too many attempts.', 'rate-limited'));
  const { user } = open();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(button());
  expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
  expect(button()).toBeEnabled();
});
