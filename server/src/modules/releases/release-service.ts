import { randomUUID } from 'node:crypto';
import { inLanguage } from '@hub/engine';
import type { Kysely } from 'kysely';
import type { BuildRecord, RemoteEntry } from '@hub/shared/contracts/releases/discovery';
import type {
  HaltRequest,
  PromoteRequest,
  RampRequest,
  ReasonRequest,
  RollbackRequest,
  RolloutFigures,
  StartRequest,
} from '@hub/shared/contracts/releases/releases';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import { listBuilds, type KnownBuild } from '../discovery/build-repository';
import type { Discovery } from '../discovery/discovery-service';
import { readHostVersions, unmetRequirements } from '../discovery/host-versions';
import { isTrusted, type PublishKey } from '../provenance/publish-keys';
import { insertAudit, lastChangeOf, type AuditAction } from './audit-repository';
import type { BuildStore } from './build-store';
import { askedBy } from './asked-by';
import { t } from './messages';
import {
  haltedText,
  haltRollout,
  pausedText,
  pauseRollout,
  percent,
  promoteBuild,
  rampRollout,
  resumeRollout,
  rollBackTo,
  rollbackTarget,
  startRollout,
  type Placed,
} from './release-steps';

export interface ReleaseParts {
  db: Kysely<Schema>;
  discovery: Discovery;
  store: BuildStore;
  /** Folder of the built front end. */
  dist: string;
  /** Address before `/remotes/` of published builds; empty for this server's own. */
  remotesUrl: string;
  figures: (remote: string) => Promise<RolloutFigures | null>;
  /** Whose signatures are taken. */
  keys: readonly PublishKey[];
}

interface Step {
  entry: RemoteEntry;
  action: AuditAction;
  buildId: string;
  /** What is done, in a sentence of the language that is spoken when it is asked for. */
  message: () => string;
}

interface Call {
  remote: string;
  actor: string;
  reason: string;
  expected?: number | undefined;
}

/** The changes of what visitors get. Each writes a revision and, together with it, its line in the audit. */
export const releaseService = ({ db, discovery, store, dist, remotesUrl, figures, keys }: ReleaseParts) => {
  const placed = ({ record, origin }: KnownBuild): Placed => ({
    record,
    base: `${origin === 'published' ? remotesUrl : ''}/remotes/`,
  });

  /** Refuses a build that the shell of this hub could not run. */
  const demandFit = async (record: BuildRecord) => {
    const host = await readHostVersions(dist);
    if (!host) throw new AppError('release-refused', t('no-shell'));
    const unmet = unmetRequirements(record, host);
    if (unmet.length > 0) throw new AppError('build-refused', t('unmet', { build: record.buildId, parts: unmet.join(', ') }));
  };

  /** A build whose signature does not hold today, such as one by a key that was taken out of the settings, is given to nobody anew. */
  const demandSigned = (build: KnownBuild) => {
    if (isTrusted(keys, build)) return;
    throw new AppError('build-refused', t('build.not-signed-now', { build: build.record.buildId }));
  };

  /** As `usable`, for who is to get the build anew. Going back to it is never refused for its signature. */
  const trusted = (build: KnownBuild | undefined, buildId: string): Promise<Placed> => {
    if (build) demandSigned(build);
    return usable(build, buildId);
  };

  const usable = async (build: KnownBuild | undefined, buildId: string): Promise<Placed> => {
    if (!build) throw new AppError('build-unknown', t('no-build', { build: buildId }));
    await demandFit(build.record);
    if ((await store.rootOf(build.record.name, buildId)) === null) {
      throw new AppError('build-unknown', t('no-files', { build: buildId }));
    }
    return placed(build);
  };

  const change = async (
    { remote, actor, reason, expected }: Call,
    step: (entry: RemoteEntry | undefined, builds: Map<string, KnownBuild>) => Promise<Step> | Step,
  ) => {
    let message = '';
    const document = await discovery.change(async (before) => {
      if (expected !== undefined) {
        const last = await lastChangeOf(db, remote);
        if (last > expected) {
          throw new AppError('release-conflict', t('changed-meanwhile', { remote, revision: String(last), by: askedBy() }));
        }
      }
      const builds = new Map((await listBuilds(db, remote)).map((build) => [build.record.buildId, build]));
      const done = await step(before.remotes[remote], builds);
      message = done.message();
      // One language for all who read the audit later, whichever the person at hand speaks.
      const detail = inLanguage('en', done.message);
      const { revision: _, issuedAt: __, ...content } = before;
      return {
        document: { ...content, remotes: { ...before.remotes, [remote]: done.entry } },
        actor,
        reason,
        also: (trx, revision) =>
          insertAudit(trx, { remote, action: done.action, actor, reason, revision, buildId: done.buildId, detail }),
      };
    });
    return { revision: document.revision, message };
  };

  const known = (remote: string, entry: RemoteEntry | undefined): RemoteEntry => {
    if (!entry) throw new AppError('remote-unknown', t('no-remote', { remote }));
    return entry;
  };
  /** The audit says what was passed over. */
  const withForce = (said: string, { force, unproven }: { force?: boolean | undefined; unproven?: boolean | undefined }) => {
    const message = force ? t('forced', { message: said }) : said;
    return unproven ? t('unproven-on-purpose', { message }) : message;
  };

  return {
    demandFit,
    demandSigned,

    start: (remote: string, actor: string, request: StartRequest) => {
      const id = randomUUID();
      return change({ remote, actor, ...request }, async (before, builds) => {
        const build = await trusted(builds.get(request.version), request.version);
        const entry = startRollout(before, build, request, id);
        const said = { build: request.version, share: percent(request.weightBp) };
        const cohorts = request.cohorts.join(', ');
        const message = () =>
          withForce(cohorts === '' ? t('started', said) : t('started.cohorts', { ...said, cohorts }), request);
        return { entry, action: 'start', buildId: request.version, message };
      });
    },

    ramp: (remote: string, actor: string, request: RampRequest) =>
      change({ remote, actor, ...request }, async (before) => {
        const entry = known(remote, before);
        const met = await figures(remote);
        if (!met) throw new AppError('release-refused', t('no-rollout', { remote, by: askedBy() }));
        const next = rampRollout(remote, entry, request, met);
        const from = percent(entry.rollout?.weightBp ?? 0);
        const { version = '' } = next.rollout ?? {};
        const said = { build: version, from, share: percent(request.weightBp) };
        return { entry: next, action: 'ramp', buildId: version, message: () => withForce(t('ramped', said), request) };
      }),

    pause: (remote: string, actor: string, request: ReasonRequest) =>
      change({ remote, actor, ...request }, (before) => {
        const entry = pauseRollout(remote, known(remote, before), request.reason);
        const { rollout } = entry;
        const message = () => (rollout ? pausedText(rollout) : '');
        return { entry, action: 'pause', buildId: rollout?.version ?? '', message };
      }),

    resume: (remote: string, actor: string, request: ReasonRequest) =>
      change({ remote, actor, ...request }, (before) => {
        const entry = resumeRollout(remote, known(remote, before));
        const { version = '', weightBp = 0 } = entry.rollout ?? {};
        const message = () => t('resumed', { build: version, share: percent(weightBp) });
        return { entry, action: 'resume', buildId: version, message };
      }),

    halt: (remote: string, actor: string, request: HaltRequest) =>
      change({ remote, actor, ...request }, (before) => {
        const entry = haltRollout(remote, known(remote, before), request.reason);
        const version = entry.rollout?.version ?? '';
        return {
          entry,
          action: 'halt',
          buildId: version,
          message: () => haltedText(version, entry),
        };
      }),

    promote: (remote: string, actor: string, request: PromoteRequest) =>
      change({ remote, actor, ...request }, async (before, builds) => {
        const version = request.version ?? before?.rollout?.version;
        if (version === undefined) {
          throw new AppError('release-refused', t('no-version', { remote, by: askedBy() }));
        }
        const build = await trusted(builds.get(version), version);
        const entry = promoteBuild(before, build, request, await figures(remote));
        const message = () => withForce(t('promoted', { build: version }), request);
        return { entry, action: 'promote', buildId: version, message };
      }),

    rollback: (remote: string, actor: string, request: RollbackRequest) =>
      change({ remote, actor, ...request }, async (before, builds) => {
        const entry = known(remote, before);
        const target = rollbackTarget(remote, entry, request);
        if (target === null) {
          const halted = haltRollout(remote, entry, request.reason);
          const version = halted.rollout?.version ?? '';
          const message = () =>
            entry.onTrial ? haltedText(version, entry) : t('rollout-taken-back', { build: version, stable: entry.stable });
          return { entry: halted, action: 'rollback', buildId: version, message };
        }
        const build = await usable(builds.get(target), target);
        const earlier = await newestEarlier(builds, [target, entry.stable, ...entry.blocked]);
        return {
          entry: rollBackTo(entry, build, earlier, request.reason),
          action: 'rollback',
          buildId: target,
          message: () => t('taken-back', { build: entry.stable, stable: target }),
        };
      }),
  };

  /** The build that was stable last, without these. */
  async function newestEarlier(builds: Map<string, KnownBuild>, without: string[]): Promise<Placed | undefined> {
    const candidates = [...builds.values()]
      .filter(({ record, stableAt }) => stableAt && !without.includes(record.buildId))
      .sort((a, b) => (b.stableAt?.getTime() ?? 0) - (a.stableAt?.getTime() ?? 0));
    for (const build of candidates) {
      const { name, buildId } = build.record;
      const host = await readHostVersions(dist);
      const fits = host !== null && unmetRequirements(build.record, host).length === 0;
      if (fits && (await store.rootOf(name, buildId)) !== null) return placed(build);
    }
    return undefined;
  }
};
export type ReleaseService = ReturnType<typeof releaseService>;
