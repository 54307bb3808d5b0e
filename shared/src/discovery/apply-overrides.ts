import type { DiscoveryDocument, VersionEntry } from '../contracts/discovery';
import type { Override } from '../contracts/override';
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

/** The document with the builds that overrides name and it does not list. An override of a remote that it does not have is left out. */
export function applyOverrides(document: DiscoveryDocument, overrides: readonly Override[]): DiscoveryDocument {
  const remotes = { ...document.remotes };
  for (const { remote, buildId, base } of overrides) {
    const entry = remotes[remote];
    if (entry && base !== undefined) {
      remotes[remote] = { ...entry, versions: { ...entry.versions, [buildId]: unlisted(base) } };
    }
  }
  return { ...document, remotes };
}
