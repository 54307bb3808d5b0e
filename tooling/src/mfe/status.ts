import type { AuditEntry, ReleaseStatus, RemoteRelease } from '@hub/shared/contracts/releases';
import { bytes, minute, percent, share, table } from './table';

const HALTING_EVIDENCE = 100;

function rolloutText({ rollout }: RemoteRelease): string {
  if (!rollout) return '–';
  const cohorts = rollout.cohorts.length > 0 ? ` and ${rollout.cohorts.join(', ')}` : '';
  return `${rollout.version} ${rollout.state}${rollout.state === 'done' ? '' : ` at ${percent(rollout.weightBp)}${cohorts}`}`;
}

/** Every remote on a line. */
export function overview({ revision, issuedAt, remotes }: ReleaseStatus): string {
  const rows = remotes.map((remote) => [
    remote.name,
    remote.owner.team,
    remote.stable ?? 'not released yet',
    rolloutText(remote),
    remote.rollout ? share(remote.rollout.figures.canary) : '–',
    remote.rollout ? share(remote.rollout.figures.stable) : '–',
  ]);
  const standing = remotes.flatMap(({ name, rollout }) =>
    rollout?.state === 'halted' || rollout?.state === 'paused'
      ? [`\n${name} is ${rollout.state}: ${rollout.reason ?? 'no reason was given'}`]
      : [],
  );
  const head = ['Remote', 'Team', 'Stable', 'Rollout', 'Canary failed', 'Stable failed'];
  return `Revision ${revision} of ${minute(issuedAt)}\n\n${table(head, rows)}${standing.length > 0 ? `\n${standing.join('')}` : ''}`;
}

const failures = (arm: { failed: number; devices: number }): string =>
  arm.devices === 0 ? 'no device has reported yet' : `failed on ${share(arm)}`;

function figuresText({ rollout }: RemoteRelease): string[] {
  if (!rollout) return [];
  const { figures, guard } = rollout;
  const evidence = figures.evidence >= 1000 ? figures.evidence.toExponential(1) : figures.evidence.toFixed(1);
  return [
    '',
    `Since it is at ${percent(rollout.weightBp)}`,
    `  canary           ${failures(figures.canary)}`,
    ...(figures.cohort.devices > 0 ? [`  cohort           ${failures(figures.cohort)}`] : []),
    `  stable           ${failures(figures.stable)}`,
    `  difference       ${figures.z === null ? 'nothing to compare yet' : `z = ${figures.z.toFixed(1)}, evidence ${evidence} (${HALTING_EVIDENCE} halts)`}`,
    `  proof to go on   ${figures.fresh} of ${guard.minMounts} devices without a failure within a day`,
    `  guard            minMounts ${guard.minMounts}, maxFailureDelta ${guard.maxFailureDelta}, hardFailures ${guard.hardFailures}`,
  ];
}

function stateOf(remote: RemoteRelease, buildId: string): string {
  if (buildId === remote.stable) return 'stable';
  if (remote.blocked.includes(buildId)) return 'taken back';
  if (buildId === remote.rollout?.version) return `rollout ${remote.rollout.state}`;
  return buildId === remote.previous ? 'previous' : '';
}

/** Everything about one remote. */
export function details(remote: RemoteRelease, audit: AuditEntry[]): string {
  const builds = remote.builds.map(({ buildId, origin, publishedAt, publishedBy, commit, bytes: size }) => [
    buildId,
    stateOf(remote, buildId),
    minute(publishedAt),
    origin === 'shipped' ? 'came with the hub' : publishedBy,
    origin === 'shipped' ? '–' : bytes(size),
    commit.slice(0, 12),
  ]);
  return [
    `${remote.name}   ${remote.owner.team}, ${remote.owner.contact}`,
    '',
    `stable     ${remote.stable ?? 'not released yet'}`,
    `previous   ${remote.previous ?? '–'}`,
    `rollout    ${rolloutText(remote)}`,
    ...(remote.rollout?.reason ? [`           ${remote.rollout.reason}`] : []),
    ...figuresText(remote),
    '',
    table(['Build', 'State', 'Published', 'By', 'Size', 'Commit'], builds),
    ...(audit.length > 0 ? ['', auditTable(audit)] : []),
  ].join('\n');
}

export const auditTable = (entries: AuditEntry[]): string =>
  table(
    ['When (UTC)', 'Remote', 'Who', 'What', 'Why', 'Revision'],
    entries.map(({ at, remote, who, detail, why, revision }) => [minute(at), remote, who, detail, why || '–', String(revision)]),
  );
