import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { overrides as overridesSchema } from '@hub/shared/contracts/releases/override';
import { applyOverrides, isOverrideBase } from '@hub/shared/discovery';
import { listFolder } from '../boot/asset-ledger';

export interface DeveloperOverrides {
  /** Remote to build id. */
  choices: Readonly<Record<string, string>>;
  /** A document with the builds that overrides bring along. */
  apply(document: DiscoveryDocument): DiscoveryDocument;
}

/**
 * What the server has put into the page of a developer's session. Code of unlisted builds may come from this machine or the page's own
 * origin alone, whatever the page says.
 */
export function readDeveloperOverrides(inlined: unknown): DeveloperOverrides {
  const parsed = overridesSchema.safeParse(inlined);
  const valid = parsed.success
    ? parsed.data.filter(({ base }) => base === undefined || isOverrideBase(base, window.location.origin))
    : [];
  // A preview's files have hashes.
  for (const { base, record } of valid) if (base !== undefined && !record) listFolder(base);
  return {
    choices: Object.fromEntries(valid.map(({ remote, buildId }) => [remote, buildId])),
    apply: (document) => applyOverrides(document, valid),
  };
}
