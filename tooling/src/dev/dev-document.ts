import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { DEV_BUILD_ID, MANIFEST_FILE } from '@hub/shared/discovery';
import { readRemoteConfig } from '../build/build-remote';
import { integrityOf } from '../build/integrity-map';
import { requirements } from '../federation/shared-modules';
import { localUrl, type DevPlan } from './dev-plan';

/** The discovery document of a development session: each remote from its own development server. */
export async function devDocument({ remotes }: DevPlan): Promise<DiscoveryDocument> {
  const entries = Object.entries(remotes).map(async ([name, port]) => {
    const { owner, critical, expose, routes, events } = await readRemoteConfig(name);
    const version = {
      manifestUrl: `${localUrl(port)}${MANIFEST_FILE}`,
      manifestIntegrity: integrityOf(''),
      assets: {},
      commit: 'development',
      builtAt: new Date().toISOString(),
      requires: requirements(),
      events,
    };
    const entry = {
      owner,
      critical,
      routes,
      expose: Object.keys(expose),
      stable: DEV_BUILD_ID,
      previous: null,
      blocked: [],
      versions: { [DEV_BUILD_ID]: version },
    };
    return [name, entry] as const;
  });
  return {
    schema: 'mfe-discovery/1',
    revision: 1,
    issuedAt: new Date().toISOString(),
    ttlSeconds: 3600,
    remotes: Object.fromEntries(await Promise.all(entries)),
  };
}
