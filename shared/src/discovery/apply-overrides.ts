import type { BuildRecord, DiscoveryDocument, RemoteEntry, VersionEntry } from '../contracts/releases/discovery';
import type { Override } from '../contracts/releases/override';
import { MANIFEST_FILE } from './container-name';

/** Stands where a hash is asked for and none is known. */
const NO_HASH = `sha384-${'A'.repeat(64)}`;

const unlisted = (base: string): VersionEntry => ({
  manifestUrl: new URL(MANIFEST_FILE, base).href,
  manifestIntegrity: NO_HASH,
  assets: {},
  commit: 'development',
  builtAt: new Date(0).toISOString(),
  requires: { shell: '*', shared: '*', react: '*' },
  events: { emits: [], listens: [] },
});

/** The entry as it would be with the build as its own, also where there is none yet. A preview shows what was taken back, too. */
const previewed = (entry: RemoteEntry | undefined, base: string, record: BuildRecord): RemoteEntry => {
  const { owner, critical, buildId, routes, expose } = record;
  return {
    ...(entry ?? { owner, critical, stable: buildId, previous: null }),
    routes,
    expose,
    blocked: entry?.blocked.filter((each) => each !== buildId) ?? [],
    versions: { ...entry?.versions, [buildId]: { manifestUrl: new URL(MANIFEST_FILE, base).href, ...record.version } },
  };
};

/**
 * The document with the builds that overrides name and it does not list. An override of a remote that it does not have is left out, unless it
 * is a preview of that remote's first build.
 */
export function applyOverrides(document: DiscoveryDocument, overrides: readonly Override[]): DiscoveryDocument {
  const remotes = { ...document.remotes };
  for (const { remote, buildId, base, record } of overrides) {
    const entry = remotes[remote];
    if (record && base !== undefined) remotes[remote] = previewed(entry, base, record);
    else if (entry && base !== undefined) {
      remotes[remote] = { ...entry, versions: { ...entry.versions, [buildId]: unlisted(base) } };
    }
  }
  return { ...document, remotes };
}
