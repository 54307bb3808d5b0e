import { act, screen, waitFor, within } from '@testing-library/react';
import type { AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import { bus } from '@hub/shared/events';
import {
  answer,
  apiServer,
  enableModalDialogs,
  makeProgress as progress,
  renderWithHub,
  signIn,
  useApiServer,
} from '@hub/shared/testing';
import { makeDocument, makePlatform } from '../testing/make-platform';
import { screenArrived } from '../remotes/at-rest';
import { DashboardLayout } from './dashboard-layout';

let running: AnalysisProgress[] = [];
useApiServer(
  answer('get', '/analyses', () => running),
  answer('get', '/analyses/:id', ({ url }) => running.find(({ id }) => url.endsWith(id)) ?? null),
);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  signIn();
  enableModalDialogs();
  running = [];
});

const ITEMS = [{ path: '/dashboard', label: 'Home', icon: 'house' }];
const open = async (at = '/dashboard') => {
  const { within: inPlatform } = await makePlatform(makeDocument([]), () => Promise.reject(new Error('nothing to load')));
  const layout = (
    <DashboardLayout items={ITEMS} actions={[]}>
      <h1>Screen</h1>
    </DashboardLayout>
  );
  return renderWithHub(inPlatform(layout), { at });
};
const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }));
const watched = (id: string) => sessionStorage.setItem('hub.watched-analyses', JSON.stringify([{ id, inBackground: true }]));

test('what runs is shown beside every screen, in words, and leads to its report’s address', async () => {
  running = [progress(), progress({ id: 'a2', source_name: 'orders.csv', stage: 'queued' })];
  watched('a1');
  const page = await open('/dashboard/settings');
  const list = within(await sidebar().findByRole('region', { name: 'Analyzing' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'tickets.csvFind insights',
    'orders.csvWaiting for a free worker',
  ]);
  await page.user.click(list.getByRole('link', { name: /tickets.csv/ }));
  expect(page.address()).toBe('/dashboard/reports/a1');
});

test('a phone has it in the drawer, which its press closes', async () => {
  running = [progress()];
  watched('a1');
  const page = await open('/dashboard/upload');
  await sidebar().findByRole('region', { name: 'Analyzing' });
  await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  await page.user.click(await drawer.findByRole('link', { name: /tickets.csv/ }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});

test('what another tab begins appears', async () => {
  await open();
  running = [progress({ id: 'a3', source_name: 'later.csv' })];
  act(() => bus.emit('analysis.started@1', { analysisId: 'a3', sourceType: 'csv' }, 'test'));
  expect(await sidebar().findByText('later.csv')).toBeInTheDocument();
});

test('what another tab begins appears, also where the server hears of it later than this tab', async () => {
  await open();
  const channel = new BroadcastChannel('hub.events');
  channel.postMessage({
    name: 'analysis.started@1',
    payload: { analysisId: 'a4', sourceType: 'csv' },
    source: 'analyses',
    at: Date.now(),
  });
  await act(() => new Promise((done) => setTimeout(done, 1500)));
  channel.close();
  running = [progress({ id: 'a4', source_name: 'later.csv' })];
  expect(await sidebar().findByText('later.csv', {}, { timeout: 8000 })).toBeInTheDocument();
});

test('a new page finds what runs once it is at rest', async () => {
  running = [progress()];
  await open();
  expect(sidebar().queryByText('tickets.csv')).not.toBeInTheDocument();
  screenArrived();
  expect(await sidebar().findByText('tickets.csv', {}, { timeout: 10_000 })).toBeInTheDocument();
});

test('a list that cannot be had is no error on the screen', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  apiServer.use(answer('get', '/analyses', {}, 500));
  await open();
  screenArrived();
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Running analyses could not be asked for.', expect.anything()));
  expect(screen.getByRole('heading', { name: 'Screen' })).toBeInTheDocument();
  warn.mockRestore();
});
