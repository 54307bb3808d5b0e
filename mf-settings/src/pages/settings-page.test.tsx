import { act, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@hub/shared/events';
import { readToken, saveSession } from '@hub/shared/session';
import { authActions } from '@hub/shared/state';
import {
  answer,
  expectUntold,
  makeReport,
  makeSessionEntry,
  makeSettings,
  makeToken,
  makeUser,
  refuse,
  renderWithHub,
  savedFiles,
  signIn,
  useApiServer,
} from '@hub/shared/testing';
import SettingsPage from './settings-page';

const server = useApiServer(answer('get', '/users/sessions', [makeSessionEntry()]));
beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

const open = async (user = makeUser()) => {
  signIn(user);
  server.use(answer('get', '/users/settings', { settings: makeSettings(), user }));
  const page = renderWithHub(<SettingsPage />, { path: '/dashboard/settings', at: '/dashboard/settings' });
  await screen.findByRole('heading', { name: 'Profile' });
  return page;
};
const section = (name: string) => within(screen.getByRole('region', { name }));
/** Records what is sent to a call and answers it. */
const record = (method: 'put' | 'delete' | 'post', path: string, body: object) => {
  const sent = jest.fn();
  server.use(
    answer(method, path, async (request) => {
      sent(await request.json());
      return { ...body };
    }),
  );
  return sent;
};

test('tells of a failure to load, and loads again on Retry', async () => {
  signIn();
  server.use(refuse('get', '/users/settings', 503, 'The server is restarting.'));
  const { user } = renderWithHub(<SettingsPage />);
  expect(await screen.findByText('The server is restarting.')).toBeInTheDocument();
  server.use(answer('get', '/users/settings', { settings: makeSettings(), user: makeUser() }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeInTheDocument();
});

describe('profile', () => {
  test('saves a changed name, and the whole product knows it', async () => {
    const { user, store } = await open();
    const changed = makeUser({ first_name: 'Augusta' });
    const sent = record('put', '/users/settings', { settings: makeSettings(), user: changed });
    const told = jest.fn();
    const stop = bus.on('profile.changed@1', told);
    const field = screen.getByLabelText('First name');
    expect(section('Profile').getByRole('button', { name: 'Save Name' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, ' Augusta ');
    await user.click(screen.getByRole('button', { name: 'Save Name' }));
    expect(await screen.findByText('Your name is saved')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ first_name: 'Augusta', last_name: 'Lovelace' });
    expect(store.getState().auth.user).toEqual(changed);
    expect(localStorage.getItem('userFullName')).toBe('Augusta Lovelace');
    expect(told).toHaveBeenCalledWith({ userId: 'user-1' }, expect.objectContaining({ source: 'mf-settings' }));
    stop();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ first_name: 'Ada', last_name: 'Lovelace' }));
  });

  test('asks for both names', async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText('First name'));
    await user.clear(screen.getByLabelText('Last name'));
    await user.click(screen.getByRole('button', { name: 'Save Name' }));
    expect(await screen.findByText('First name is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
  });
});

describe('email', () => {
  test('asks for an address and the password', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Change Email' }));
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(section('Email').getByLabelText('Current password')).toHaveAccessibleDescription('Password is required');
    await user.type(screen.getByLabelText('New email'), 'grace@nowhere');
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('is changed by the server, or says why not', async () => {
    const { user, recorded } = await open();
    await user.type(screen.getByLabelText('New email'), 'grace@example.com');
    await user.type(section('Email').getByLabelText('Current password'), 'a wrong one');
    server.use(refuse('put', '/users/email', 400, 'The current password is wrong.', 'wrong-password'));
    await user.click(screen.getByRole('button', { name: 'Change Email' }));
    expect(await screen.findByText('The current password is wrong.')).toBeInTheDocument();
    const sent = record('put', '/users/email', { settings: makeSettings(), user: makeUser() });
    await user.click(screen.getByRole('button', { name: 'Change Email' }));
    expect(await screen.findByText('We sent a verification link to grace@example.com')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ email: 'grace@example.com', current_password: 'a wrong one' });
    expectUntold({ recorded }, 'a wrong one');
    expect(screen.getByLabelText('New email')).toHaveValue('');
  });

  test('that is to change is told, can be sent its link again, and can stay', async () => {
    const answered = (pending_email: string | null) => ({ settings: makeSettings(), user: makeUser(), pending_email });
    const { user } = await open();
    await user.type(screen.getByLabelText('New email'), 'grace@example.com');
    await user.type(section('Email').getByLabelText('Current password'), 'the right one');
    record('put', '/users/email', answered('grace@example.com'));
    await user.click(screen.getByRole('button', { name: 'Change Email' }));
    expect(await section('Email').findByText(/^Your address changes to grace@example.com once/)).toBeInTheDocument();
    const resent = jest.fn(() => answered('grace@example.com'));
    server.use(answer('post', '/users/email/resend', resent));
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    await waitFor(() => expect(resent).toHaveBeenCalledTimes(1));
    server.use(refuse('delete', '/users/email', 500, 'Nothing works.', 'internal'));
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    expect(await section('Email').findByText('Nothing works.')).toBeInTheDocument();
    server.use(answer('delete', '/users/email', answered(null)));
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(section('Email').queryByText(/^Your address changes to/)).not.toBeInTheDocument());
  });

  test('that is not verified can be verified', async () => {
    const { user } = await open(makeUser({ is_verified: false }));
    expect(screen.getByText('Not verified')).toBeInTheDocument();
    const sent = record('post', '/users/resend/email', { message: 'On its way.', success: true });
    await user.click(screen.getByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByText('On its way.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({});
  });
});

describe('notifications', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });

  test('stand as they are saved: two on, the weekly one off', async () => {
    await open();
    expect(box('Email notifications for new reports')).toBeChecked();
    expect(box('AI agent status updates')).toBeChecked();
    expect(box('Weekly summary reports')).not.toBeChecked();
  });

  test('are saved when they are chosen', async () => {
    const { user } = await open();
    const settings = makeSettings({ weekly_summary: true });
    const sent = record('put', '/users/settings', { settings, user: makeUser() });
    await user.click(box('Weekly summary reports'));
    expect(await screen.findByText('Your notifications are saved')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ settings });
    expect(box('Weekly summary reports')).toBeChecked();
    const before = record('put', '/users/settings', { settings: makeSettings(), user: makeUser() });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box('Weekly summary reports')).not.toBeChecked());
    expect(before).toHaveBeenCalledWith({ settings: makeSettings() });
  });

  test.each([
    ['Email notifications for new reports', { notify_new_reports: false }],
    ['AI agent status updates', { notify_agent_status: false }],
    ['Weekly summary reports', { weekly_summary: true }],
  ])('%s is a choice of its own', async (name, change) => {
    const { user } = await open();
    const sent = record('put', '/users/settings', { settings: makeSettings(change), user: makeUser() });
    await user.click(box(name));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ settings: makeSettings(change) }));
  });

  test('go back to what is saved when saving fails', async () => {
    const { user } = await open();
    server.use(refuse('put', '/users/settings', 500, ''));
    await user.click(box('Weekly summary reports'));
    expect(await screen.findByText('Failed to save your notifications')).toBeInTheDocument();
    expect(box('Weekly summary reports')).not.toBeChecked();
  });
});

test('the theme is chosen for this browser', async () => {
  const { user } = await open();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

describe('password', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], current: string, next: string, again = next) => {
    if (current) await user.type(section('Password').getByLabelText('Current password'), current);
    if (next) await user.type(screen.getByLabelText('New password'), next);
    if (again) await user.type(screen.getByLabelText('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
  };

  test.each([
    ['', 'long enough', 'long enough', 'Password is required'],
    ['old', 'short', 'short', 'Password must be at least 8 characters long'],
    ['old', 'long enough', 'not the same', 'Passwords do not match'],
  ])('%j, %j, %j: %s', async (current, next, again, text) => {
    const { user } = await open();
    await fill(user, current, next, again);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('is changed, and this session goes on with its new token', async () => {
    const page = await open();
    const { user, store } = page;
    const token = makeToken(7_200_000);
    const sent = record('put', '/users/password', { user: makeUser(), token });
    await fill(user, 'old password', 'new password 7');
    expect(await screen.findByText('Your password is changed')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ current_password: 'old password', password: 'new password 7' });
    expectUntold(page, 'old password', 'new password 7');
    expect(readToken()).toBe(token);
    expect(store.getState().auth.token).toBe(token);
  });
});

describe('sessions', () => {
  const here = makeSessionEntry();
  const there = makeSessionEntry({
    id: 'session-2',
    current: false,
    user_agent: 'Mozilla/5.0 (iPhone) Version/19.1 Safari/604.1',
  });
  const names = () =>
    section('Sessions')
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test('are listed with their device and time, and another one can be ended', async () => {
    let left = [there, here];
    const ended = jest.fn();
    server.use(
      answer('get', '/users/sessions', () => left),
      answer('delete', '/users/sessions/session-2', () => {
        ended();
        left = [here];
        return {};
      }),
    );
    const { user } = await open();
    expect(await section('Sessions').findByText('Safari on iPhone')).toBeInTheDocument();
    expect(names()).toEqual([
      expect.stringMatching(/^Safari on iPhoneSigned in 20 Nov 2026, .+End session$/),
      expect.stringMatching(/^Firefox on LinuxSigned in .+This session$/),
    ]);
    await user.click(section('Sessions').getByRole('button', { name: /^End session: Safari on iPhone/ }));
    expect(await screen.findByText('The session is ended')).toBeInTheDocument();
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(ended).toHaveBeenCalledTimes(1);
    expect(section('Sessions').getByRole('list', { name: 'Sessions' })).toHaveFocus();
    expect(section('Sessions').queryByRole('button', { name: /^End session/ })).not.toBeInTheDocument();
  });

  test('say when one could not be ended, and keep it', async () => {
    server.use(answer('get', '/users/sessions', [there, here]), refuse('delete', '/users/sessions/session-2', 500, ''));
    const { user } = await open();
    await user.click(await section('Sessions').findByRole('button', { name: /^End session/ }));
    expect(await screen.findByText('Failed to end the session')).toBeInTheDocument();
    expect(names()).toHaveLength(2);
  });

  test('that cannot be loaded leave the other sections alone and can be asked for again', async () => {
    server.use(refuse('get', '/users/sessions', 503, ''));
    const { user } = await open();
    expect(await screen.findByText('Failed to load your sessions')).toBeInTheDocument();
    server.use(answer('get', '/users/sessions', [here]));
    await user.click(section('Sessions').getByRole('button', { name: 'Retry' }));
    expect(await section('Sessions').findByText('Firefox on Linux')).toBeInTheDocument();
    expect(screen.queryByText('Failed to load your sessions')).not.toBeInTheDocument();
  });

  test('are asked for anew after a change of password', async () => {
    let left = [there, here];
    server.use(answer('get', '/users/sessions', () => left));
    const { store } = await open();
    expect(await section('Sessions').findByText('Safari on iPhone')).toBeInTheDocument();
    left = [here];
    const token = makeToken(7_200_000);
    saveSession(makeUser(), token);
    act(() => void store.dispatch(authActions.userLoaded({ user: makeUser(), token })));
    await waitFor(() => expect(names()).toHaveLength(1));
  });
});

describe('data', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is saved whole as one file', async () => {
    const everything = {
      exported_at: '2026-11-21T00:00:00Z',
      user: makeUser(),
      settings: makeSettings(),
      reports: [{ report: makeReport(), document: null }],
    };
    server.use(answer('get', '/users/export', everything));
    const saved = savedFiles();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('data-intelligence-hub-export.json');
    expect(saved[0]?.blob.type).toBe('application/json;charset=utf-8');
    expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual(everything);
  });

  test('says when it cannot be had', async () => {
    server.use(refuse('get', '/users/export', 500, ''));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    expect(await screen.findByText('Failed to export your data')).toBeInTheDocument();
  });
});

describe('deletion', () => {
  const ask = async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Delete my account and data' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    return { ...page, dialog };
  };

  test('needs the password, and can be called off', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await dialog.findByText('Password is required')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(readToken()).not.toBeNull();
  });

  test('ends the session and leads to the landing page', async () => {
    const { user, dialog, store, address, recorded } = await ask();
    const sent = record('delete', '/users/me', { message: 'All gone.', success: true });
    await user.type(dialog.getByLabelText('Current password'), 'my password');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent).toHaveBeenCalledWith({ current_password: 'my password' });
    expectUntold({ recorded }, 'my password');
    expect(readToken()).toBeNull();
    expect(store.getState().auth.user).toBeNull();
    expect(await screen.findByText('All gone.')).toBeInTheDocument();
  });
});
