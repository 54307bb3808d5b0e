import type { BuildRecord, DiscoveryDocument, RemoteEntry } from '@hub/shared/contracts/discovery';

/** Stands where the stable build would: what takes over when the tried one fails is of no interest here. */
const NO_BUILD = '0.0.0-00000000';
const TOLERANT = { minMounts: 1_000_000, maxFailureDelta: 1, hardFailures: 1_000_000 };

/** A hub's document in which everybody is given the build, and its remote is under trial, so that the shell looks after it. */
export function underTrial(document: DiscoveryDocument, record: BuildRecord): DiscoveryDocument {
  const { name, buildId, owner, routes, expose, critical } = record;
  const version = { ...record.version, manifestUrl: `/remotes/${name}/${buildId}/mf-manifest.json` };
  const entry: RemoteEntry = {
    owner,
    routes,
    expose,
    critical,
    stable: NO_BUILD,
    previous: null,
    blocked: [],
    versions: { [NO_BUILD]: { ...version, manifestUrl: `/remotes/${name}/${NO_BUILD}/mf-manifest.json` }, [buildId]: version },
    rollout: { id: 'trial', version: buildId, salt: 'trial', weightBp: 10_000, cohorts: [], state: 'running', guard: TOLERANT },
  };
  return { ...document, remotes: { ...document.remotes, [name]: entry } };
}

const INLINED = /(<script type="application\/json" id="mfe-discovery">)([\s\S]*?)(<\/script>)/;

/** The page as the hub sends it, with another document in it. */
export const withDocument = (html: string, change: (document: DiscoveryDocument) => DiscoveryDocument): string =>
  html.replace(INLINED, (_whole, open: string, text: string, close: string) => {
    // Written by the hub itself a moment ago.
    const changed = change(JSON.parse(text) as DiscoveryDocument);
    return open + JSON.stringify(changed).replaceAll('<', '\\u003c') + close;
  });

/** An address of a route: what may be left out is, and a report is one that is there. */
export const addressOf = (path: string, report: string): string =>
  path
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, () => report)
    .replace(/\*$/, '') || '/';
