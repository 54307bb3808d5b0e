import type { RemoteEvent } from '../contracts/releases/telemetry';
import { API_BASE } from './base';

/** Sends what happened to remotes. It survives the page's end and, being a by-the-way, is not told of failure. */
export function sendRemoteEvents(events: RemoteEvent[]): void {
  if (events.length === 0) return;
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  const url = `${API_BASE}/telemetry/remotes`;
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, body)) return;
  void fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
