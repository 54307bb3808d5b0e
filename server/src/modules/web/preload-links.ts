import type { DiscoveryDocument } from '@hub/shared/contracts/discovery';
import { ENTRY_FILE, MANIFEST_FILE, resolve } from '@hub/shared/discovery';
import { matchRoute } from './match-route';
import { attribute } from './escape';

interface Visit {
  path: string;
  device: string;
  /** Whether the visitor was logged in lately. A protected remote is not fetched for others. */
  seemsLoggedIn: boolean;
}

/** Links that have the browser fetch what this visit will need, with the hash that it must have. */
export const preloadLinks = (document: DiscoveryDocument, { path, device, seemsLoggedIn }: Visit): string => {
  const match = matchRoute(document, path);
  const wanted = new Set(Object.keys(document.remotes).filter((name) => document.remotes[name]?.critical));
  if (match && (match.route.access !== 'logged-in' || seemsLoggedIn)) wanted.add(match.remote);
  const choices = resolve(document, { subject: device });
  return [...wanted]
    .map((name) => {
      const version = document.remotes[name]?.versions[choices[name]?.buildId ?? ''];
      const integrity = version?.assets[ENTRY_FILE];
      if (!version || !integrity) return '';
      const href = version.manifestUrl.slice(0, -MANIFEST_FILE.length) + ENTRY_FILE;
      return `<link rel="preload" as="script" href="${attribute(href)}" integrity="${attribute(integrity)}" crossorigin="anonymous">`;
    })
    .join('');
};
