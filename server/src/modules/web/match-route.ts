import type { DiscoveryDocument, RouteEntry } from '@hub/shared/contracts/releases/discovery';

/** `/reset-password/:token?` as a pattern. */
const patternOf = (path: string) => {
  const parts = path.split('/').filter(Boolean);
  const pattern = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${pattern.join('')}/?$`, 'i');
};

interface Match {
  remote: string;
  route: RouteEntry;
}

/** The remote that serves a path. */
export const matchRoute = ({ remotes }: DiscoveryDocument, path: string): Match | undefined => {
  for (const [remote, entry] of Object.entries(remotes)) {
    const route = entry.routes.find((each) => patternOf(each.path).test(path));
    if (route) return { remote, route };
  }
  return undefined;
};
