import type { BuildRecord, RemoteEntry, Rollout, RolloutGuard } from '@hub/shared/contracts/discovery';
import type { PromoteRequest, RampRequest, RollbackRequest, StartRequest } from '@hub/shared/contracts/releases';
import { AppError } from '../../errors';
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
    return refuse(`The rollout of ${rollout.version} has halted: ${rollout.reason ?? 'no reason was given'}. Start a new one.`);
  }
  return refuse(`${name} has no rollout under way. Begin one with: pnpm mfe start ${name} --version …`);
};

/** A paused rollout is left as it is until somebody has resumed it. */
const movingRollout = (name: string, entry: RemoteEntry): Rollout => {
  const rollout = openRollout(name, entry);
  if (rollout.state !== 'paused') return rollout;
  return refuse(
    `The rollout of ${rollout.version} is paused: ${rollout.reason ?? 'no reason was given'}. Go on first: pnpm mfe resume ${name}`,
  );
};

/** Growing needs proof: that nothing was heard is no proof. */
const demandProof = (rollout: Rollout, fresh: number, force: boolean | undefined) => {
  if (force || fresh >= rollout.guard.minMounts) return;
  throw new AppError(
    'release-unproven',
    `${fresh} of the ${rollout.guard.minMounts} devices that the guard asks for have used ${rollout.version} at ${percent(rollout.weightBp)} without a failure within a day. ` +
      'Wait for more, or go on without proof by --force.',
  );
};

const routesStillServed = (record: BuildRecord, entry: RemoteEntry) => {
  const missing = entry.routes.find((route) => !record.expose.includes(route.expose ?? './remote'));
  if (missing) {
    refuse(
      `${record.buildId} does not expose ${missing.expose ?? './remote'}, which ${missing.path} of the stable build needs. ` +
        'Keep it for one release.',
    );
  }
};

export const startRollout = (
  entry: RemoteEntry | undefined,
  { record, base }: Placed,
  request: StartRequest,
  id: string,
): RemoteEntry => {
  const { name, buildId } = record;
  if (!entry) {
    return refuse(
      `${name} is not in the hub yet, so there is nothing to compare with. Its first release goes to everybody: ` +
        `pnpm mfe promote ${name} --version ${buildId} --reason …`,
    );
  }
  if (entry.stable === buildId) refuse(`${buildId} is the stable build already; everybody has it.`);
  if (isOpen(entry.rollout)) {
    refuse(
      `The rollout of ${entry.rollout.version} is under way at ${percent(entry.rollout.weightBp)}. Promote or halt it first.`,
    );
  }
  if (entry.blocked.includes(buildId) && !request.force) {
    refuse(`${buildId} was taken back. Publish a mended build, or start this one all the same by --force.`);
  }
  routesStillServed(record, entry);
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
  return withNamedVersions({
    ...entry,
    blocked: entry.blocked.filter((each) => each !== buildId),
    versions: { ...entry.versions, [buildId]: versionOf(record, base) },
    rollout,
  });
};

export const rampRollout = (name: string, entry: RemoteEntry, request: RampRequest, fresh: number): RemoteEntry => {
  const rollout = movingRollout(name, entry);
  const { weightBp } = request;
  if (weightBp === rollout.weightBp) refuse(`The rollout is at ${percent(weightBp)} already.`);
  if (weightBp > rollout.weightBp) demandProof(rollout, fresh, request.force);
  return { ...entry, rollout: { ...rollout, weightBp } };
};

/** Who has the build keeps it, and what it does is still counted; its share changes no more until it is resumed. */
export const pauseRollout = (name: string, entry: RemoteEntry, reason: string): RemoteEntry => {
  const rollout = openRollout(name, entry);
  if (rollout.state === 'paused') refuse(`The rollout of ${rollout.version} is paused already: ${rollout.reason ?? ''}`);
  return { ...entry, rollout: { ...rollout, state: 'paused', reason } };
};

export const resumeRollout = (name: string, entry: RemoteEntry): RemoteEntry => {
  const { reason: _, ...rollout } = openRollout(name, entry);
  if (rollout.state !== 'paused') refuse(`The rollout of ${rollout.version} is not paused.`);
  return { ...entry, rollout: { ...rollout, state: 'running' } };
};

export const haltRollout = (name: string, entry: RemoteEntry, reason: string): RemoteEntry => {
  const { rollout } = entry;
  if (rollout?.state === 'halted') refuse(`The rollout of ${rollout.version} has halted already: ${rollout.reason ?? ''}`);
  return { ...entry, rollout: { ...openRollout(name, entry), state: 'halted', reason } };
};

/** @param placed the build of `request.version`, or of the rollout */
export const promoteBuild = (
  entry: RemoteEntry | undefined,
  { record, base }: Placed,
  request: PromoteRequest,
  fresh: number,
): RemoteEntry => {
  const { name, buildId } = record;
  if (!entry) return withStable(record, undefined, base);
  if (entry.stable === buildId) refuse(`${buildId} is the stable build already.`);
  const { rollout } = entry;
  if (isOpen(rollout) && rollout.version === buildId) {
    movingRollout(name, entry);
    demandProof(rollout, fresh, request.force);
    return withStable(record, { ...entry, rollout: { ...rollout, state: 'done', weightBp: 10_000 } }, base);
  }
  if (isOpen(rollout)) refuse(`The rollout of ${rollout.version} is under way. Promote or halt it first.`);
  if (!request.force) {
    // Says why it has halted.
    if (rollout?.version === buildId) openRollout(name, entry);
    refuse(`${buildId} has not been rolled out to anybody. Start a rollout, or give it to everybody at once by --force.`);
  }
  const { rollout: _, ...rest } = { ...entry, blocked: entry.blocked.filter((each) => each !== buildId) };
  return withStable(record, rest, base);
};

/** Which build a rollback leads to; null when it ends the rollout under way and leaves the stable build as it is. */
export const rollbackTarget = (name: string, entry: RemoteEntry, { to }: RollbackRequest): string | null => {
  if (to !== undefined) {
    if (to === entry.stable) refuse(`${to} is the stable build already.`);
    if (entry.blocked.includes(to)) refuse(`${to} was taken back itself.`);
    return to;
  }
  const { rollout, stable, previous } = entry;
  if (isOpen(rollout)) return null;
  if (rollout?.state === 'halted' && rollout.version !== stable && !entry.blocked.includes(rollout.version)) {
    refuse(
      `The rollout of ${rollout.version} has halted; everybody has ${stable}. To take back ${stable} itself, name the build to go to: ` +
        `pnpm mfe rollback ${name} --to ${previous ?? '…'}`,
    );
  }
  return previous ?? refuse(`There is no earlier build of ${name} to go back to. Publish a mended one, or name one by --to.`);
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
