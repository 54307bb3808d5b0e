import { createContext, use } from 'react';
import type { DiscoveryFeed } from './discovery/discovery-feed';
import type { Prefetch } from './remotes/prefetch';
import type { RemoteLoader } from './remotes/loading/remote-loader';
import type { Telemetry } from './remotes/telemetry';

/** What the shell's components share beside the store. */
export interface Platform {
  feed: DiscoveryFeed;
  loader: RemoteLoader;
  telemetry: Pick<Telemetry, 'report'>;
  prefetch: Prefetch;
}

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('A component of the shell stands outside its platform.');
  return platform;
}
