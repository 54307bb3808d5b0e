import type { RouteEntry } from '@hub/shared/contracts/releases/discovery';
import { assetUrl, ENTRY_FILE } from '@hub/shared/discovery';
import { matchPath } from '@hub/shared/router';
import { integrityOf } from '../boot/asset-ledger';
import type { RemoteLoader } from './loading/remote-loader';

export interface RemoteRoute extends RouteEntry {
  remote: string;
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/**
 * Puts a file of a screen to come into the browser's cache, without running it. Not by a `prefetch` link: Firefox holds those against
 * `default-src`, which is to allow nothing, and complains of each. Not by a `preload` link either: it fetches with haste, and is complained of
 * when it is not used at once.
 */
async function prefetch(url: string): Promise<void> {
  const integrity = process.env.NODE_ENV === 'production' ? integrityOf(url) : '';
  const answer = await fetch(url, { credentials: 'same-origin', priority: 'low', integrity });
  // An answer that is not read to its end may not be kept.
  await answer.arrayBuffer();
}

/** webpack's name for the chunk of an exposed module. */
const exposeChunk = (expose: string): string => `__federation_expose_${expose.replace(/^\.\//, '').replaceAll('/', '_')}.`;

/**
 * Fetches the first files of a route's remote, without running them, when a person is about to go there. Runs nothing where the visitor
 * saves data.
 */
export class Prefetch {
  private readonly done = new Set<string>();

  constructor(
    private readonly loader: Pick<RemoteLoader, 'assignmentOf' | 'entryOf'>,
    private readonly routes: () => readonly RemoteRoute[],
  ) {}

  path(pathname: string): void {
    const route = this.routes().find(({ path }) => matchPath(path, pathname));
    if (route) this.route(route);
  }

  route({ remote, expose = './remote' }: RemoteRoute): void {
    const buildId = this.loader.assignmentOf(remote)?.buildId;
    const version = buildId && this.loader.entryOf(remote)?.versions[buildId];
    if (!version || navigator.connection?.saveData) return;
    const chunk = exposeChunk(expose);
    const files = Object.keys(version.assets).filter(
      (file) => file === ENTRY_FILE || (file.startsWith(chunk) && file.endsWith('.js')),
    );
    for (const file of files) {
      const url = assetUrl(version, file, document.baseURI);
      if (this.done.has(url)) continue;
      this.done.add(url);
      // What does not come now is asked for when it is needed, and by the next hint.
      prefetch(url).catch(() => this.done.delete(url));
    }
  }

  /** Prefetches where a link leads as soon as it is pointed at or focused. */
  followLinks(root: HTMLElement): void {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.origin === window.location.origin) this.path(link.pathname);
    };
    root.addEventListener('pointerover', onIntent, { passive: true });
    root.addEventListener('focusin', onIntent);
  }
}
