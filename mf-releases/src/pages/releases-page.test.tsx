import { screen, waitFor, within } from '@testing-library/react';
import type { RemoteRelease } from '@hub/shared/contracts/releases/releases';
import { answer, enableModalDialogs, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import { CANARY, sampleCrash, sampleRemote, sampleRollout, sampleStatus, STABLE } from '../testing/sample-release';
import ReleasesPage from './releases-page';

enableModalDialogs();
const AUDIT = {
  at: '2026-11-21T10:00:00Z',
  remote: 'mf-b',
  action: 'start',
  who: 'Reports CI',
  why: 'new date filter',
  revision: 8,
  buildId: CANARY,
  detail: `${CANARY} goes to 10 % of the devices.`,
};
const REPORTS = {
  days: 14,
  entries: [{ day: '2026-11-21', buildId: CANARY, shown: 1200, crashes: 3, notLoaded: 1, harms: 0 }],
};
const server = useApiServer(
  answer('get', '/releases/errors', { groups: [] }),
  answer('get', '/releases/audit', { entries: [AUDIT] }),
  answer('get', '/releases/mf-a/reports', { days: 14, entries: [] }),
  answer('get', '/releases/mf-b/reports', REPORTS),
);
beforeEach(() => signIn());

const open = (remotes: RemoteRelease[]) => {
  server.use(answer('get', '/releases', sampleStatus(remotes)));
  return renderWithHub(<ReleasesPage />, { at: '/dashboard/releases' });
};
const running = () => [sampleRemote('mf-a'), sampleRemote('mf-b', { rollout: sampleRollout() })];
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('shows the remote that has a rollout: figures, evidence, what it could have seen, crashes, and what was done', async () => {
  open(running());
  const figures = within(await screen.findByRole('region', { name: 'How it fares at 10%' }));
  expect(figures.getByText('3 of 40 visitors failed')).toBeInTheDocument();
  expect(figures.getByText('64 of 200 that halt it')).toBeInTheDocument();
  expect(figures.getByText('15 points (by 99 %); everybody gets it from less than 2')).toBeInTheDocument();
  expect(figures.getByText('with 340 visitors, 9 points more failures would have been halted in 95 %')).toBeInTheDocument();
  expect(figures.getByText('37 of 100 visitors without a failure within a day')).toBeInTheDocument();
  const metrics = within(figures.getByRole('table'));
  expect(
    metrics.getByRole('row', { name: /Time to load 420 ms \(390 ms to 452 ms\) 400 ms 1.3 of 1,600 that halt it/ }),
  ).toBeInTheDocument();
  expect(metrics.getByRole('row', { name: /Visitors with errors 5% 1%/ })).toBeInTheDocument();
  expect(metrics.getByRole('row', { name: /Shift of the layout 0.012 –/ })).toBeInTheDocument();
  expect(metrics.getByRole('row', { name: /^Memory 48.3 MB 47.0 MB/ })).toBeInTheDocument();
  const errors = region('Crashes and other trouble');
  expect(errors.getByText(/3 visitors: the screen crashed/)).toBeInTheDocument();
  expect(errors.getByText('Pages say “TypeError: nothing there”')).toBeInTheDocument();
  expect(await errors.findByRole('row', { name: `2026-11-21 ${CANARY} 1,200 3 1 0` })).toBeInTheDocument();
  const audit = region('What was done');
  expect(await audit.findByText(AUDIT.detail)).toBeInTheDocument();
  expect(audit.getByText('Reports CI: new date filter')).toBeInTheDocument();
  expect(region('Builds that are here').getByRole('row', { name: new RegExp(`^${STABLE} stable`) })).toBeInTheDocument();
});

test('says where screens have crashed, with stacks in terms of the sources', async () => {
  server.use(answer('get', '/releases/errors', { groups: [sampleCrash('mf-b')] }));
  const { user } = open(running());
  const crashes = within(await screen.findByRole('region', { name: 'Where it crashed' }));
  const summary = crashes.getByText(/TypeError in totalOf \(mf-b\/src\/total.ts:5:50\)/);
  expect(crashes.getByText(`4 devices, 12.5% of those that use it, ${STABLE} to ${CANARY}`)).toBeInTheDocument();
  await user.click(summary);
  const steps = within(crashes.getByRole('list', { name: 'Steps, innermost first' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'totalOf (mf-b/src/total.ts:5:50)',
    'shell/assets/old.js:1:900, of the built file',
  ]);
  expect(crashes.getByText(/^12 times, .*Firefox 140: 4$/)).toBeInTheDocument();
});

test('says of each build whether it is signed and where it comes from, and saves what is in it', async () => {
  let saved: Blob | null = null;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:list';
  };
  URL.revokeObjectURL = () => undefined;
  server.use(answer('get', `/releases/mf-b/builds/${CANARY}/sbom`, { bomFormat: 'CycloneDX' }));
  const { user } = open(running());
  const builds = within(await screen.findByRole('region', { name: 'Builds that are here' }));
  expect(builds.getByText(/signed by the key 0123456789abcdef/)).toBeInTheDocument();
  expect(
    builds.getByText('git+https://git.example/hub, commit c1; built by https://ci.example/run/7 with node 20.19.0'),
  ).toBeInTheDocument();
  await user.click(builds.getByRole('button', { name: `Save list of packages in ${CANARY}` }));
  await waitFor(() => expect(saved?.type).toBe('application/vnd.cyclonedx+json'));
});

test('another remote is chosen by its address', async () => {
  const { user, address } = open(running());
  await user.click(await screen.findByRole('link', { name: /^mf-a/ }));
  expect(await screen.findByRole('region', { name: 'mf-a' })).toBeInTheDocument();
  expect(address()).toContain('remote=mf-a');
  expect(screen.getByText('Pages have reported nothing yet.')).toBeInTheDocument();
});

test('a share is asked for with its reason, and the state that was seen goes along', async () => {
  let body: unknown;
  const changed = sampleRemote('mf-b', { revision: 10, rollout: sampleRollout({ weightBp: 2500 }) });
  server.use(
    answer('post', '/releases/mf-b/ramp', async (request) => {
      body = await request.json();
      // The page asks anew every few seconds.
      server.use(answer('get', '/releases', sampleStatus([sampleRemote('mf-a'), changed])));
      return { revision: 10, message: 'It goes from 10 % to 25 %.', remote: changed };
    }),
  );
  const { user } = open(running());
  await user.click(await screen.findByRole('button', { name: 'Change the share' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Change the share' }));
  expect(dialog.getByText('A number from 0 to 100, with at most two decimals')).toBeInTheDocument();
  expect(dialog.getByText('Say why in at least three letters')).toBeInTheDocument();
  expect(body).toBeUndefined();
  await user.type(dialog.getByLabelText('Share of the devices, in percent'), '25');
  await user.type(dialog.getByLabelText('Why'), 'no failures');
  await user.click(dialog.getByRole('button', { name: 'Change the share' }));
  await waitFor(() => expect(body).toEqual({ reason: 'no failures', weightBp: 2500, expected: 7 }));
  expect(await screen.findByRole('region', { name: 'How it fares at 25%' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what is not proven is refused in the server’s words, and goes on by an explicit mark alone', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer(
      'post',
      '/releases/mf-b/promote',
      async (request) => {
        bodies.push(await request.json());
        return { detail: 'Too early.', message: 'Too early.', code: 'release-unproven' };
      },
      409,
    ),
  );
  const { user } = open(running());
  await user.click(await screen.findByRole('button', { name: 'Give it to everybody' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Why'), 'as good as before');
  await user.click(dialog.getByRole('button', { name: 'Give it to everybody' }));
  expect(await dialog.findByText('Too early.')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Without the proof that is asked for' }));
  await user.click(dialog.getByRole('button', { name: 'Give it to everybody' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  const base = { reason: 'as good as before', expected: 7 };
  expect(bodies).toEqual([base, { ...base, unproven: true }]);
});

test('halting needs no state that was seen', async () => {
  let body: unknown;
  server.use(
    answer('post', '/releases/mf-b/halt', async (request) => {
      body = await request.json();
      return {
        revision: 10,
        message: 'Halted.',
        remote: sampleRemote('mf-b', { rollout: sampleRollout({ state: 'halted', reason: 'it crashes' }) }),
      };
    }),
  );
  const { user } = open(running());
  await user.click(await screen.findByRole('button', { name: 'Halt' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText('Why'), 'it crashes');
  await user.click(dialog.getByRole('button', { name: 'Halt' }));
  expect(await screen.findByText('Why: it crashes')).toBeInTheDocument();
  expect(body).toEqual({ reason: 'it crashes' });
});

test('a build that is in no use can be started, to a cohort as well', async () => {
  let body: unknown;
  server.use(
    answer('post', '/releases/mf-a/start', async (request) => {
      body = await request.json();
      return { revision: 10, message: 'Started.', remote: sampleRemote('mf-a', { rollout: sampleRollout() }) };
    }),
  );
  const { user } = open([sampleRemote('mf-a')]);
  await user.click(await screen.findByRole('button', { name: 'Start a rollout' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('option').map((option) => option.textContent)).toEqual([CANARY]);
  await user.type(dialog.getByLabelText('Cohorts'), 'staff, beta');
  await user.type(dialog.getByLabelText('Why'), 'first look');
  await user.click(dialog.getByRole('button', { name: 'Start a rollout' }));
  await waitFor(() =>
    expect(body).toEqual({ reason: 'first look', version: CANARY, cohorts: ['staff', 'beta'], weightBp: 1000, expected: 7 }),
  );
});

test('who may not see it is told so, and can ask again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(refuse('get', '/releases', 403, 'Releases are for operators.', 'operator-only'));
  renderWithHub(<ReleasesPage />, { at: '/dashboard/releases' });
  expect(await screen.findByText('The releases cannot be shown')).toBeInTheDocument();
});
