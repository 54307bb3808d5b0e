import { containerName, entryUrl } from '@hub/shared/discovery';
import type { VersionEntry } from '@hub/shared/contracts/releases/discovery';
import { integrityOf } from '../../boot/asset-ledger';
import { EntryLoadError } from './load-failure';

/** After this an entry that has not come is forgotten, so that Retry asks anew. Longer than `time-limit.ts` waits. */
const ENTRY_TIMEOUT_MS = 9000;
/** webpack's name for the modules that are shared where nobody names a scope. */
const SCOPE = 'default';

/** What webpack makes of a remote (https://webpack.js.org/concepts/module-federation). */
interface Container {
  init(shared: object): void | Promise<void>;
  get(expose: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => void | Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;

/** The part of the federation that the shell uses. A build has its own container, so builds never stand in each other's way. */
export interface Federation {
  load(remote: string, buildId: string, version: VersionEntry, expose: string): Promise<unknown>;
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null && 'get' in value;

/** Runs an entry, and takes what it has put on the page under that name. */
function runEntry(url: string, name: string): Promise<Container> {
  // One of this name may be here from an origin that has stopped answering: its lazy files would be asked of that one again.
  Reflect.set(globalThis, name, undefined);
  const script = document.createElement('script');
  return new Promise<Container>((resolve, reject) => {
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (process.env.NODE_ENV === 'production') script.integrity = integrityOf(url);
    const lost = () => reject(new EntryLoadError(url));
    script.addEventListener('error', lost);
    setTimeout(lost, ENTRY_TIMEOUT_MS);
    script.addEventListener('load', () => {
      const container: unknown = Reflect.get(globalThis, name);
      if (isContainer(container)) resolve(container);
      // What it threw is an error of the page, and told as that.
      else reject(new Error(`${url} did not run to its end.`));
    });
    script.src = url;
    document.head.append(script);
  }).finally(() => script.remove());
}

async function openContainer(url: string, name: string): Promise<Container> {
  const container = await runEntry(url, name);
  await __webpack_init_sharing__(SCOPE);
  await container.init(__webpack_share_scopes__[SCOPE] ?? {});
  return container;
}

export function createFederation(): Federation {
  /** By the address that each has come from. */
  const containers = new Map<string, Promise<Container>>();
  function containerOf(url: string, name: string): Promise<Container> {
    const known = containers.get(url);
    if (known) return known;
    const opened = openContainer(url, name);
    containers.set(url, opened);
    // One that has not come is asked for anew at the next try.
    opened.catch(() => containers.delete(url));
    return opened;
  }
  return {
    async load(remote, buildId, version, expose) {
      const container = await containerOf(entryUrl(version, document.baseURI), containerName(remote, buildId));
      const module = await container.get(expose);
      return module();
    },
  };
}
