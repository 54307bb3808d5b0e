import { act, screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  enableModalDialogs,
  makeReport,
  makeUser,
  refuse,
  renderWithHub,
  savedFiles,
  signIn,
  signOut,
  useApiServer,
} from '@hub/shared/testing';
import { DashboardLayout } from '../layout/dashboard-layout';
import type { RemoteRoute } from '../remotes/prefetch';
import { navItems, routeActions } from '../routes/route-table';
import { makeDocument, makePlatform } from '../testing/make-platform';

const routes: RemoteRoute[] = [
  { remote: 'mf-a', path: '/dashboard', title: 'Home', access: 'logged-in', nav: { label: 'Home', icon: 'house', order: 0 } },
  {
    remote: 'mf-b',
    path: '/dashboard/upload',
    title: 'Data Upload',
    access: 'logged-in',
    nav: { label: 'Data Upload', icon: 'upload', order: 1 },
    actions: [{ label: 'Connect a Google Sheet', icon: 'link', query: 'connect=google_sheet' }],
  },
];
const FORECASTS: RemoteRoute = {
  remote: 'mf-new',
  path: '/dashboard/forecasts',
  title: 'Forecasts',
  access: 'logged-in',
  nav: { label: 'Forecasts', icon: 'no such icon', order: 5 },
};

const server = useApiServer();
beforeEach(() => {
  signIn(makeUser());
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  HTMLElement.prototype.scrollIntoView = jest.fn();
  enableModalDialogs();
  server.use(
    answer('get', '/reports', [
      makeReport({ id: 'r1', report_title: 'Support tickets' }),
      makeReport({ id: 'r2', report_title: 'Sales of the north', source_type: 'postgres', previous_id: 'r0' }),
    ]),
    answer('post', '/users/logout', { message: 'Logged out.', success: true }),
  );
});
afterEach(() => {
  signOut();
  localStorage.clear();
  jest.restoreAllMocks();
});

async function open(all: readonly RemoteRoute[] = routes, at = '/dashboard') {
  const { within: inPlatform } = await makePlatform(makeDocument(all), () => Promise.reject(new Error('not to be loaded')));
  const layout = (
    <DashboardLayout items={navItems(all)} actions={routeActions(all)}>
      <h1>Screen</h1>
    </DashboardLayout>
  );
  return renderWithHub(inPlatform(layout), { at });
}
const palette = () => screen.findByRole('dialog', { name: 'Search and commands' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test.each(['{Control>}k{/Control}', '{Meta>}K{/Meta}'])(
  '%s opens it, ready for typing, with all screens and actions',
  async (keys) => {
    const { user } = await open();
    await user.keyboard(keys);
    await palette();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(options()).toEqual(expect.arrayContaining(['Home', 'Data Upload', 'Connect a Google Sheet']));
  },
);

test('its buttons say how it is opened, also where there are no keys', async () => {
  const { user } = await open();
  const buttons = screen.getAllByRole('button', { name: 'Search' });
  expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toContain('Control+K Meta+K');
  for (const button of buttons) {
    await user.click(button);
    const dialog = await palette();
    act(() => void dialog.dispatchEvent(new Event('close')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('reports of one title are told apart by their moments', async () => {
  server.use(
    answer('get', '/reports', [
      makeReport({ id: 'r1', report_title: 'Weather', created_at: new Date(2026, 10, 20, 9, 5).toISOString() }),
      makeReport({ id: 'r2', report_title: 'Weather', created_at: new Date(2026, 10, 19, 17, 40).toISOString() }),
      makeReport({ id: 'r3', report_title: 'Sales', created_at: new Date().toISOString() }),
    ]),
  );
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await waitFor(() =>
    expect(options()).toEqual(
      expect.arrayContaining(['Weather20 Nov 2026, 09:05', 'Weather19 Nov 2026, 17:40', 'SalesJust now']),
    ),
  );
});

test('a title that would turn the digits beside it around is shown as it is, and isolated', async () => {
  server.use(
    answer('get', '/reports', [
      makeReport({ id: 'r1', report_title: 'Sales \u202e2024', created_at: new Date(2026, 10, 20, 9, 5).toISOString() }),
      makeReport({ id: 'r2', report_title: 'Sales \u202e2024', created_at: new Date(2026, 10, 19, 17, 40).toISOString() }),
    ]),
  );
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  const [option] = await screen.findAllByRole('option', { name: /^Sales ⟨U\+202E⟩2024/ });
  expect(option?.querySelector('bdi')).toHaveTextContent('Sales ⟨U+202E⟩2024');
  expect(option).toHaveTextContent('Sales ⟨U+202E⟩202420 Nov 2026, 09:05');
});

test('arrows move the choice around, Enter goes there', async () => {
  const { user, address } = await open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await screen.findByRole('option', { name: /Support tickets/ });
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(chosen()).toHaveTextContent('Home');
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Logout');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Data Upload');
  expect(chosen()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/dashboard/upload');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['google', '/dashboard/upload?connect=google_sheet'],
  ['sales north', '/dashboard/reports/r2'],
  ['postgres', '/dashboard/reports/r2'],
])('%j leads to %s', async (typed, to) => {
  const { user, address } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /Support tickets/ });
  await user.keyboard(`${typed}{Enter}`);
  expect(address()).toBe(to);
});

describe('actions on reports', () => {
  const start = async (typed: string, at = '/dashboard') => {
    const page = await open(routes, at);
    await page.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('option', { name: /^Support tickets/ });
    if (typed !== '') await page.user.keyboard(typed);
    return page;
  };

  test.each([
    ['share tickets', '/dashboard/reports/r1?do=share'],
    ['rename sales', '/dashboard/reports/r2?do=rename'],
    ['del sales', '/dashboard/reports/r2?do=delete'],
    ['analyze again tickets', '/dashboard/upload?again=r1'],
    ['compare sales', '/dashboard/reports/r2/compare/r0'],
    ['open sales', '/dashboard/reports/r2'],
  ])('%j leads to %s', async (typed, to) => {
    const { user, address } = await start(typed);
    await user.keyboard('{Enter}');
    expect(address()).toBe(to);
  });

  test('are not offered before one is named, and only what there is', async () => {
    const { user } = await start('');
    expect(screen.queryByRole('option', { name: /^Share/ })).not.toBeInTheDocument();
    await user.keyboard('compare');
    expect(options()).toEqual([expect.stringMatching(/^See what changed: Sales of the north/)]);
  });

  test('of the report on the page are offered first, without being named', async () => {
    const { user, address } = await start('', '/dashboard/reports/r2');
    const group = screen.getByRole('group', { name: 'This report' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Share Sales of the north',
      'Rename Sales of the north',
      'See what changed: Sales of the north',
      'Download as Markdown: Sales of the north',
      'Download as CSV: Sales of the north',
      'Download as JSON: Sales of the north',
      'Analyze again: Sales of the north',
      'Delete Sales of the north',
    ]);
    expect(options()[0]).toBe('Share Sales of the north');
    await user.keyboard('rename{Enter}');
    expect(address()).toBe('/dashboard/reports/r2?do=rename');
  });

  test('a download is saved under the name that the server gives, or said to have failed', async () => {
    const saved = savedFiles();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(answer('get', '/reports/r1/download', { content: 'a', filename: 'tickets.csv' }));
    const { user } = await start('download tickets csv{Enter}');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['tickets.csv']));
    server.use(refuse('get', '/reports/r1/download', 500, 'No.'));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('option', { name: /^Support tickets/ });
    await user.keyboard('download tickets csv{Enter}');
    expect(await screen.findByText('Failed to download report')).toBeInTheDocument();
  });
});

describe('the list of keys', () => {
  const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

  test('opens by ?, not where ? is typed, and stays away when it is turned off', async () => {
    const { user } = await open();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await user.keyboard('?');
    expect(field).toHaveValue('?');
    field.remove();
    await user.keyboard('?');
    const dialog = within(await list());
    expect(dialog.getByText('Search screens, actions and reports')).toBeInTheDocument();
    await user.click(dialog.getByRole('switch', { name: 'Open this list by the key ?' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('?');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });
});

test('the screen of a remote that has come in since is there without a change of the shell', async () => {
  const { user, address } = await open([...routes, FORECASTS]);
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.keyboard('forecasts{Enter}');
  expect(address()).toBe('/dashboard/forecasts');
});

test('switches the theme, and logs out', async () => {
  const { user, store } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.keyboard('dark{Enter}');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(within(await palette()).getByRole('option', { name: 'Logout' }));
  await waitFor(() => expect(store.getState().auth.user).toBeNull());
  expect(localStorage.getItem('token')).toBeNull();
});

test('says that nothing is found, and that reports are missing', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /Support tickets/ });
  await user.keyboard('xyzzy');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found. Try another word.');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

describe('with more reports than a page holds', () => {
  const page = Array.from({ length: 100 }, (_, index) => makeReport({ id: `n${index}`, report_title: `Newest ${index}` }));
  const old = makeReport({ id: 'old', report_title: 'Harvest of 2019' });
  let searches: string[];
  beforeEach(() => {
    searches = [];
    server.use(
      answer('get', '/reports', ({ url }) => {
        const search = new URL(url).searchParams.get('search');
        if (search === null) return page;
        searches.push(search);
        return search.startsWith('harv') ? [old] : [];
      }),
    );
  });

  test('finds an older one by asking the server once the typing rests', async () => {
    const { user, address } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('option', { name: /Newest 0/ });
    await user.keyboard('harvest');
    expect(screen.getByRole('status')).toHaveTextContent('Searching your older reports…');
    expect(await screen.findByRole('option', { name: /Harvest of 2019/ })).toBeInTheDocument();
    expect(searches).toEqual(['harvest']);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/dashboard/reports/old');
  });

  test('says when nothing is found, and asks for nothing when the field is emptied', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('option', { name: /Newest 0/ });
    await user.keyboard('xyzzy');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found. Try another word.'));
    await user.clear(screen.getByRole('combobox'));
    expect(await screen.findByRole('option', { name: /Newest 0/ })).toBeInTheDocument();
    expect(searches).toEqual(['xyzzy']);
  });

  test('says when older ones could not be searched, and keeps what is known', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('option', { name: /Newest 0/ });
    server.use(refuse('get', '/reports', 500, 'No.'));
    await user.keyboard('newest 42');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your reports could not be loaded'));
    expect(screen.getByRole('option', { name: /Newest 42/ })).toBeInTheDocument();
  });
});

test('is of use when the reports cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(refuse('get', '/reports', 500, 'No.'));
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your reports could not be loaded'));
  expect(options()).toContain('Data Upload');
});

test('leaves the focus to a dialog that is open', async () => {
  const { user } = await open();
  const other = document.createElement('dialog');
  other.open = true;
  document.body.append(other);
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Search and commands' })).not.toBeInTheDocument();
  other.remove();
});

test('comes over a dialog that is fading out', async () => {
  const { user } = await open();
  const other = document.createElement('div');
  other.setAttribute('role', 'alertdialog');
  other.setAttribute('data-state', 'closed');
  document.body.append(other);
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  other.remove();
});
