import type { BuildRecord, RemoteEntry, Rollout, RolloutGuard } from '@hub/shared/contracts/releases/discovery';
import type {
  PromoteRequest,
  RampRequest,
  RollbackRequest,
  RolloutFigures,
  StartRequest,
} from '@hub/shared/contracts/releases/releases';
import { AppError } from '../../errors';
import { askedBy } from './asked-by';
import { t } from './messages';
import { versionOf, withNamedVersions, withStable } from '../discovery/next-document';

/** What a rollout is halted by when its team says nothing else. Why these numbers: docs/adr/0008-rollout-control.md. */
export const DEFAULT_GUARD: RolloutGuard = { minMounts: 100, maxFailureDelta: 0.02, hardFailures: 5 };
/** Builds that were taken back and are remembered. */
const MOST_BLOCKED = 50;

/** A build with the address under which browsers find it. */
export interface Placed {
  record: BuildRecord;
  base: string;
}

export const percent = (weightBp: number) => `${weightBp / 100} %`;

const refuse = (detail: string): never => {
  throw new AppError('release-refused', detail);
};

type OpenRollout = Rollout & { state: 'running' | 'paused' };
const isOpen = (rollout: Rollout | undefined): rollout is OpenRollout =>
  rollout?.state === 'running' || rollout?.state === 'paused';

const openRollout = (name: string, { rollout }: RemoteEntry): Rollout => {
  if (isOpen(rollout)) return rollout;
  if (rollout?.state === 'halted') {
    return refuse(t('has-halted', { build: rollout.version, reason: rollout.reason ?? t('no-reason') }));
  }
  return refuse(t('no-rollout', { remote: name, by: askedBy() }));
};

/** A paused rollout is left as it is until somebody has resumed it. */
const movingRollout = (name: string, entry: RemoteEntry): Rollout => {
  const rollout = openRollout(name, entry);
  if (rollout.state !== 'paused') return rollout;
  return refuse(
    t('is-paused', { build: rollout.version, reason: rollout.reason ?? t('no-reason'), remote: name, by: askedBy() }),
  );
};

/** Up to this share a build goes to people of whom nothing is known yet; above it asks for proof, of which there is none at a start. */
const MOST_UNPROVEN_BP = 2500;
/** The last step before everybody: the arms are alike there, and a comparison is at its sharpest. */
const LAST_STEP_BP = 5000;

const points = (difference: number) => (100 * difference).toFixed(1);
const rateOf = ({ units, failed }: { units: number; failed: number }) => (units === 0 ? 0 : failed / units);

/** Growing needs proof: that nothing was heard is no proof, and neither are healthy units among failing ones. */
const demandProof = (rollout: Rollout, figures: RolloutFigures, unproven: boolean | undefined) => {
  const { guard, version: build, weightBp } = rollout;
  if (unproven) return;
  if (figures.fresh < guard.minMounts) {
    const said = { n: figures.fresh, asked: String(guard.minMounts), build, share: percent(weightBp) };
    throw new AppError('release-unproven', t('unproven', { ...said, by: askedBy() }));
  }
  const { canary, cohort, stable } = figures;
  const own = { units: canary.units + cohort.units, failed: canary.failed + cohort.failed };
  const difference = rateOf(own) - rateOf(stable);
  if (difference <= guard.maxFailureDelta) return;
  throw new AppError('release-unproven', t('failing', { build, ...own, points: points(difference), by: askedBy() }));
};

/** Everybody is given only what is known not to be worse, as far as its units can tell. */
const demandPromotion = ({ onTrial }: RemoteEntry, rollout: Rollout, figures: RolloutFigures, unproven: boolean | undefined) => {
  const { guard, version: build, weightBp } = rollout;
  if (unproven) return;
  if (weightBp < LAST_STEP_BP) {
    throw new AppError(
      'release-unproven',
      t('too-early', { build, share: percent(weightBp), last: percent(LAST_STEP_BP), by: askedBy() }),
    );
  }
  demandProof(rollout, figures, unproven);
  // Of a first build nothing can be told but how often it fails, which the proof has just looked at.
  if (onTrial || figures.upperDifference < guard.maxFailureDelta) return;
  const said = {
    build,
    bound: points(figures.upperDifference),
    asked: points(guard.maxFailureDelta),
    units: figures.canary.units,
  };
  throw new AppError('release-unproven', t('unsure', { ...said, by: askedBy() }));
};

const routesStillServed = (record: BuildRecord, entry: RemoteEntry) => {
  const missing = entry.routes.find((route) => !record.expose.includes(route.expose ?? './remote'));
  if (missing) {
    refuse(t('not-exposed', { build: record.buildId, expose: missing.expose ?? './remote', path: missing.path }));
  }
};

export const startRollout = (
  entry: RemoteEntry | undefined,
  { record, base }: Placed,
  request: StartRequest,
  id: string,
): RemoteEntry => {
  const { buildId } = record;
  if (entry && !entry.onTrial && entry.stable === buildId) refuse(t('stable-already.start', { build: buildId }));
  if (entry && isOpen(entry.rollout)) {
    refuse(t('under-way.share', { build: entry.rollout.version, share: percent(entry.rollout.weightBp) }));
  }
  if (entry?.blocked.includes(buildId) && !request.force) {
    refuse(t('blocked.start', { build: buildId, by: askedBy() }));
  }
  if (request.weightBp > MOST_UNPROVEN_BP && !request.unproven) {
    throw new AppError('release-unproven', t('too-much', { build: buildId, most: percent(MOST_UNPROVEN_BP), by: askedBy() }));
  }
  const rollout: Rollout = {
    id,
    version: buildId,
    // Drawn anew, so that it is not always the same devices that come first.
    salt: id,
    weightBp: request.weightBp,
    cohorts: request.cohorts,
    state: 'running',
    guard: { ...DEFAULT_GUARD, ...request.guard },
  };
  // Nobody had the remote before: there is nothing to compare with, and whoever is not drawn goes on without it.
  if (!entry || entry.onTrial) return { ...withStable(record, undefined, base), rollout, onTrial: true };
  routesStillServed(record, entry);
  return withNamedVersions({
    ...entry,
    blocked: entry.blocked.filter((each) => each !== buildId),
    versions: { ...entry.versions, [buildId]: versionOf(record, base) },
    rollout,
  });
};

export const rampRollout = (name: string, entry: RemoteEntry, request: RampRequest, figures: RolloutFigures): RemoteEntry => {
  const rollout = movingRollout(name, entry);
  const { weightBp } = request;
  if (weightBp === rollout.weightBp) refuse(t('same-share', { share: percent(weightBp) }));
  if (weightBp > rollout.weightBp) demandProof(rollout, figures, request.unproven);
  return { ...entry, rollout: { ...rollout, weightBp } };
};

/** Who has the build keeps it, and what it does is still counted; its share changes no more until it is resumed. */
export const pauseRollout = (name: string, entry: RemoteEntry, reason: string): RemoteEntry => {
  const rollout = openRollout(name, entry);
  if (rollout.state === 'paused')
    refuse(t('paused-already', { build: rollout.version, reason: rollout.reason ?? t('no-reason') }));
  return { ...entry, rollout: { ...rollout, state: 'paused', reason } };
};

export const resumeRollout = (name: string, entry: RemoteEntry): RemoteEntry => {
  const { reason: _, ...rollout } = openRollout(name, entry);
  if (rollout.state !== 'paused') refuse(t('not-paused', { build: rollout.version }));
  return { ...entry, rollout: { ...rollout, state: 'running' } };
};

/** What is told of a rollout that is paused. */
export const pausedText = ({ version, weightBp }: Rollout): string => t('paused', { build: version, share: percent(weightBp) });

/** What is told of a rollout that is halted. */
export const haltedText = (build: string, { stable, onTrial }: Pick<RemoteEntry, 'stable' | 'onTrial'>): string =>
  onTrial ? t('halted.first', { build }) : t('halted', { build, stable });

export const haltRollout = (name: string, entry: RemoteEntry, reason: string, exchange?: Rollout['exchange']): RemoteEntry => {
  const { rollout } = entry;
  if (rollout?.state === 'halted')
    refuse(t('halted-already', { build: rollout.version, reason: rollout.reason ?? t('no-reason') }));
  return { ...entry, rollout: { ...openRollout(name, entry), state: 'halted', reason, ...(exchange && { exchange }) } };
};

/** @param placed the build of `request.version`, or of the rollout */
export const promoteBuild = (
  entry: RemoteEntry | undefined,
  { record, base }: Placed,
  request: PromoteRequest,
  figures: RolloutFigures | null,
): RemoteEntry => {
  const { name, buildId } = record;
  if (!entry) return withStable(record, undefined, base);
  if (entry.stable === buildId && !entry.onTrial) refuse(t('stable-already', { build: buildId }));
  const { rollout } = entry;
  if (isOpen(rollout) && rollout.version === buildId) {
    movingRollout(name, entry);
    if (figures) demandPromotion(entry, rollout, figures, request.unproven);
    return withStable(record, { ...entry, rollout: { ...rollout, state: 'done', weightBp: 10_000 } }, base);
  }
  if (isOpen(rollout)) refuse(t('under-way', { build: rollout.version }));
  if (!request.force) {
    // Says why it has halted.
    if (rollout?.version === buildId) openRollout(name, entry);
    refuse(t('not-rolled-out', { build: buildId, by: askedBy() }));
  }
  const { rollout: _, ...rest } = { ...entry, blocked: entry.blocked.filter((each) => each !== buildId) };
  return withStable(record, rest, base);
};

/** Which build a rollback leads to; null when it ends the rollout under way and leaves the stable build as it is. */
export const rollbackTarget = (name: string, entry: RemoteEntry, { to }: RollbackRequest): string | null => {
  if (to !== undefined) {
    if (to === entry.stable) refuse(t('stable-already', { build: to }));
    if (entry.blocked.includes(to)) refuse(t('blocked', { build: to }));
    return to;
  }
  const { rollout, stable, previous } = entry;
  if (isOpen(rollout)) return null;
  if (entry.onTrial) refuse(t('no-earlier', { remote: name, by: askedBy() }));
  if (rollout?.state === 'halted' && rollout.version !== stable && !entry.blocked.includes(rollout.version)) {
    refuse(t('halted.rollback', { build: rollout.version, stable, remote: name, previous: previous ?? '…', by: askedBy() }));
  }
  return previous ?? refuse(t('no-earlier', { remote: name, by: askedBy() }));
};

/** @param earlier what takes the place of `previous`, if there is one */
export const rollBackTo = (entry: RemoteEntry, target: Placed, earlier: Placed | undefined, reason: string): RemoteEntry => {
  const taken = entry.stable;
  const rollout = entry.rollout && { ...entry.rollout, state: 'halted' as const, reason };
  const next = withStable(target.record, { ...entry, ...(rollout && { rollout }) }, target.base);
  return withNamedVersions({
    ...next,
    previous: earlier?.record.buildId ?? null,
    blocked: [...next.blocked.filter((each) => each !== taken), taken].slice(-MOST_BLOCKED),
    versions: {
      ...next.versions,
      ...(earlier && { [earlier.record.buildId]: versionOf(earlier.record, earlier.base) }),
    },
  });
};
