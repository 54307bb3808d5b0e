import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { framesOf, reasonOf } from './loading/load-failure';
import type { RemoteLoader } from './loading/remote-loader';

const BUILD_URL = /\/remotes\/(mf-[a-z0-9-]+)\/([^/\s]+)\//;

/** Which remote's build an error outside React's reach comes from, by the address of its script. */
export function buildOf(text: string): { remote: string; buildId: string } | null {
  const [, remote, buildId] = BUILD_URL.exec(text) ?? [];
  return remote && buildId ? { remote, buildId } : null;
}

/** Reports errors of event handlers and of promises that nobody waited for. */
export function attributeErrors(loader: Pick<RemoteLoader, 'assignmentOf'>, report: (event: RemoteEvent) => void): void {
  const attribute = (error: unknown, address: string) => {
    const build = buildOf(address) ?? (error instanceof Error ? buildOf(error.stack ?? '') : null);
    if (!build) return;
    const assigned = loader.assignmentOf(build.remote);
    if (assigned?.buildId === build.buildId)
      report({ ...assigned, type: 'crash', reason: reasonOf(error), frames: framesOf(error) });
  };
  window.addEventListener('error', (event) => attribute(event.error ?? event.message, event.filename));
  window.addEventListener('unhandledrejection', ({ reason }) => attribute(reason, ''));
}
