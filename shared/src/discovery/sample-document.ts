import type { DiscoveryDocument, RemoteEntry, VersionEntry } from '../contracts/releases/discovery';

const HASH = `sha384-${'A'.repeat(64)}`;

const version = (name: string, buildId: string): VersionEntry => ({
  manifestUrl: `/remotes/${name}/${buildId}/mf-manifest.json`,
  manifestIntegrity: HASH,
  assets: { 'remoteEntry.js': HASH },
  commit: 'unknown',
  builtAt: '2026-01-01T00:00:00.000Z',
  requires: { shell: '^1.0.0', shared: '^1.0.0', react: '^19.3.1' },
  events: { emits: [], listens: [] },
});

export const STABLE = '1.0.0-aaaaaaaa';
export const PREVIOUS = '0.9.0-bbbbbbbb';
export const CANARY = '1.1.0-cccccccc';

/** A remote's entry for tests. */
export const sampleEntry = (name: string, change: Partial<RemoteEntry> = {}): RemoteEntry => ({
  owner: { team: 'Data', contact: 'data@example.test' },
  routes: [],
  expose: ['./remote'],
  critical: false,
  stable: STABLE,
  previous: PREVIOUS,
  blocked: [],
  versions: Object.fromEntries([STABLE, PREVIOUS, CANARY].map((buildId) => [buildId, version(name, buildId)])),
  ...change,
});

export const sampleRollout = (
  change: Partial<NonNullable<RemoteEntry['rollout']>> = {},
): NonNullable<RemoteEntry['rollout']> => ({
  id: 'r1',
  version: CANARY,
  salt: 'salt-1',
  weightBp: 0,
  cohorts: [],
  state: 'running',
  guard: { minMounts: 100, maxFailureDelta: 0.05, hardFailures: 5 },
  ...change,
});

/** A discovery document for tests. */
export const sampleDocument = (remotes: Record<string, RemoteEntry>): DiscoveryDocument => ({
  schema: 'mfe-discovery/1',
  revision: 1,
  issuedAt: '2026-01-01T00:00:00.000Z',
  ttlSeconds: 30,
  remotes,
});
