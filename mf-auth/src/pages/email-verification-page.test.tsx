import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuse, passTime, renderWithHub, useApiServer } from '@hub/shared/testing';
import EmailVerificationPage from './email-verification-page';

const server = useApiServer();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());
const open = (at: string) =>
  renderWithHub(<EmailVerificationPage />, {
    path: '/EmailVerification/:token?',
    at,
  });
const verify = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Verify Email Address' }));

test('asks the server only when the button is pressed, and leads to the dashboard after two seconds', async () => {
  jest.useFakeTimers();
  const asked = jest.fn();
  server.use(
    answer('get', '/users/verify/secret', () => {
      asked();
      return { message: 'Your email address is verified.', success: true };
    }),
  );
  const page = open('/EmailVerification/secret');
  expect(screen.getByRole('heading', { name: 'Email Verification' })).toBeInTheDocument();
  await passTime(1000);
  expect(asked).not.toHaveBeenCalled();
  await verify(page);
  expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toHaveFocus();
  expect(asked).toHaveBeenCalledTimes(1);
  await passTime(1800);
  expect(page.address()).toBe('/EmailVerification/secret');
  await passTime(300);
  expect(page.address()).toBe('/dashboard');
});

test('says while it is verifying', async () => {
  let release: (value?: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (release = resolve));
  server.use(
    answer('get', '/users/verify/t', async () => {
      await held;
      return { message: 'Verified.', success: true };
    }),
  );
  const page = open('/EmailVerification/t');
  await verify(page);
  expect(screen.getByRole('button', { name: 'Verifying…' })).toBeDisabled();
  release();
  await screen.findByRole('heading', { name: 'Email Verified!' });
});

test('names the causes of a failure, and can be tried again', async () => {
  server.use(refuse('get', '/users/verify/t', 400, 'This link is invalid or has expired.', 'invalid-link'));
  const page = open('/EmailVerification/t');
  await verify(page);
  expect(await screen.findByRole('heading', { name: 'Verification Failed' })).toHaveFocus();
  expect(screen.getByText('This link is invalid or has expired.')).toBeInTheDocument();
  const causes = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(causes.map((cause) => cause.textContent)).toEqual(['Invalid or expired link', 'Link already used', 'Network issues']);
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { name: 'Email Verification' })).toBeInTheDocument();
});

test('without a token it has failed from the start, with a toast', async () => {
  open('/EmailVerification');
  expect(screen.getByRole('heading', { name: 'Verification Failed' })).toBeInTheDocument();
  await waitFor(() => {
    const texts = screen.getAllByText('Invalid verification link');
    expect(texts.some((each) => each.closest('[role=alert]')?.classList.contains('error'))).toBe(true);
  });
});
