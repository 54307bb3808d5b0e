import { matchPath } from '@hub/shared/router';
import { selectAuth, sessionStatus, type HubStore } from '@hub/shared/state';
import type { Platform } from '../../platform';
import { openRoutes } from '../../routes/route-table';
import { screenFor } from './screen-cache';

/** Begins with the screen of this address before anything is drawn, unless the guard will lead elsewhere. */
export function loadFirstScreen({ feed, loader, telemetry }: Platform, store: HubStore): void {
  const route = openRoutes(feed.current, loader).find(({ path }) => matchPath(path, window.location.pathname));
  const isSignedIn = sessionStatus(selectAuth(store.getState())) === 'signed-in';
  if (route && (route.access === 'public' || isSignedIn === (route.access === 'logged-in')))
    screenFor(route, loader, telemetry.report);
}
