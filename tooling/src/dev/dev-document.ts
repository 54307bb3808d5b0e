import type { DiscoveryDocument } from '@hub/shared/contracts/discovery';
import { MANIFEST_FILE } from '@hub/shared/discovery';
import { readRemoteConfig } from '../build/build-remote';
import { integrityOf } from '../build/integrity-map';
import { requirements } from '../federation/shared-modules';
import { inRoot, readPackage } from '../workspace';
import { localUrl, type DevPlan } from './dev-plan';

/** Build id of what the development servers give; it never changes, since hot reload takes the place of new builds. */
export const devBuildId = (name: string): string => `${readPackage(inRoot(name)).version}-dev-00000000`;

/** The discovery document of a development session: each remote from its own development server. */
export async function devDocument({ remotes }: DevPlan): Promise<DiscoveryDocument> {
  const entries = Object.entries(remotes).map(async ([name, port]) => {
    const { owner, critical, expose, routes, events } = await readRemoteConfig(name);
    const buildId = devBuildId(name);
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
      stable: buildId,
      previous: null,
      blocked: [],
      versions: { [buildId]: version },
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
