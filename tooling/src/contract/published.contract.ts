import { routeEntry } from '@hub/shared/contracts/releases/discovery';
import { remoteNames } from '../workspace';
import { breaches } from './breaches';
import { publishedHost, publishedRemote, type HostContract, type RemoteContract } from './contract-records';
import { currentBuild } from './current-build';
import { describeHost } from './describe-host';
import { describeRemote } from './describe-remote';
import { misfits } from './misfits';
import { usedEvents } from './used-events';

const host = describeHost();
const lastHost = publishedHost();
const remotes = remoteNames().map((name) => describeRemote(currentBuild(name).record));
const lastRemotes = remoteNames().flatMap((name) => publishedRemote(name) ?? []);

test.each(remotes)('the build of $name runs in the shell of the repository', (remote) =>
  expect(breaches(host, remote)).toEqual([]),
);

const ADVICE =
  'raise the version in shared/package.json, so that the build asks for it; or, when the shell is released, run pnpm contracts:record';

/** What a build would miss in the last published shell although it does not ask for a newer one, which would keep it from being published. */
function unasked(last: HostContract, remote: RemoteContract): string[] {
  const found = breaches(last, remote);
  return found.some((breach) => breach.startsWith('needs ')) ? [] : found.map((breach) => `${breach}: ${ADVICE}`);
}

test.each(remotes)('the build of $name runs in the last published shell', (remote) =>
  expect(unasked(lastHost, remote)).toEqual([]),
);

test('a build that uses what the published shell lacks has to ask for a newer one', () => {
  const old = without(lastHost, ({ modules }) => take(modules['@hub/shared/format'], 'formatCount'));
  const content = without(named('mf-agents'), ({ requires }) => (requires.shared = `^${lastHost.provides.shared}`));
  expect(unasked(old, content)).toContain(`@hub/shared/format has no formatCount: ${ADVICE}`);
  const asking = without(named('mf-agents'), ({ requires }) => (requires.shared = '^1.9.0'));
  expect(unasked(old, asking)).toEqual([]);
});

test.each(lastRemotes)('the shell of the repository runs the last published build of $name', (remote) => {
  expect(breaches(host, remote)).toEqual([]);
  for (const route of remote.routes) expect(routeEntry.parse(route)).toEqual(route);
});

test('pages of the last published shell can read the discovery document of this server', () =>
  expect(misfits(lastHost.discovery, host.discovery)).toEqual([]));

test.each(remoteNames())('%s states every event that it sends or hears', (name) => {
  const { emits, listens } = currentBuild(name).record.version.events;
  const used = usedEvents(name);
  expect({ emits: [...emits].sort(), listens: [...listens].sort() }).toEqual(used);
});

test('a build takes from the host what its container says', () => {
  for (const { uses } of remotes) expect(Object.keys(host.modules)).toEqual(expect.arrayContaining(Object.keys(uses)));
});

/** A copy with one thing taken away. */
function without<T extends HostContract | RemoteContract>(contract: T, change: (copy: T) => void): T {
  const copy = structuredClone(contract);
  change(copy);
  return copy;
}
const named = (name: string): RemoteContract => remotes.find((remote) => remote.name === name) ?? fail(name);
const fail = (name: string): never => {
  throw new Error(`${name} has no build.`);
};
const take = (object: object | null | undefined, key: string): void => {
  if (!object || !(key in object)) throw new Error(`There is no ${key} to take away.`);
  Reflect.deleteProperty(object, key);
};
const field = (schema: HostContract['events'][string] | undefined, name: string): void => {
  take(schema?.properties, name);
  if (schema) schema.required = schema.required?.filter((each) => each !== name);
};

describe('taking away what another side uses is found', () => {
  const cases: [string, () => string[], RegExp][] = [
    [
      'a field of an event that a published remote reads',
      () =>
        breaches(
          without(host, ({ events }) => field(events['reports.created@1'], 'reportId')),
          named('mf-reports'),
        ),
      /listens to reports\.created@1: reportId is missing/,
    ],
    [
      'a field of an event that the published shell needs',
      () =>
        breaches(
          lastHost,
          without(named('mf-reports'), ({ emits }) => field(emits['reports.deleted@1'], 'reportId')),
        ),
      /emits reports\.deleted@1: reportId is missing/,
    ],
    [
      'a field of the store',
      () =>
        breaches(
          without(host, (copy) => (copy.auth = copy.auth.filter((each) => each !== 'token'))),
          named('mf-settings'),
        ),
      /the store has no auth\.token/,
    ],
    [
      'an export of a shared module',
      () =>
        breaches(
          without(host, ({ modules }) => take(modules['@hub/shared/format'], 'formatCount')),
          named('mf-agents'),
        ),
      /@hub\/shared\/format has no formatCount/,
    ],
    [
      'a call of the API',
      () =>
        breaches(
          without(host, ({ modules }) => take(modules['@hub/shared/api'], 'users.saveSettings')),
          named('mf-settings'),
        ),
      /@hub\/shared\/api has no users\.saveSettings/,
    ],
    [
      'a property of a component',
      () =>
        breaches(
          without(host, ({ modules }) => take(modules['@hub/shared/ui']?.['PageHeader'], 'description')),
          named('mf-agents'),
        ),
      /PageHeader has no property description/,
    ],
    [
      'a property that a component needs and nobody gives',
      () =>
        breaches(
          without(host, ({ modules }) => Object.assign(modules['@hub/shared/ui']?.['PageHeader'] ?? {}, { level: 'required' })),
          named('mf-agents'),
        ),
      /PageHeader needs the property level/,
    ],
    [
      'a shared module',
      () =>
        breaches(
          without(host, ({ modules }) => take(modules, '@hub/shared/query')),
          named('mf-agents'),
        ),
      /@hub\/shared\/query is not shared/,
    ],
    [
      'the version that a build needs',
      () =>
        breaches(
          lastHost,
          without(named('mf-agents'), ({ requires }) => (requires.shared = '^9.0.0')),
        ),
      /needs shared \^9\.0\.0/,
    ],
    [
      'a field of the discovery document',
      () => misfits(lastHost.discovery, without(host, ({ discovery }) => field(discovery, 'ttlSeconds')).discovery),
      /ttlSeconds is missing/,
    ],
  ];
  test.each(cases)('%s', (_name, compare, sentence) => {
    const found = compare();
    expect(found.some((each) => sentence.test(each))).toBe(true);
  });
});
