import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { language } from '@hub/shared/words';
import type { RemoteRoute } from '../remotes/prefetch';
import type { RemoteLoader } from '../remotes/loading/remote-loader';

/** A text of the page's language, where the remote has one. */
const own = <T extends { label: string; labels?: Record<string, string> | undefined }>(text: T): T => ({
  ...text,
  label: text.labels?.[language()] ?? text.label,
});

/**
 * Every screen of every remote, as the discovery document states them: no remote has to be loaded to route, guard or draw the sidebar. Its
 * texts are those of the page's language.
 */
export const routeTable = ({ remotes }: DiscoveryDocument): RemoteRoute[] =>
  Object.entries(remotes).flatMap(([remote, { routes }]) =>
    routes.map(({ nav, actions, ...route }) => ({
      ...route,
      title: route.titles?.[language()] ?? route.title,
      ...(nav && { nav: own(nav) }),
      ...(actions && { actions: actions.map(own) }),
      remote,
    })),
  );

/** The screens that this page can open: a remote whose first build is on trial is there for those alone who have been drawn. */
export const openRoutes = (document: DiscoveryDocument, loader: Pick<RemoteLoader, 'assignmentOf'>): RemoteRoute[] =>
  routeTable(document).filter(({ remote }) => !document.remotes[remote]?.onTrial || loader.assignmentOf(remote) !== null);

export interface NavItem {
  path: string;
  label: string;
  icon: string;
}

export const navItems = (routes: readonly RemoteRoute[]): NavItem[] =>
  routes
    .flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []))
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path))
    .map(({ path, label, icon }) => ({ path, label, icon }));

export interface RouteAction {
  label: string;
  icon: string;
  /** Address that begins it. */
  to: string;
}

/** What can be begun on the screens of a signed-in person, in the order of the sidebar. */
export const routeActions = (routes: readonly RemoteRoute[]): RouteAction[] =>
  routes
    .filter(({ access }) => access === 'logged-in')
    .sort((a, b) => (a.nav?.order ?? Infinity) - (b.nav?.order ?? Infinity))
    .flatMap(({ path, actions = [] }) => actions.map(({ label, icon, query }) => ({ label, icon, to: `${path}?${query}` })));

/** The item that a path belongs to: the longest of those that it lies under. */
export function activeItem(items: readonly NavItem[], pathname: string): NavItem | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return items
    .filter((item) => path === item.path.toLowerCase() || path.startsWith(`${item.path.toLowerCase()}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
