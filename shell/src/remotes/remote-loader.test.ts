import type { DiscoveryDocument, RemoteEntry } from '@hub/shared/contracts/discovery';
import type { RemoteEvent } from '@hub/shared/contracts/telemetry';
import { RemoteLoadError } from './remote-load-error';
import { RemoteLoader } from './remote-loader';

const STABLE = '1.0.0-aaaaaaaa';
const PREVIOUS = '0.9.0-bbbbbbbb';
const CANARY = '1.1.0-cccccccc';
const HASH = `sha384-${'A'.repeat(64)}`;

const notArrived = () => Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });

function makeDocument(change: Partial<RemoteEntry> = {}): DiscoveryDocument {
  const version = {
    manifestUrl: '/remotes/mf-reports/x/mf-manifest.json',
    manifestIntegrity: HASH,
    assets: {},
    commit: 'c',
    builtAt: '2026-01-01T00:00:00Z',
    requires: { shell: '^1.0.0', shared: '^1.0.0', react: '^19.0.0' },
    events: { emits: [], listens: [] },
  };
  const entry: RemoteEntry = {
    owner: { team: 'Reports', contact: 'reports@hub.example' },
    routes: [],
    expose: ['./remote'],
    critical: false,
    stable: STABLE,
    previous: PREVIOUS,
    blocked: [],
    versions: { [STABLE]: version, [PREVIOUS]: version, [CANARY]: version },
    ...change,
  };
  return { schema: 'mfe-discovery/1', revision: 1, issuedAt: '', ttlSeconds: 30, remotes: { 'mf-reports': entry } };
}

const canaryForAll: RemoteEntry['rollout'] = {
  id: 'r1',
  version: CANARY,
  salt: 's',
  weightBp: 10000,
  cohorts: [],
  state: 'running',
  guard: { minMounts: 1, maxFailureDelta: 0.1, hardFailures: 3 },
};

/** A loader whose builds behave as told: a value is the module, an error is thrown, in the order of the calls. */
function setUp(document: DiscoveryDocument, behaviour: Record<string, unknown[]>) {
  const loads: string[] = [];
  const events: RemoteEvent[] = [];
  const quarantine: { remote: string; buildId: string }[] = [];
  const pauses: number[] = [];
  let current = document;
  const loader = new RemoteLoader({
    document: () => current,
    subject: 'device-1',
    federation: {
      load: async (_remote, buildId) => {
        loads.push(buildId);
        const outcome = behaviour[buildId]?.shift() ?? { build: { buildId } };
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    },
    report: (event) => events.push(event),
    quarantine: { read: () => quarantine, add: (remote, buildId) => quarantine.push({ remote, buildId }) },
    now: () => 0,
    sleep: async (ms) => void pauses.push(ms),
    random: () => 0.5,
  });
  const load = () => loader.load('mf-reports', './remote', async (module) => module);
  return { loader, load, loads, events, quarantine, pauses, publish: (next: DiscoveryDocument) => (current = next) };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('loads the chosen build and reports it', async () => {
  const { load, loads, events } = setUp(makeDocument({ rollout: canaryForAll }), {});
  expect((await load()).assignment).toEqual({ remote: 'mf-reports', buildId: CANARY, arm: 'canary', rollout: 'r1' });
  expect(loads).toEqual([CANARY]);
  expect(events.map(({ type }) => type)).toEqual(['load_ok']);
});

test('tries again twice, after growing pauses, when files do not arrive', async () => {
  const { load, loads, pauses, quarantine } = setUp(makeDocument(), { [STABLE]: [notArrived(), notArrived()] });
  await load();
  expect(loads).toEqual([STABLE, STABLE, STABLE]);
  expect(pauses).toEqual([300, 600]);
  expect(quarantine).toEqual([]);
});

test('goes down to stable and then to previous', async () => {
  const { load, loads, events } = setUp(makeDocument({ rollout: canaryForAll }), {
    [CANARY]: [notArrived(), notArrived(), notArrived()],
    [STABLE]: [notArrived(), notArrived(), notArrived()],
  });
  expect((await load()).assignment).toMatchObject({ buildId: PREVIOUS, arm: 'stable', rollout: 'r1' });
  expect(new Set(loads)).toEqual(new Set([CANARY, STABLE, PREVIOUS]));
  expect(events.map(({ type, buildId }) => `${type} ${buildId}`)).toEqual([
    `load_fail ${CANARY}`,
    `load_fail ${STABLE}`,
    `fallback ${PREVIOUS}`,
    `load_ok ${PREVIOUS}`,
  ]);
});

test('never runs code again that threw, and keeps its build away', async () => {
  const { load, loads, quarantine, events } = setUp(makeDocument({ rollout: canaryForAll }), {
    [CANARY]: [new TypeError('boom')],
  });
  expect((await load()).assignment.buildId).toBe(STABLE);
  expect(loads).toEqual([CANARY, STABLE]);
  expect(quarantine).toEqual([{ remote: 'mf-reports', buildId: CANARY }]);
  expect(events.map(({ type }) => type)).toEqual(['load_fail', 'quarantined', 'fallback', 'load_ok']);
  await load();
  expect(loads).toEqual([CANARY, STABLE, STABLE]);
});

test('says what was tried, and whose it is, when nothing can be loaded', async () => {
  const dead = () => [notArrived(), notArrived(), notArrived()];
  const { load, events } = setUp(makeDocument(), { [STABLE]: dead(), [PREVIOUS]: dead() });
  const error = await load().catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({
    owner: { team: 'Reports' },
    attempts: [{ buildId: STABLE, notLoaded: true }, { buildId: PREVIOUS }],
  });
  expect(new Set(events.map(({ incident }) => incident)).size).toBe(1);
});

test('a blocked build is not loaded even when nothing else works', async () => {
  const { load, loads } = setUp(makeDocument({ blocked: [PREVIOUS] }), { [STABLE]: [new Error('boom')] });
  await expect(load()).rejects.toBeInstanceOf(RemoteLoadError);
  expect(loads).toEqual([STABLE]);
});

test('the choice stays for the page; one not yet made follows a new document', async () => {
  const first = setUp(makeDocument(), {});
  await first.load();
  first.publish(makeDocument({ rollout: canaryForAll }));
  expect((await first.load()).assignment.buildId).toBe(STABLE);

  const second = setUp(makeDocument(), {});
  second.publish(makeDocument({ rollout: canaryForAll }));
  expect((await second.load()).assignment.buildId).toBe(CANARY);
});

test('a crash keeps the build away and says whether another can take over', () => {
  const { loader, quarantine, events } = setUp(makeDocument({ previous: null }), {});
  const canary = { remote: 'mf-reports', buildId: CANARY, arm: 'canary' as const };
  expect(loader.crashed(canary, new Error('boom')).another).toBe(true);
  const stable = { remote: 'mf-reports', buildId: STABLE, arm: 'stable' as const };
  expect(loader.crashed(stable, new Error('boom')).another).toBe(false);
  expect(quarantine.map(({ buildId }) => buildId)).toEqual([CANARY, STABLE]);
  expect(events.map(({ type }) => type)).toEqual(['crash', 'quarantined', 'crash', 'quarantined']);
});

test('reports a build that is not the one that was assigned', async () => {
  const { load, events } = setUp(makeDocument(), { [STABLE]: [{ build: { buildId: PREVIOUS } }] });
  await load();
  expect(events[0]).toMatchObject({ type: 'mismatch', buildId: STABLE, reason: `runs ${PREVIOUS}` });
});
