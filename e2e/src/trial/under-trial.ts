import type { BuildRecord, DiscoveryDocument, RemoteEntry, RouteEntry } from '@hub/shared/contracts/releases/discovery';
import type { TriedBuild } from './read-folder';

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

/** A screen that is looked at, and the build that it is of. */
export interface Screen {
  build: TriedBuild;
  route: RouteEntry;
}

/** A screen of another remote, by the build that has come with the hub: what it suffers on a machine is the machine's. @throws when there is none */
export function soundScreen({ remotes }: DiscoveryDocument, tried: string): Screen {
  for (const [name, { stable, versions, rollout: _, previous: _previous, blocked: _blocked, ...face }] of Object.entries(
    remotes,
  )) {
    const route = face.routes.find(({ access, path, audience }) => access === 'logged-in' && !audience && !namesReport(path));
    const version = versions[stable];
    if (name === tried || !route || !version) continue;
    const record = { ...face, name, buildId: stable, container: '', entry: '', version };
    return { build: { record, files: new Map() }, route };
  }
  throw new Error('The hub has no other remote.');
}

/** Whether an address is one of a report. */
export const namesReport = (path: string): boolean => /:\w+(?!\w*\?)/.test(path);

/** An address of a route: what may be left out is, and a report is one that is there. */
export const addressOf = (path: string, report: string): string =>
  path
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, () => report)
    .replace(/\*$/, '') || '/';
