import type { PageLoad } from '../contracts/releases/page-load';
import type { RemoteEvent } from '../contracts/releases/telemetry';
import { API_BASE } from './base';

/** Survives the page's end and, being a by-the-way, is not told of failure. */
function sendAside(path: string, data: object): void {
  const body = new Blob([JSON.stringify(data)], { type: 'application/json' });
  const url = API_BASE + path;
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, body)) return;
  void fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** Sends what happened to remotes. */
export function sendRemoteEvents(events: RemoteEvent[]): void {
  if (events.length > 0) sendAside('/telemetry/remotes', { events });
}

/** Sends how the page came to be, where the hub tells its traces. */
export const sendPageLoad = (load: PageLoad): void => sendAside('/telemetry/page', load);
