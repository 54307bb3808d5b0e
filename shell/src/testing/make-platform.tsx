import type { ReactElement } from 'react';
import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { DiscoveryFeed } from '../discovery/discovery-feed';
import { PlatformContext, type Platform } from '../platform';
import { Prefetch, type RemoteRoute } from '../remotes/prefetch';
import { RemoteLoader } from '../remotes/loading/remote-loader';
import { routeTable } from '../routes/route-table';

const HASH = `sha384-${'A'.repeat(64)}`;

/** A document with one remote a name in `routes`, each with one stable and one previous build. */
export function makeDocument(routes: readonly RemoteRoute[]): DiscoveryDocument {
  const version = {
    manifestUrl: '/remotes/mf-x/1/mf-manifest.json',
    manifestIntegrity: HASH,
    assets: {},
    commit: 'c',
    builtAt: '2026-01-01T00:00:00Z',
    requires: { shell: '^1.0.0', shared: '^1.0.0', react: '^19.0.0' },
    events: { emits: [], listens: [] },
  };
  const names = [...new Set(routes.map(({ remote }) => remote))];
  const remotes = names.map((name) => [
    name,
    {
      owner: { team: 'Data', contact: 'data@hub.example' },
      routes: routes.filter(({ remote }) => remote === name).map(({ remote: _, ...route }) => route),
      expose: ['./remote'],
      critical: false,
      stable: '1.0.0-aaaaaaaa',
      previous: null,
      blocked: [],
      versions: { '1.0.0-aaaaaaaa': version },
    },
  ]);
  return { schema: 'mfe-discovery/1', revision: 1, issuedAt: '', ttlSeconds: 30, remotes: Object.fromEntries(remotes) };
}

/** The shell's platform over a federation that a test plays. */
export async function makePlatform(document: DiscoveryDocument, load: (remote: string, expose: string) => Promise<unknown>) {
  let next: DiscoveryDocument | null = null;
  const feed = await DiscoveryFeed.open(document, {
    fetch: () => (next ? Promise.resolve(next) : Promise.reject(new Error('not to be asked'))),
    lastGood: { read: () => null, write: () => undefined },
  });
  const events: RemoteEvent[] = [];
  const quarantine: { remote: string; buildId: string }[] = [];
  const report = (event: RemoteEvent) => void events.push(event);
  const loader = new RemoteLoader({
    document: () => feed.current,
    subject: 'device-1',
    federation: { load: (remote, _buildId, _version, expose) => load(remote, expose) },
    styles: { drop: () => undefined, restore: () => undefined },
    within: (work) => work,
    report,
    mayStart: () => Promise.resolve(true),
    quarantine: { read: () => quarantine, add: (remote, buildId) => void quarantine.push({ remote, buildId }) },
    origins: { hangs: () => false, noteHanging: () => undefined },
    isFirstPage: () => false,
    now: () => 0,
    sleep: () => Promise.resolve(),
    random: () => 0,
  });
  const platform: Platform = {
    feed,
    loader,
    telemetry: { report },
    prefetch: new Prefetch(loader, () => routeTable(feed.current)),
  };
  const within = (element: ReactElement) => <PlatformContext value={platform}>{element}</PlatformContext>;
  /** The server has another document from here on, and the page asks for it. */
  const publish = async (fresh: DiscoveryDocument) => {
    next = { ...fresh, revision: feed.current.revision + 1 };
    await feed.refresh();
  };
  return { platform, events, quarantine, within, publish };
}
