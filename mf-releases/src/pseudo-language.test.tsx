import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { screen } from '@testing-library/react';
import { answer, enableModalDialogs, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import ReleasesPage from './pages/releases-page';
import { sampleRemote, sampleRollout, sampleStatus } from './testing/sample-release';

enableModalDialogs();
const server = useApiServer(
  answer('get', '/releases/audit', { entries: [] }),
  answer('get', '/releases/mf-a/reports', { days: 14, entries: [] }),
);
beforeEach(() => signIn());

/** Names of remotes, builds and teams, and what others have written. */
const DATA = [
  /mf-a|\d+\.\d+\.\d+-\w{8}/g,
  /Reports(?: CI)?|reports@hub\.example/g,
  'TypeError: nothing there',
  'it crashes',
  /\d+ ms\b/g,
];

test.each([
  ['a rollout', sampleRemote('mf-a', { rollout: sampleRollout() }), 'Change the share'],
  [
    'a halted one',
    sampleRemote('mf-a', { rollout: sampleRollout({ state: 'halted', reason: 'it crashes' }) }),
    'Start a rollout',
  ],
  ['none', sampleRemote('mf-a'), 'Start a rollout'],
])('the screen says nothing but words of its catalogues with %s', async (_name, remote, button) => {
  server.use(answer('get', '/releases', sampleStatus([remote])));
  const { user } = renderWithHub(<ReleasesPage />, { at: '/dashboard/releases' });
  await screen.findByText(spoken('Nothing has been changed yet.'));
  await user.click(screen.getByRole('button', { name: spoken(button) }));
  await screen.findByRole('dialog');
  expect(ownTexts(DATA)).toEqual([]);
});
