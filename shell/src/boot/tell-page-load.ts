import type { PageLoad } from '@hub/shared/contracts/releases/page-load';
import { sendPageLoad } from '@hub/shared/api/platform';

/**
 * Tells the hub how this page came to be, as a part of the trace that brought it.
 *
 * @param trace what the page carries
 * @param screenMs when its first screen was there
 */
export function tellPageLoad(trace: string, screenMs: number, send: (load: PageLoad) => void = sendPageLoad): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return;
  const round = (milliseconds: number) => Math.max(0, Math.round(milliseconds));
  send({
    trace,
    sentMs: round(performance.now()),
    responseMs: round(entry.responseStart),
    interactiveMs: round(entry.domInteractive),
    screenMs: round(screenMs),
    navigation: entry.type,
  });
}
