import type { DiscoveryDocument } from '@hub/shared/contracts/discovery';
import type { RemoteRoute } from '../remotes/prefetch';

/** Every screen of every remote, as the discovery document states them: no remote has to be loaded to route, guard or draw the sidebar. */
export const routeTable = ({ remotes }: DiscoveryDocument): RemoteRoute[] =>
  Object.entries(remotes).flatMap(([remote, { routes }]) => routes.map((route) => ({ ...route, remote })));

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
