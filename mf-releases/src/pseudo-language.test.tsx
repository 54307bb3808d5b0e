import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { screen } from '@testing-library/react';
import { answer, enableModalDialogs, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import ReleasesPage from './pages/releases-page';
import { sampleCrash, sampleRemote, sampleRollout, sampleStatus } from './testing/sample-release';

enableModalDialogs();
const server = useApiServer(
  answer('get', '/releases/audit', { entries: [] }),
  answer('get', '/releases/mf-a/reports', { days: 14, entries: [] }),
  answer('get', '/releases/errors', { groups: [sampleCrash('mf-a')] }),
);
beforeEach(() => signIn());

/** Names of remotes, builds and teams, and what others have written. */
const DATA = [
  /mf-a|\d+\.\d+\.\d+-\w{8}/g,
  /Reports(?: CI)?|reports@hub\.example/g,
  'TypeError: nothing there',
  'it crashes',
  /\d+(?:\.\d)? (?:ms|MB)\b/g,
  // Where a build comes from, and where a screen has crashed.
  /git\+https:\S+|https:\S+|0123456789abcdef|\bc1\b|node [\d.]+/g,
  /TypeError(?!:)|totalOf|[\w/-]+\.(?:ts|js)(?::\d+)*|Firefox \d+/g,
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
