import type { AuditEntry, ReleaseStatus, RemoteRelease } from '@hub/shared/contracts/releases/releases';
import { bytes, minute, percent, share, table } from './table';

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

const failures = (arm: { failed: number; units: number }): string =>
  arm.units === 0 ? 'nobody has reported yet' : `failed ${share(arm)}`;

const evidenceText = (evidence: number, halts: number): string =>
  `evidence ${evidence >= 1000 ? evidence.toExponential(1) : evidence.toFixed(1)} (${halts} halts)`;

const points = (difference: number): string => `${(100 * difference).toFixed(1)} points`;

type Figures = NonNullable<RemoteRelease['rollout']>['figures'];

/** What it could have found is as important as that it has found nothing. */
const seenText = ({ canary, stable, couldSee }: Figures): string =>
  couldSee === null
    ? 'so few visitors would have halted nothing'
    : `with ${canary.units + stable.units} visitors a failure rate of +${points(couldSee)} would have been halted in 95 %`;

const valueText = (value: number | null, unit: Figures['metrics'][number]['unit']): string => {
  if (value === null) return '–';
  if (unit === 'share') return `${(100 * value).toFixed(1)} %`;
  if (unit === 'MB') return `${value.toFixed(1)} MB`;
  return unit === 'ms' ? `${Math.round(value)} ms` : (value / 1000).toFixed(3);
};

const withInterval = ({ unit, intervals, ...arms }: Figures['metrics'][number], arm: 'canary' | 'stable'): string => {
  const interval = intervals?.[arm];
  const value = valueText(arms[arm], unit);
  return interval ? `${value} (${valueText(interval[0], unit)} to ${valueText(interval[1], unit)})` : value;
};

function figuresText({ rollout }: RemoteRelease): string[] {
  if (!rollout) return [];
  const { figures, guard } = rollout;
  const metrics = figures.metrics.map((each) => [
    `  ${each.metric.replaceAll('_', ' ')}`,
    withInterval(each, 'canary'),
    withInterval(each, 'stable'),
    evidenceText(each.evidence, each.halts),
  ]);
  return [
    '',
    `Since it is at ${percent(rollout.weightBp)}`,
    `  canary           ${failures(figures.canary)}`,
    ...(figures.cohort.units > 0 ? [`  cohort           ${failures(figures.cohort)}`] : []),
    `  stable           ${failures(figures.stable)}`,
    `  failures         ${evidenceText(figures.evidence, figures.halts)}`,
    `  could have seen  ${seenText(figures)}`,
    `  at most worse    ${figures.upperDifference === 1 ? 'nothing to compare yet' : `${points(figures.upperDifference)} (99 %); promote asks for less than ${points(guard.maxFailureDelta)}`}`,
    `  proof to go on   ${figures.fresh} of ${guard.minMounts} visitors without a failure within a day`,
    `  guard            minMounts ${guard.minMounts}, maxFailureDelta ${guard.maxFailureDelta}, hardFailures ${guard.hardFailures}`,
    ...figures.reports.map(
      ({ kind, units, text }) =>
        `  ${kind.padEnd(16)} ${units} ×${text === null ? '' : `; pages say “${text.replace(/[“”]/g, '"')}”`}`,
    ),
    '',
    table(['  Metric (95 %)', 'Canary', 'Stable', 'Evidence'], metrics),
  ];
}

function stateOf(remote: RemoteRelease, buildId: string): string {
  if (buildId === remote.stable) return 'stable';
  if (remote.blocked.includes(buildId)) return 'taken back';
  if (buildId === remote.rollout?.version) return `rollout ${remote.rollout.state}`;
  return buildId === remote.previous ? 'previous' : '';
}

/** Whether a build is signed, as the hub has found it. */
const signatureText = ({ origin, provenance }: RemoteRelease['builds'][number]): string => {
  if (origin === 'shipped') return '–';
  if (!provenance) return 'no provenance';
  return provenance.signedBy === null ? 'not signed' : `by ${provenance.signedBy}`;
};

/** Where the newest build that says so comes from. */
function provenanceText({ builds }: RemoteRelease): string[] {
  const newest = builds.find(({ provenance }) => provenance);
  if (!newest?.provenance) return [];
  const { repository, builder, finishedOn, tools } = newest.provenance;
  const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  return [
    '',
    `${newest.buildId} comes from`,
    `  sources    ${repository ?? 'no repository'}, commit ${newest.commit}`,
    `  built by   ${builder}, ${minute(finishedOn)}, with ${versions.join(', ')}`,
  ];
}

/** Everything about one remote. */
export function details(remote: RemoteRelease, audit: AuditEntry[]): string {
  const builds = remote.builds.map((build) => {
    const { buildId, origin, publishedAt, publishedBy, commit, bytes: size } = build;
    return [
      buildId,
      stateOf(remote, buildId),
      minute(publishedAt),
      origin === 'shipped' ? 'came with the hub' : publishedBy,
      origin === 'shipped' ? '–' : bytes(size),
      commit.slice(0, 12),
      signatureText(build),
    ];
  });
  return [
    `${remote.name}   ${remote.owner.team}, ${remote.owner.contact}`,
    '',
    `stable     ${remote.stable ?? 'not released yet'}`,
    `previous   ${remote.previous ?? '–'}`,
    `rollout    ${rolloutText(remote)}`,
    ...(remote.rollout?.reason ? [`           ${remote.rollout.reason}`] : []),
    ...figuresText(remote),
    '',
    table(['Build', 'State', 'Published', 'By', 'Size', 'Commit', 'Signed'], builds),
    ...provenanceText(remote),
    ...(audit.length > 0 ? ['', auditTable(audit)] : []),
  ].join('\n');
}

export const auditTable = (entries: AuditEntry[]): string =>
  table(
    ['When (UTC)', 'Remote', 'Who', 'What', 'Why', 'Revision'],
    entries.map(({ at, remote, who, detail, why, revision }) => [minute(at), remote, who, detail, why || '–', String(revision)]),
  );
