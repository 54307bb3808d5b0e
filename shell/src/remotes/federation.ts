import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName, entryUrl } from '@hub/shared/discovery';
import type { VersionEntry } from '@hub/shared/contracts/discovery';
import { integrityOf } from '../boot/asset-ledger';

/** An entry that takes longer counts as one that does not come. */
const ENTRY_TIMEOUT_MS = 8000;

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

export function createFederation(): Federation {
  const { instance } = __webpack_require__.federation;
  instance.registerPlugins([integrityPlugin()]);
  const registered = new Set<string>();
  return {
    async load(remote, buildId, version, expose) {
      const name = containerName(remote, buildId);
      if (!registered.has(name)) {
        instance.registerRemotes([{ name, entry: entryUrl(version, document.baseURI), entryGlobalName: name, type: 'global' }]);
        registered.add(name);
      }
      return instance.loadRemote<unknown>(`${name}/${expose.replace(/^\.\//, '')}`);
    },
  };
}
