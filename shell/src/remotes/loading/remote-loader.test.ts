import type { DiscoveryDocument, RemoteEntry } from '@hub/shared/contracts/releases/discovery';
import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { RemoteLoadError } from './remote-load-error';
import { RemoteLoader } from './remote-loader';
import { LoadTimeout } from './time-limit';

const STABLE = '1.0.0-aaaaaaaa';
const PREVIOUS = '0.9.0-bbbbbbbb';
const CANARY = '1.1.0-cccccccc';
const HASH = `sha384-${'A'.repeat(64)}`;

const notArrived = () => Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });

function makeDocument(change: Partial<RemoteEntry> = {}): DiscoveryDocument {
  const version = (buildId: string) => ({
    manifestUrl: `/remotes/mf-reports/${buildId}/mf-manifest.json`,
    manifestIntegrity: HASH,
    assets: {},
    commit: 'c',
    builtAt: '2026-01-01T00:00:00Z',
    requires: { shell: '^1.0.0', shared: '^1.0.0', react: '^19.0.0' },
    events: { emits: [], listens: [] },
  });
  const entry: RemoteEntry = {
    owner: { team: 'Reports', contact: 'reports@hub.example' },
    routes: [],
    expose: ['./remote'],
    critical: false,
    stable: STABLE,
    previous: PREVIOUS,
    blocked: [],
    versions: Object.fromEntries([STABLE, PREVIOUS, CANARY].map((buildId) => [buildId, version(buildId)])),
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
function setUp(document: DiscoveryDocument, behaviour: Record<string, unknown[]>, overrides?: Record<string, string>) {
  const loads: string[] = [];
  const events: RemoteEvent[] = [];
  const quarantine: { remote: string; buildId: string; forMs?: number }[] = [];
  const hanging = new Set<string>();
  const phases: string[] = [];
  const pauses: number[] = [];
  const styles: string[] = [];
  const putAside: string[] = [];
  let current = document;
  const loader = new RemoteLoader({
    document: () => current,
    subject: 'device-1',
    overrides,
    cohorts: ['staff'],
    styles: { drop: (url) => styles.push(`- ${url}`), restore: (url) => styles.push(`+ ${url}`) },
    within: (work) => work,
    federation: {
      load: async (_remote, buildId, { manifestUrl }) => {
        loads.push(buildId);
        const outcome = (behaviour[manifestUrl] ?? behaviour[buildId])?.shift() ?? { build: { buildId } };
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    },
    report: (event) => events.push(event),
    mayStart: async ({ buildId }) => !putAside.includes(buildId),
    quarantine: {
      read: () => quarantine,
      add: (remote, buildId, forMs) => quarantine.push({ remote, buildId, ...(forMs && { forMs }) }),
    },
    origins: { hangs: (origin) => hanging.has(origin), noteHanging: (origin) => hanging.add(origin) },
    isFirstPage: (phase) => phases.push(phase) === 1,
    now: () => 0,
    sleep: async (ms) => void pauses.push(ms),
    random: () => 0.5,
  });
  const load = () => loader.load('mf-reports', './remote', async (module) => module);
  return {
    loader,
    load,
    loads,
    putAside,
    events,
    quarantine,
    pauses,
    styles,
    publish: (next: DiscoveryDocument) => (current = next),
  };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('loads the chosen build and reports it', async () => {
  const { load, loads, events } = setUp(makeDocument({ rollout: canaryForAll }), {});
  expect((await load()).assignment).toEqual({ remote: 'mf-reports', buildId: CANARY, arm: 'canary', rollout: 'r1', first: true });
  expect(loads).toEqual([CANARY]);
  expect(events.map(({ type }) => type)).toEqual(['load_ok']);
});

test('a cohort of this device is given its build before others', async () => {
  const { load } = setUp(makeDocument({ rollout: { ...canaryForAll, weightBp: 0, cohorts: ['staff'] } }), {});
  expect((await load()).assignment).toMatchObject({ buildId: CANARY, arm: 'canary' });
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

test('passes over a canary that may not start on this page', async () => {
  const { load, loads, putAside, quarantine } = setUp(makeDocument({ rollout: canaryForAll }), {});
  putAside.push(CANARY, STABLE);
  // Only what is under trial is asked about.
  expect((await load()).assignment).toMatchObject({ buildId: STABLE, arm: 'stable' });
  expect(loads).toEqual([STABLE]);
  expect(quarantine).toEqual([]);
});

test('a harm is told of as such, and keeps the build away as a crash does', () => {
  const { loader, quarantine, events } = setUp(makeDocument(), {});
  const canary = { remote: 'mf-reports', buildId: CANARY, arm: 'canary' as const };
  expect(loader.crashed(canary, 'nothing to be seen', 'empty').another).toBe(true);
  expect(quarantine.map(({ buildId }) => buildId)).toEqual([CANARY]);
  expect(events).toMatchObject([{ type: 'harm', harm: 'empty', reason: 'nothing to be seen' }, { type: 'quarantined' }]);
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

test('builds that throw one after the other end in the panel, and none of them comes twice', () => {
  const { loader } = setUp(makeDocument({ rollout: canaryForAll }), {});
  const of = (buildId: string) => ({ remote: 'mf-reports', buildId, arm: 'stable' as const });
  expect([CANARY, STABLE, PREVIOUS].map((buildId) => loader.crashed(of(buildId), new Error('boom')).another)).toEqual([
    true,
    true,
    false,
  ]);
  // All of them are put aside, and one is the last resort of the next page: not of this one.
  expect(loader.crashed(of(STABLE), new Error('boom')).another).toBe(false);
});

test('reports a build that is not the one that was assigned', async () => {
  const { load, events } = setUp(makeDocument(), { [STABLE]: [{ build: { buildId: PREVIOUS } }] });
  await load();
  expect(events[0]).toMatchObject({ type: 'mismatch', buildId: STABLE, reason: `runs mf-reports ${PREVIOUS}` });
});

test('reports the build of another remote', async () => {
  const { load, events } = setUp(makeDocument(), { [STABLE]: [{ build: { name: 'mf-agents', buildId: STABLE } }] });
  await load();
  expect(events[0]).toMatchObject({ type: 'mismatch', reason: `runs mf-agents ${STABLE}` });
});

describe('another origin', () => {
  const MIRROR = 'https://mirror.example/mf-reports/mf-manifest.json';
  const mirrored = () => {
    const document = makeDocument();
    document.remotes['mf-reports']!.versions[STABLE]!.mirrors = ['https://dead.example/mf-manifest.json', MIRROR];
    return document;
  };
  const dead = () => [notArrived(), notArrived(), notArrived()];

  test('is asked when the first does not answer, before any other build', async () => {
    const around = setUp(mirrored(), { [STABLE]: dead(), 'https://dead.example/mf-manifest.json': dead(), [MIRROR]: [] });
    expect((await around.load()).assignment.buildId).toBe(STABLE);
    expect(around.loads).toEqual([STABLE, STABLE, STABLE, STABLE, STABLE]);
    expect(around.styles.at(-1)).toBe(`+ ${MIRROR}`);
    expect(around.events).toMatchObject([
      { type: 'origin', reason: 'http://localhost' },
      { type: 'origin', reason: 'https://dead.example' },
      { type: 'load_ok' },
    ]);
  });

  test('takes the place of one that hangs for the whole session, which no build is blamed for', async () => {
    const document = makeDocument();
    document.remotes['mf-reports']!.versions[STABLE]!.manifestUrl = 'https://slow.example/mf-manifest.json';
    document.remotes['mf-reports']!.versions[STABLE]!.mirrors = [MIRROR];
    const around = setUp(document, { 'https://slow.example/mf-manifest.json': [new LoadTimeout('late')], [MIRROR]: [] });
    await around.load();
    await around.load();
    expect(around.styles).toEqual([
      '+ https://slow.example/mf-manifest.json',
      '- https://slow.example/mf-manifest.json',
      `+ ${MIRROR}`,
    ]);
    expect(around.quarantine).toEqual([]);
    expect(around.events.map(({ type }) => type)).toEqual(['origin', 'load_ok', 'load_ok']);
  });

  test('is not asked for code that threw', async () => {
    const { load, loads } = setUp(mirrored(), { [STABLE]: [new Error('boom')] });
    expect((await load()).assignment.buildId).toBe(PREVIOUS);
    expect(loads).toEqual([STABLE, PREVIOUS]);
  });
});

test('a build that does not answer in time is not asked again', async () => {
  const { load, loads } = setUp(makeDocument(), { [STABLE]: [new LoadTimeout('late')] });
  expect((await load()).assignment.buildId).toBe(PREVIOUS);
  expect(loads).toEqual([STABLE, PREVIOUS]);
});

test('a build that did not come is not waited for again on this device for an hour, where another was there', async () => {
  const { load, quarantine } = setUp(makeDocument(), { [STABLE]: [new LoadTimeout('late')] });
  await load();
  expect(quarantine).toEqual([{ remote: 'mf-reports', buildId: STABLE, forMs: 3_600_000 }]);
  // Without a connection it is nobody's fault.
  const alone = setUp(makeDocument({ previous: null }), { [STABLE]: [new LoadTimeout('late')] });
  await expect(alone.load()).rejects.toBeInstanceOf(RemoteLoadError);
  expect(alone.quarantine).toEqual([]);
});

test('takes the styles of a build away when another takes its place', async () => {
  const { load, styles } = setUp(makeDocument(), { [STABLE]: [new Error('boom')] });
  await load();
  const manifest = (buildId: string) => `/remotes/mf-reports/${buildId}/mf-manifest.json`;
  expect(styles).toEqual([`+ ${manifest(STABLE)}`, `- ${manifest(STABLE)}`, `+ ${manifest(PREVIOUS)}`]);
});

test('a build that has been taken back since is not shown again on this page', async () => {
  const halted = { ...canaryForAll, state: 'halted' as const };
  for (const change of [{ blocked: [CANARY] }, { rollout: halted }]) {
    const { load, publish } = setUp(makeDocument({ rollout: canaryForAll }), {});
    expect((await load()).assignment.buildId).toBe(CANARY);
    publish(makeDocument(change));
    expect((await load()).assignment.buildId).toBe(STABLE);
  }
});

describe("a developer's override", () => {
  test('is shown before every other build', async () => {
    const { load } = setUp(makeDocument({ blocked: [CANARY] }), {}, { 'mf-reports': CANARY });
    expect((await load()).assignment).toEqual({ remote: 'mf-reports', buildId: CANARY, arm: 'override' });
  });

  test('fails where it can be seen: no other build takes its place, and none is kept away', async () => {
    const { load, loader, loads, quarantine } = setUp(
      makeDocument(),
      { [CANARY]: [new Error('boom')] },
      { 'mf-reports': CANARY },
    );
    await expect(load()).rejects.toBeInstanceOf(RemoteLoadError);
    expect(loads).toEqual([CANARY]);
    expect(loader.crashed({ remote: 'mf-reports', buildId: CANARY, arm: 'override' }, new Error('boom')).another).toBe(false);
    expect(quarantine).toEqual([]);
  });
});
