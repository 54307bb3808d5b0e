import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { Override } from '@hub/shared/contracts/releases/override';
import { ENTRY_FILE, MANIFEST_FILE, resolve } from '@hub/shared/discovery';
import { matchRoute } from './match-route';
import { attribute } from './escape';

interface Visit {
  path: string;
  device: string;
  /** Whether the visitor was logged in lately. A protected remote is not fetched for others. */
  seemsLoggedIn: boolean;
  cohorts: readonly string[];
  overrides: readonly Override[];
}

/** Files of a build that come first: its entry, and code and styles of what it exposes under this name. */
const firstFiles = (files: string[], expose: string) => {
  const exposed = `__federation_expose_${expose.replace(/^\.\//, '').replaceAll('/', '_')}.`;
  return files.filter((file) => file === ENTRY_FILE || (file.startsWith(exposed) && /\.(?:js|css)$/.test(file)));
};

/** Links that have the browser fetch what this visit will need, all at once, with the hash that each must have. */
export const preloadLinks = (document: DiscoveryDocument, { path, device, seemsLoggedIn, cohorts, overrides }: Visit): string => {
  const match = matchRoute(document, path);
  const wanted = new Set(Object.keys(document.remotes).filter((name) => document.remotes[name]?.critical));
  if (match && (match.route.access !== 'logged-in' || seemsLoggedIn)) wanted.add(match.remote);
  const choices = resolve(document, {
    subject: device,
    cohorts,
    overrides: Object.fromEntries(overrides.map(({ remote, buildId }) => [remote, buildId])),
  });
  return [...wanted]
    .flatMap((name) => {
      const version = document.remotes[name]?.versions[choices[name]?.buildId ?? ''];
      if (!version) return [];
      const expose = name === match?.remote ? (match.route.expose ?? './remote') : './remote';
      const base = version.manifestUrl.slice(0, -MANIFEST_FILE.length);
      return firstFiles(Object.keys(version.assets), expose).map((file) => {
        const kind = file.endsWith('.css') ? 'style' : 'script';
        const integrity = attribute(version.assets[file] ?? '');
        return `<link rel="preload" as="${kind}" href="${attribute(base + file)}" integrity="${integrity}" crossorigin="anonymous">`;
      });
    })
    .join('');
};
