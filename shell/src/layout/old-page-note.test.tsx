import { screen } from '@testing-library/react';
import { users } from '@hub/shared/api';
import { refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import { OldPageNote } from './old-page-note';

const server = useApiServer();

test('a page that the server no longer understands offers to load itself again, and stays until then', async () => {
  signIn();
  const reload = jest.fn();
  const { user } = renderWithHub(<OldPageNote reload={reload} />);
  server.use(refuse('get', '/users/settings', 409, 'Something else.', 'account-exists'));
  await expect(users.settings()).rejects.toThrow();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  server.use(refuse('get', '/users/settings', 409, 'This page is too old.', 'page-too-old'));
  await expect(users.settings()).rejects.toThrow();
  expect(await screen.findByText(/The hub has been updated/)).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
