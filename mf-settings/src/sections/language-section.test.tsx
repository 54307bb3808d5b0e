import { screen, waitFor } from '@testing-library/react';
import { answer, makeSettings, makeUser, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import { LanguageSection } from './language-section';

const server = useApiServer();

test('offers each language by its own name, and has the page loaded anew in the chosen one', async () => {
  signIn();
  const sent = jest.fn();
  server.use(
    answer('put', '/users/settings', async (request) => {
      sent(await request.json());
      return { settings: makeSettings(), user: makeUser({ language: 'de' }) };
    }),
  );
  const reload = jest.fn();
  const { user } = renderWithHub(<LanguageSection reload={reload} />);
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith({ language: 'de' });
});

test('stays in the language that it has when the change is refused, and says so', async () => {
  signIn();
  server.use(refuse('put', '/users/settings', 503, 'The server is restarting.'));
  const reload = jest.fn();
  const { user } = renderWithHub(<LanguageSection reload={reload} />);
  await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(await screen.findByText('The server is restarting.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(reload).not.toHaveBeenCalled();
});
