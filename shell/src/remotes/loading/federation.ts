import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName, entryUrl } from '@hub/shared/discovery';
import type { VersionEntry } from '@hub/shared/contracts/releases/discovery';
import { integrityOf } from '../../boot/asset-ledger';

/** After this the runtime forgets an entry that has not come, so that Retry asks anew. Longer than `time-limit.ts` waits. */
const ENTRY_TIMEOUT_MS = 9000;

/** The instance that the federation plugin has put into this build. Importing its package would bundle the runtime a second time. */
declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/** The part of the federation runtime that the shell uses. A build has its own container, so builds never stand in each other's way. */
export interface Federation {
  load(remote: string, buildId: string, version: VersionEntry, expose: string): Promise<unknown>;
}

function integrityPlugin() {
  return {
    name: 'hub-integrity',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (process.env.NODE_ENV === 'production') script.integrity = integrityOf(url);
      script.src = url;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}

/** The runtime would answer with a shared module's failed load for ever. Forgotten, it is asked for anew at the next try. */
function forgetFailedShares({ shareScopeMap }: ModuleFederation): void {
  const all = Object.values(shareScopeMap).flatMap((scope) =>
    Object.values(scope).flatMap((versions) => Object.values(versions)),
  );
  for (const shared of all) {
    const { loading, loaded } = shared;
    if (!loading || loaded) continue;
    loading.catch(() => {
      if (shared.loading === loading) shared.loading = null;
    });
  }
}

export function createFederation(): Federation {
  const { instance } = __webpack_require__.federation;
  instance.registerPlugins([integrityPlugin()]);
  /** Names under which a container is known to the runtime, by where it is loaded from. */
  const registered = new Map<string, string>();
  return {
    async load(remote, buildId, version, expose) {
      const container = containerName(remote, buildId);
      const entry = entryUrl(version, document.baseURI);
      let name = registered.get(entry);
      if (name === undefined) {
        const others = [...registered.values()].filter((each) => each.startsWith(container)).length;
        name = others === 0 ? container : `${container}__from_${others}`;
        // The container may be here from an origin that has stopped answering: its lazy files would be asked of that one again.
        if (others > 0) Reflect.set(globalThis, container, undefined);
        instance.registerRemotes([{ name, entry, entryGlobalName: container, type: 'global' }]);
        registered.set(entry, name);
      }
      try {
        return await instance.loadRemote<unknown>(`${name}/${expose.replace(/^\.\//, '')}`);
      } finally {
        forgetFailedShares(instance);
      }
    },
  };
}
