import type { BuildRecord, DiscoveryDocument, RemoteEntry, VersionEntry } from '@hub/shared/contracts/discovery';
import { MANIFEST_FILE } from '@hub/shared/discovery';

const TTL_SECONDS = 60;

export const emptyDocument = (): DiscoveryDocument => ({
  schema: 'mfe-discovery/1',
  revision: 0,
  issuedAt: new Date(0).toISOString(),
  ttlSeconds: TTL_SECONDS,
  remotes: {},
});

const versionOf = (build: BuildRecord): VersionEntry => ({
  manifestUrl: `/remotes/${build.name}/${build.buildId}/${MANIFEST_FILE}`,
  ...build.version,
});

/** The entry with the build as its stable version. What was stable before is kept as the one to fall back to. */
const withBuild = (build: BuildRecord, before: RemoteEntry | undefined): RemoteEntry => {
  const previous = before && before.stable !== build.buildId ? before.stable : (before?.previous ?? null);
  const kept = previous !== null ? before?.versions[previous] : undefined;
  const rolled = before?.rollout && before.versions[before.rollout.version] ? before.rollout : undefined;
  const rolledVersion = rolled && before?.versions[rolled.version];
  return {
    owner: build.owner,
    routes: build.routes,
    expose: build.expose,
    critical: build.critical,
    stable: build.buildId,
    previous: kept ? previous : null,
    blocked: before?.blocked ?? [],
    versions: {
      ...(rolled && rolledVersion && { [rolled.version]: rolledVersion }),
      ...(kept && previous !== null && { [previous]: kept }),
      [build.buildId]: versionOf(build),
    },
    ...(rolled && { rollout: rolled }),
  };
};

/** The document that follows from the builds at hand; null when nothing has changed. Pure. */
export const nextDocument = (before: DiscoveryDocument, builds: BuildRecord[], now: Date): DiscoveryDocument | null => {
  const remotes = Object.fromEntries(builds.map((build) => [build.name, withBuild(build, before.remotes[build.name])]));
  if (before.revision > 0 && JSON.stringify(sorted(remotes)) === JSON.stringify(sorted(before.remotes))) return null;
  return {
    schema: 'mfe-discovery/1',
    revision: before.revision + 1,
    issuedAt: now.toISOString(),
    ttlSeconds: TTL_SECONDS,
    remotes,
  };
};

/** The same content in one order of keys, whatever the order in which it was made or read back. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
