import { useLayoutEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { defineFeature, useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { renderWithHub } from '@hub/shared/testing';
import { makeDocument, makePlatform } from '../../testing/make-platform';
import type { RemoteRoute } from '../prefetch';
import { RemoteScreen } from './remote-screen';
import { screenFor } from './screen-cache';

let count = 0;
const makeRoute = (): RemoteRoute => ({ remote: `mf-screen-${(count += 1)}`, path: '/x', title: 'Reports', access: 'public' });
const page = (route: RemoteRoute, Page: () => React.ReactNode) => ({
  default: { name: route.remote, routes: [{ path: route.path, page: async () => ({ default: Page }) }] },
});
const notArrived = () => Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('shows the screen and reports that it is there', async () => {
  const route = makeRoute();
  const { within, events } = await makePlatform(makeDocument([route]), async () => page(route, () => <h1>Hello</h1>));
  renderWithHub(within(<RemoteScreen route={route} />));
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeInTheDocument();
  expect(events.map(({ type }) => type)).toEqual(['load_ok', 'mounted']);
});

test('a screen that comes while its skeleton is drawn is shown', async () => {
  const route = makeRoute();
  const { within, platform } = await makePlatform(makeDocument([route]), async () => page(route, () => <h1>Hello</h1>));
  function ComesNow() {
    useLayoutEffect(() => {
      screenFor(route, platform.loader, platform.telemetry.report).there = () => null;
    }, []);
    return null;
  }
  renderWithHub(
    within(
      <>
        <RemoteScreen route={route} />
        <ComesNow />
      </>,
    ),
  );
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeInTheDocument();
});

test('a remote that does not come shows whose it is, an incident, and Retry, which works', async () => {
  const route = makeRoute();
  let isDown = true;
  let attempts = 0;
  const { within, events } = await makePlatform(makeDocument([route]), async () => {
    attempts += 1;
    if (isDown) throw notArrived();
    return page(route, () => <h1>Hello</h1>);
  });
  const { user } = renderWithHub(within(<RemoteScreen route={route} />));
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Reports is not available right now');
  expect(panel).toHaveTextContent('could not be loaded');
  expect(panel).toHaveTextContent('Data (data@hub.example)');
  expect(panel).toHaveTextContent(events[0]?.incident ?? 'no incident');
  expect(panel).toHaveFocus();
  expect(attempts).toBe(3);

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeInTheDocument();
});

test('a screen that throws is reported once, kept away, and takes nothing else with it', async () => {
  const route = makeRoute();
  const { within, events, quarantine } = await makePlatform(makeDocument([route]), async () =>
    page(route, () => {
      throw new TypeError('boom');
    }),
  );
  renderWithHub(
    within(
      <>
        <p>The rest</p>
        <RemoteScreen route={route} />
      </>,
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('ran into an error');
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expect(events.filter(({ type }) => type === 'crash')).toEqual([expect.objectContaining({ reason: 'TypeError: boom' })]);
  expect(quarantine).toEqual([{ remote: route.remote, buildId: '1.0.0-aaaaaaaa' }]);
});

test('another build takes the place of one that throws', async () => {
  const route = makeRoute();
  const document = makeDocument([route]);
  const entry = document.remotes[route.remote]!;
  entry.previous = '0.9.0-bbbbbbbb';
  entry.versions['0.9.0-bbbbbbbb'] = entry.versions['1.0.0-aaaaaaaa']!;
  let loads = 0;
  const { within } = await makePlatform(document, async () => {
    loads += 1;
    return page(route, () => {
      if (loads === 1) throw new TypeError('boom');
      return <h1>The build before</h1>;
    });
  });
  renderWithHub(within(<RemoteScreen route={route} />));
  expect(await screen.findByRole('heading', { name: 'The build before' })).toBeInTheDocument();
});

test('a build that is taken back while it is shown stays with what was put in, until the person changes', async () => {
  const route = makeRoute();
  const document = makeDocument([route]);
  const entry = document.remotes[route.remote]!;
  const [stable, earlier] = ['1.0.0-aaaaaaaa', '0.9.0-bbbbbbbb'];
  entry.previous = earlier;
  entry.versions[earlier] = entry.versions[stable]!;
  let loads = 0;
  const { within, publish } = await makePlatform(document, async () => {
    loads += 1;
    return page(route, loads === 1 ? () => <input aria-label="Name" /> : () => <h1>The build before</h1>);
  });
  const { user } = renderWithHub(within(<RemoteScreen route={route} />));
  await user.type(await screen.findByLabelText('Name'), 'Ada');
  await act(() => publish({ ...document, issuedAt: 'later' }));
  expect(screen.queryByText(/has been taken back/)).not.toBeInTheDocument();
  const after = { ...entry, stable: earlier, previous: null, blocked: [stable] };
  await act(() => publish({ ...document, remotes: { [route.remote]: after } }));
  expect(screen.getByText(/has been taken back/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Change now' }));
  expect(await screen.findByRole('heading', { name: 'The build before' })).toBeInTheDocument();
  expect(screen.queryByText(/has been taken back/)).not.toBeInTheDocument();
});

test('a part of the store that fails is told of as such, and the build before takes over with one of its own', async () => {
  const route = makeRoute();
  const document = makeDocument([route]);
  const entry = document.remotes[route.remote]!;
  entry.previous = '0.9.0-bbbbbbbb';
  entry.versions['0.9.0-bbbbbbbb'] = entry.versions['1.0.0-aaaaaaaa']!;
  let loads = 0;
  const { within, events, quarantine } = await makePlatform(document, async () => {
    const isFirst = (loads += 1) === 1;
    const reducer = (state = 0, { type }: { type: string }) => {
      if (type === 'pressed' && isFirst) throw new TypeError('boom');
      return type === 'pressed' ? state + 1 : state;
    };
    const feature = defineFeature({ key: route.remote, reducer });
    function Counter() {
      const dispatch = useHubDispatch();
      const count = useFeatureSelector(feature, (state) => state);
      return <button onClick={() => dispatch({ type: 'pressed' })}>{`${isFirst ? 'New' : 'Old'} ${count}`}</button>;
    }
    const { default: face } = page(route, Counter);
    return { default: { ...face, features: [feature] } };
  });
  const { user } = renderWithHub(within(<RemoteScreen route={route} />));
  await user.click(await screen.findByRole('button', { name: 'New 0' }));
  await user.click(await screen.findByRole('button', { name: 'Old 0' }));
  expect(await screen.findByRole('button', { name: 'Old 1' })).toBeInTheDocument();
  expect(events.find(({ type }) => type === 'harm')).toMatchObject({
    harm: 'store',
    reason: expect.stringContaining('boom') as string,
  });
  expect(quarantine).toEqual([{ remote: route.remote, buildId: '1.0.0-aaaaaaaa' }]);
});

test('a module that is not what a remote exposes counts as a failure of its build', async () => {
  const route = makeRoute();
  const { within, quarantine } = await makePlatform(makeDocument([route]), async () => ({ default: 'nothing' }));
  renderWithHub(within(<RemoteScreen route={route} />));
  expect(await screen.findByRole('alert')).toHaveTextContent('ran into an error');
  expect(quarantine).toHaveLength(1);
});
