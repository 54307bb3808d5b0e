import type { CrashGroup } from '@hub/shared/contracts/releases/crashes';
import type { ReleaseStatus, RemoteRelease } from '@hub/shared/contracts/releases/releases';

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
      {
        metric: 'load',
        unit: 'ms',
        canary: 420.4,
        stable: 400,
        intervals: { canary: [390.2, 452], stable: null },
        evidence: 1.25,
        halts: 1600,
      },
      { metric: 'memory', unit: 'MB', canary: 48.26, stable: 47, evidence: 1, halts: 1600 },
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
      provenance: {
        repository: 'git+https://git.example/hub',
        builder: 'https://ci.example/run/7',
        finishedOn: '2026-11-20T09:00:00Z',
        tools: { node: '20.19.0' },
        signedBy: '0123456789abcdef',
      },
    },
    { buildId: STABLE, origin: 'shipped', publishedAt: '2026-11-01T10:00:00Z', publishedBy: 'server', commit: 'c0', bytes: 0 },
  ],
  ...change,
});

export const sampleCrash = (remote: string): CrashGroup => ({
  fingerprint: '0123456789abcdef',
  remote,
  error: 'TypeError',
  frames: [
    { file: `${remote}/src/total.ts`, line: 5, column: 50, name: 'totalOf', isResolved: true },
    { file: 'shell/assets/old.js', line: 1, column: 900, name: null, isResolved: false },
  ],
  firstBuild: STABLE,
  lastBuild: CANARY,
  firstAt: '2026-11-20T10:00:00Z',
  lastAt: '2026-11-21T10:00:00Z',
  count: 12,
  devices: 4,
  share: 0.125,
  browsers: [{ name: 'Firefox 140', devices: 4 }],
});

export const sampleStatus = (remotes: RemoteRelease[]): ReleaseStatus => ({
  revision: 9,
  issuedAt: '2026-11-22T10:00:00Z',
  ttlSeconds: 5,
  remotes,
});
