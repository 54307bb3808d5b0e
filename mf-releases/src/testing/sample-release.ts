import type { ReleaseStatus, RemoteRelease } from '@hub/shared/contracts/releases';

export const STABLE = '1.0.0-aaaaaaaa';
export const CANARY = '1.1.0-cccccccc';

type Running = NonNullable<RemoteRelease['rollout']>;

export const sampleRollout = (change: Partial<Running> = {}): Running => ({
  id: 'r1',
  version: CANARY,
  salt: 'r1',
  weightBp: 1000,
  cohorts: [],
  state: 'running',
  guard: { minMounts: 100, maxFailureDelta: 0.02, hardFailures: 5 },
  figures: {
    canary: { units: 40, failed: 3 },
    cohort: { units: 0, failed: 0 },
    stable: { units: 300, failed: 1 },
    evidence: 64,
    halts: 200,
    upperDifference: 0.15,
    couldSee: 0.09,
    metrics: [
      { metric: 'load', unit: 'ms', canary: 420.4, stable: 400, evidence: 1.25, halts: 1600 },
      { metric: 'errors', unit: 'share', canary: 0.05, stable: 0.01, evidence: 2, halts: 1600 },
      { metric: 'layout_shift', unit: 'thousandths', canary: 12, stable: null, evidence: 1, halts: 1600 },
    ],
    reports: [{ kind: 'crash', units: 3, text: 'TypeError: nothing there' }],
    fresh: 37,
  },
  ...change,
});

export const sampleRemote = (name: string, change: Partial<RemoteRelease> = {}): RemoteRelease => ({
  name,
  revision: 7,
  owner: { team: 'Reports', contact: 'reports@hub.example' },
  stable: STABLE,
  previous: null,
  blocked: [],
  rollout: null,
  builds: [
    {
      buildId: CANARY,
      origin: 'published',
      publishedAt: '2026-11-20T10:00:00Z',
      publishedBy: 'Reports CI',
      commit: 'c1',
      bytes: 90_000,
    },
    { buildId: STABLE, origin: 'shipped', publishedAt: '2026-11-01T10:00:00Z', publishedBy: 'server', commit: 'c0', bytes: 0 },
  ],
  ...change,
});

export const sampleStatus = (remotes: RemoteRelease[]): ReleaseStatus => ({
  revision: 9,
  issuedAt: '2026-11-22T10:00:00Z',
  ttlSeconds: 5,
  remotes,
});
