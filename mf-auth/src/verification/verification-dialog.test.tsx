import { screen } from '@testing-library/react';
import { answer, refuse, passTime, renderWithHub, useApiServer } from '@hub/shared/testing';
import { VerificationDialog } from './verification-dialog';

const server = useApiServer();
afterEach(() => jest.useRealTimers());

const open = async () => {
  const page = renderWithHub(
    <VerificationDialog open title="Email Verification Required" email="ada@example.com" onClose={() => undefined} />,
  );
  await screen.findByRole('dialog', { name: 'Email Verification Required' });
  return page;
};
const field = () => screen.getByLabelText('Email');
const resend = () => screen.getByRole('button', { name: 'Resend verification email' });

test.each([
  ['', 'Please enter an email address'],
  ['   ', 'Please enter an email address'],
  ['ada@example', 'Please enter a valid email address'],
])('%j: %s', async (text, message) => {
  const { user } = await open();
  await user.clear(field());
  if (text) await user.type(field(), text);
  await user.click(resend());
  expect(field()).toHaveAccessibleDescription(message);
});

test('sends to the corrected address and says so for three seconds', async () => {
  jest.useFakeTimers();
  const sent = jest.fn();
  server.use(
    answer(
      'post',
      '/users/resend/email',
      async (request) => {
        sent(await request.json());
        return { message: 'An email is on its way.', success: true };
      },
      202,
    ),
  );
  const { user } = await open();
  expect(field()).toHaveValue('ada@example.com');
  await user.clear(field());
  await user.type(field(), ' grace@example.com ');
  await user.click(resend());
  const note = await screen.findByText('An email is on its way.');
  expect(sent).toHaveBeenCalledWith({ email: 'grace@example.com' });
  await passTime(2900);
  expect(note).toBeInTheDocument();
  await passTime(200);
  expect(note).not.toBeInTheDocument();
});

test('shows a refusal', async () => {
  server.use(refuse('post', '/users/resend/email', 429, 'Too many attempts.'));
  const { user } = await open();
  await user.click(resend());
  expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
});
