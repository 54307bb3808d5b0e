import { discovery, sendRemoteEvents } from '@hub/shared/api/platform';
import { addToQuarantine, hangingOrigins, isFirstPage, lastGoodDiscovery, readQuarantine } from '@hub/shared/session';
import { inlinedJson } from './boot/inlined-json';
import { deviceCohorts } from './discovery/device-cohorts';
import { deviceId } from './discovery/device-id';
import { DiscoveryFeed } from './discovery/discovery-feed';
import { listDocument } from './discovery/list-document';
import { otherTabs } from './discovery/other-tabs';
import type { Platform } from './platform';
import { attributeErrors } from './remotes/attribute-errors';
import { dropStyles, restoreStyles } from './remotes/loading/build-styles';
import { createFederation } from './remotes/loading/federation';
import { Prefetch } from './remotes/prefetch';
import { RemoteLoader } from './remotes/loading/remote-loader';
import { Telemetry } from './remotes/telemetry';
import { withinTime } from './remotes/loading/time-limit';
import { routeTable } from './routes/route-table';

/** Only pages of a developer's session have any. */
const overridden = () => import('./discovery/developer-overrides');

/** Only pages that come with keys check later documents. */
const signatures = () => import('./discovery/signed-document');

/** Only pages with a canary need it before a remote's code. */
const health = () => import(/* webpackChunkName: "health" */ './remotes/health');

/** Puts the platform's parts together and sets them to work on this page. */
export async function createPlatform(): Promise<Platform> {
  const inlined = inlinedJson('hub-overrides');
  const developer = inlined === undefined ? null : (await overridden()).readDeveloperOverrides(inlined);
  // Not loaded when it is needed: a page that is being left loads nothing any more.
  const telemetry = new Telemetry(sendRemoteEvents);
  const keys = inlinedJson('hub-keys');
  const feed = await DiscoveryFeed.open(inlinedJson('mfe-discovery'), {
    tag: document.querySelector<HTMLMetaElement>('meta[name="hub-discovery"]')?.content,
    fetch: discovery.get,
    lastGood: lastGoodDiscovery,
    ...(keys !== undefined && {
      check: async (fresh, known) => (await signatures()).signedDocument(fresh, known, keys, telemetry.report),
    }),
    ...(developer && { amend: (document) => developer.apply(document) }),
    tabs: otherTabs(),
  });
  listDocument(feed.current);
  feed.subscribe(listDocument);

  telemetry.flushOnLeave();
  const loader = new RemoteLoader({
    document: () => feed.current,
    subject: deviceId(),
    cohorts: deviceCohorts(),
    overrides: developer?.choices,
    federation: createFederation(),
    styles: { drop: dropStyles, restore: restoreStyles },
    within: (work) => withinTime(work),
    report: telemetry.report,
    // Nothing under trial runs where nothing can look after it.
    mayStart: (canary) =>
      health().then(
        ({ mayStart }) => mayStart(canary, telemetry.report),
        () => false,
      ),
    quarantine: { read: readQuarantine, add: addToQuarantine },
    origins: hangingOrigins,
    isFirstPage,
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
