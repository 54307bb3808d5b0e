import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { screen, within } from '@testing-library/react';
import { answer, makeSessionEntry, makeSettings, makeUser, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import SettingsPage from './pages/settings-page';

const server = useApiServer(
  answer('get', '/users/sessions', [
    makeSessionEntry(),
    makeSessionEntry({ id: 's2', current: false, user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0' }),
    makeSessionEntry({ id: 's3', current: false, user_agent: '' }),
  ]),
);
beforeEach(() => localStorage.clear());

const button = (name: string) => screen.getByRole('button', { name: spoken(name) });

test.each([[true], [false]])('the settings say nothing but words of their catalogues (verified: %s)', async (is_verified) => {
  const person = makeUser({ is_verified });
  signIn(person);
  server.use(answer('get', '/users/settings', { settings: makeSettings(), user: person }));
  const { user } = renderWithHub(<SettingsPage />);
  await screen.findByRole('heading', { name: spoken('Profile') });
  await screen.findByText(spoken('Unknown device'));
  const data = [person.email, 'Firefox', 'Chrome', 'Safari', 'Linux', 'macOS', 'Windows', 'English', 'Deutsch'];
  expect(ownTexts(data)).toEqual([]);

  await user.click(button('Change Email'));
  await user.type(screen.getByLabelText(spoken('New password')), 'abc');
  await user.click(button('Change Password'));
  await user.clear(screen.getByLabelText(spoken('First name')));
  await user.type(screen.getByLabelText(spoken('Last name')), ' ');
  await user.click(button('Save Name'));
  await screen.findByText(spoken('First name is required'));
  await user.click(button('Delete my account and data'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: spoken('Delete everything') }));
  await dialog.findByText(spoken('Password is required'));
  expect(ownTexts(data)).toEqual([]);
});
