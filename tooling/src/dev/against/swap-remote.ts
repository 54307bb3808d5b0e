import type { DiscoveryDocument, RemoteEntry } from '@hub/shared/contracts/releases/discovery';
import type { Override } from '@hub/shared/contracts/releases/override';
import type { RemoteConfig } from '@hub/shared/contracts/releases/remote-config';
import { applyOverrides } from '@hub/shared/discovery';

/** What a remote says of itself here, in place of what its deployed build said. */
const withLocalData = (deployed: RemoteEntry | undefined, config: RemoteConfig, { buildId }: Override): RemoteEntry => ({
  ...(deployed ?? { stable: buildId, previous: null, blocked: [], versions: {} }),
  owner: config.owner,
  critical: config.critical,
  routes: config.routes,
  expose: Object.keys(config.expose),
});

/** A deployed discovery document with one remote as it is on this machine; a remote that is new there is added. */
export function swapRemote(document: DiscoveryDocument, config: RemoteConfig, local: Override): DiscoveryDocument {
  const entry = withLocalData(document.remotes[local.remote], config, local);
  return applyOverrides({ ...document, remotes: { ...document.remotes, [local.remote]: entry } }, [local]);
}
