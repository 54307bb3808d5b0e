import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';

/** The first thing that the document names and does not have, as `remote: what`; null when there is none. */
export const brokenReference = ({ remotes }: Pick<DiscoveryDocument, 'remotes'>): string | null => {
  for (const [name, { stable, previous, rollout, versions, expose, routes, blocked }] of Object.entries(remotes)) {
    const isOpen = rollout?.state === 'running' || rollout?.state === 'paused';
    const named = [stable, ...(previous === null ? [] : [previous]), ...(isOpen ? [rollout.version] : [])];
    const missing =
      named.find((buildId) => !versions[buildId]) ??
      (blocked.includes(stable) ? `${stable} (blocked)` : undefined) ??
      routes.map((route) => route.expose ?? './remote').find((each) => !expose.includes(each));
    if (missing !== undefined) return `${name}: ${missing}`;
  }
  return null;
};
