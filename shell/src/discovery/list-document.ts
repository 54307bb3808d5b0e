import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { assetUrl } from '@hub/shared/discovery';
import { listAsset } from '../boot/asset-ledger';

/** Lets the files of every build that may run be loaded, and nothing of a blocked one. */
export function listDocument({ remotes }: DiscoveryDocument): void {
  for (const entry of Object.values(remotes)) {
    for (const [buildId, version] of Object.entries(entry.versions)) {
      if (entry.blocked.includes(buildId)) continue;
      for (const manifestUrl of [version.manifestUrl, ...(version.mirrors ?? [])]) {
        for (const [file, integrity] of Object.entries(version.assets)) {
          listAsset(assetUrl({ manifestUrl }, file, document.baseURI), integrity);
        }
      }
    }
  }
}
