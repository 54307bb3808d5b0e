import { readRemoteConfig } from '../build/build-remote';
import { remoteNames } from '../workspace';
import { planRemote } from './plan-remote';

test.each([
  ['example', 'data', '"example" will not do as a name'],
  ['mf-Example', 'data', '"mf-Example" will not do as a name'],
  ['mf-two--hyphens', 'data', '"mf-two--hyphens" will not do as a name'],
  ['mf-reports', 'data', 'There is a folder mf-reports already.'],
  ['mf-other', 'nobody', 'There is no team "nobody". There are: accounts,'],
])('%s of %s will not do as a new remote', (name, team, sentence) => expect(planRemote(name, team)).rejects.toThrow(sentence));

test('one that will do has a screen of its own after all others', async () => {
  const { title, path, order, team } = await planRemote('mf-two-words', 'data');
  expect([title, path, team.name]).toEqual(['Two Words', '/dashboard/two-words', 'Data']);
  const orders = await Promise.all(
    remoteNames().map(async (other) => (await readRemoteConfig(other)).routes.map(({ nav }) => nav?.order ?? 0)),
  );
  expect(order).toBeGreaterThan(Math.max(...orders.flat()));
});
