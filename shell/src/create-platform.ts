import { addToQuarantine, lastGoodDiscovery, readQuarantine } from '@hub/shared/session';
import { inlinedJson } from './boot/inlined-json';
import { deviceId } from './discovery/device-id';
import { DiscoveryFeed } from './discovery/discovery-feed';
import { listDocument } from './discovery/list-document';
import type { Platform } from './platform';
import { attributeErrors } from './remotes/attribute-errors';
import { createFederation } from './remotes/federation';
import { Prefetch } from './remotes/prefetch';
import { RemoteLoader } from './remotes/remote-loader';
import { Telemetry } from './remotes/telemetry';
import { routeTable } from './routes/route-table';

/** Comes after the first paint: the page carries what it needs to begin with. */
const api = () => import('@hub/shared/api/platform');

/** Puts the platform's parts together and sets them to work on this page. */
export async function createPlatform(): Promise<Platform> {
  const feed = await DiscoveryFeed.open(inlinedJson('mfe-discovery'), {
    fetch: async (signal) => (await api()).discovery.get(signal),
    lastGood: lastGoodDiscovery,
  });
  listDocument(feed.current);
  feed.subscribe(listDocument);

  const telemetry = new Telemetry((events) => void api().then(({ sendRemoteEvents }) => sendRemoteEvents(events)));
  telemetry.flushOnLeave();
  const loader = new RemoteLoader({
    document: () => feed.current,
    subject: deviceId(),
    federation: createFederation(),
    report: telemetry.report,
    quarantine: { read: readQuarantine, add: addToQuarantine },
    now: () => performance.now(),
    sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
    random: Math.random,
  });
  attributeErrors(loader, telemetry.report);

  const prefetch = new Prefetch(loader, () => routeTable(feed.current));
  prefetch.followLinks(document.body);
  feed.follow();
  return { feed, loader, telemetry, prefetch };
}
