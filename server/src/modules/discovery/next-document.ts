import type { BuildRecord, DiscoveryDocument, RemoteEntry, VersionEntry } from '@hub/shared/contracts/releases/discovery';
import { MANIFEST_FILE } from '@hub/shared/discovery';
import { unmetRequirements, type HostVersions } from './host-versions';
import { t } from './messages';

export const emptyDocument = (ttlSeconds: number): DiscoveryDocument => ({
  schema: 'mfe-discovery/1',
  revision: 0,
  issuedAt: new Date(0).toISOString(),
  ttlSeconds,
  remotes: {},
});

/** Where the hub itself serves builds. */
const OWN_BASE = '/remotes/';

/** @param base where builds are served, `/remotes/` or another origin's address that ends with a slash */
export const versionOf = (build: BuildRecord, base: string): VersionEntry => {
  const path = `${build.name}/${build.buildId}/${MANIFEST_FILE}`;
  return {
    manifestUrl: base + path,
    // The hub itself has every file too, and answers when the origin in front of it does not.
    ...(base !== OWN_BASE && { mirrors: [OWN_BASE + path] }),
    ...build.version,
  };
};

/** The entry with only those versions that it names. */
export const withNamedVersions = (entry: RemoteEntry): RemoteEntry => {
  const named = [entry.stable, entry.previous, entry.rollout?.version];
  return {
    ...entry,
    versions: Object.fromEntries(Object.entries(entry.versions).filter(([buildId]) => named.includes(buildId))),
  };
};

/** The entry with the build as its stable version. What was stable before is kept as the one to fall back to. */
export const withStable = (build: BuildRecord, before: RemoteEntry | undefined, base: string): RemoteEntry => {
  const previous = before && before.stable !== build.buildId ? before.stable : (before?.previous ?? null);
  return withNamedVersions({
    ...(before?.rollout?.version !== undefined && before.versions[before.rollout.version] && { rollout: before.rollout }),
    owner: build.owner,
    routes: build.routes,
    expose: build.expose,
    critical: build.critical,
    stable: build.buildId,
    previous: previous !== null && before?.versions[previous] ? previous : null,
    blocked: before?.blocked ?? [],
    versions: { ...before?.versions, [build.buildId]: versionOf(build, base) },
  });
};

/** A rollout whose build no longer fits what the host provides must not go on. */
const withoutUnfit = (entry: RemoteEntry, host: HostVersions | null): RemoteEntry => {
  const { rollout } = entry;
  const version = rollout && entry.versions[rollout.version];
  if (!host || !version || (rollout.state !== 'running' && rollout.state !== 'paused')) return entry;
  const unmet = unmetRequirements({ version }, host);
  if (unmet.length === 0) return entry;
  const reason = t('updated', { parts: unmet.join(', ') });
  return { ...entry, rollout: { ...rollout, state: 'halted', reason } };
};

interface AtStart {
  /** Builds that came with the server, the current one of each remote. */
  shipped: BuildRecord[];
  /** Whether a build was published to the server by a team. */
  isPublished: (remote: string, buildId: string) => boolean;
  host: HostVersions | null;
  ttlSeconds: number;
}

/**
 * The document that follows from the builds that came with the server; null when nothing has changed. A remote whose stable build was
 * published stays as its team has left it, unless the host no longer fits it. Pure.
 */
export const nextDocument = (
  before: DiscoveryDocument,
  { shipped, isPublished, host, ttlSeconds }: AtStart,
): Omit<DiscoveryDocument, 'revision' | 'issuedAt'> | null => {
  const remotes: Record<string, RemoteEntry> = {};
  for (const [name, entry] of Object.entries(before.remotes)) {
    const stable = entry.versions[entry.stable];
    const fits = !host || !stable || unmetRequirements({ version: stable }, host).length === 0;
    const hasOther = shipped.some((build) => build.name === name);
    if (isPublished(name, entry.stable) && (fits || !hasOther)) remotes[name] = withoutUnfit(entry, host);
  }
  for (const build of shipped) {
    const entry = before.remotes[build.name];
    // What was taken back stays so, however often the server starts.
    const isTakenBack = entry?.blocked.includes(build.buildId);
    remotes[build.name] ??= withoutUnfit(entry && isTakenBack ? entry : withStable(build, entry, '/remotes/'), host);
  }
  const isSame =
    before.revision > 0 &&
    before.ttlSeconds === ttlSeconds &&
    JSON.stringify(sorted(remotes)) === JSON.stringify(sorted(before.remotes));
  return isSame ? null : { schema: 'mfe-discovery/1', ttlSeconds, remotes };
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
