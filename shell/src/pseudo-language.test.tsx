import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { screen } from '@testing-library/react';
import {
  answer,
  enableModalDialogs,
  makeProgress,
  makeReport,
  makeUser,
  renderWithHub,
  signIn,
  useApiServer,
} from '@hub/shared/testing';
import { AppBoundary } from './app-boundary';
import { LandingPage } from './landing/landing-page';
import { ORDERS } from './landing/example-orders';
import { DashboardLayout } from './layout/dashboard-layout';
import { screenArrived } from './remotes/at-rest';
import { RemoteErrorPanel } from './remotes/screens/remote-error-panel';
import { ScreenSkeleton } from './remotes/screens/screen-skeleton';
import { makeDocument, makePlatform } from './testing/make-platform';

const server = useApiServer();
beforeEach(() => {
  localStorage.clear();
  HTMLElement.prototype.scrollIntoView = jest.fn();
  enableModalDialogs();
});
afterEach(() => jest.restoreAllMocks());

const inPlatform = async () => (await makePlatform(makeDocument([]), () => Promise.reject(new Error('nothing to load')))).within;

test('the landing page says nothing but words of its catalogue', async () => {
  const { user } = renderWithHub(<LandingPage />, { path: '/', at: '/' });
  const query = document.querySelector('pre')?.textContent ?? '';
  const data = [query, ...ORDERS.flatMap(({ region, month }) => [region, month])];
  expect(ownTexts(data)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /%$/ }));
  expect(ownTexts(data)).toEqual([]);
});

test('the frame around the screens and its palette say nothing else', async () => {
  const person = makeUser();
  signIn(person);
  const running = makeProgress();
  server.use(
    answer('get', '/analyses', [running]),
    answer('get', '/analyses/:id', running),
    answer('get', '/reports', [makeReport({ report_title: 'Support tickets' })]),
  );
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const within = await inPlatform();
  const layout = (
    <DashboardLayout
      items={[{ path: '/dashboard', label: 'Home', icon: 'house' }]}
      actions={[{ label: 'Upload', icon: 'upload', to: '/' }]}
    >
      <ScreenSkeleton title="Home" />
    </DashboardLayout>
  );
  const { user } = renderWithHub(within(layout));
  const data = [
    `${person.first_name} ${person.last_name}`,
    person.email,
    'tickets.csv',
    'Support tickets',
    'Home',
    'Upload',
    'AL',
  ];
  screenArrived();
  await screen.findByText(spoken('Find insights'));
  await user.click(screen.getByRole('button', { name: spoken('Open menu') }));
  expect(ownTexts(data)).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(screen.getAllByRole('button', { name: spoken('Close menu') })[0] as HTMLElement);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByText('Support tickets');
  expect(ownTexts(data)).toEqual([]);
});

test('what takes the place of a screen says nothing else', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const within = await inPlatform();
  const Broken = () => {
    throw new Error('broken');
  };
  renderWithHub(
    within(
      <>
        <RemoteErrorPanel title="Home" error={new Error('gone')} onRetry={() => undefined} />
        <AppBoundary>
          <Broken />
        </AppBoundary>
      </>,
    ),
  );
  await screen.findByText(spoken('Something went wrong'));
  expect(ownTexts(['Home'])).toEqual([]);
});
