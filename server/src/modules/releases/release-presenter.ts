import type { Kysely } from 'kysely';
import type { DiscoveryDocument, RemoteEntry } from '@hub/shared/contracts/releases/discovery';
import type { ReleaseStatus, RemoteRelease, RolloutFigures } from '@hub/shared/contracts/releases/releases';
import type { Schema } from '../../database/schema';
import { listBuilds, type KnownBuild } from '../discovery/build-repository';
import { lastChangeOf } from './audit-repository';

type Db = Kysely<Schema>;
type Figures = (remote: string) => Promise<RolloutFigures | null>;

const MOST_BUILDS = 20;

const presentBuild = ({
  record,
  origin,
  bytes,
  publishedAt,
  publishedBy,
  provenance,
}: KnownBuild): RemoteRelease['builds'][number] => ({
  buildId: record.buildId,
  origin,
  publishedAt: publishedAt.toISOString(),
  publishedBy,
  commit: record.version.commit,
  bytes,
  provenance,
});

const presentRemote = async (
  db: Db,
  name: string,
  entry: RemoteEntry | undefined,
  builds: KnownBuild[],
  figures: Figures,
): Promise<RemoteRelease> => {
  const met = await figures(name);
  return {
    name,
    revision: await lastChangeOf(db, name),
    owner: entry?.owner ?? builds[0]?.record.owner ?? { team: '–', contact: '–' },
    stable: entry && !entry.onTrial ? entry.stable : null,
    previous: entry?.previous ?? null,
    blocked: entry?.blocked ?? [],
    rollout: entry?.rollout && met ? { ...entry.rollout, figures: met } : null,
    builds: builds.slice(0, MOST_BUILDS).map(presentBuild),
  };
};

/** How one remote, or each, stands: also a remote that is published and in no document yet. */
export const releaseStatusOf = async (
  db: Db,
  document: DiscoveryDocument,
  figures: Figures,
  only?: string,
): Promise<ReleaseStatus> => {
  const builds = await listBuilds(db, only);
  const names = [...new Set([...Object.keys(document.remotes), ...builds.map(({ record }) => record.name)])]
    .filter((name) => only === undefined || name === only)
    .sort();
  const remotes: RemoteRelease[] = [];
  for (const name of names) {
    const own = builds.filter(({ record }) => record.name === name);
    remotes.push(await presentRemote(db, name, document.remotes[name], own, figures));
  }
  return { revision: document.revision, issuedAt: document.issuedAt, ttlSeconds: document.ttlSeconds, remotes };
};
