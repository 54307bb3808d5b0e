import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { whileSeen } from './attention';
import type { CallMeter } from './call-meter';

type Figures = NonNullable<RemoteEvent['figures']>;

/** Quicker answers to input than this are not told of by browsers, and nobody feels them. */
const FELT_MS = 40;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry && 'value' in entry;

/** What Chromium tells of a page's memory, where the page has a process for its site. Who puts another clock in the page's place may leave it empty. */
interface PageMemory {
  usedJSHeapSize?: number;
}
const BYTES_A_MB = 1024 * 1024;

function memoryMb(): number | undefined {
  const { memory } = performance as Performance & { memory?: PageMemory };
  return memory?.usedJSHeapSize === undefined ? undefined : Number((memory.usedJSHeapSize / BYTES_A_MB).toFixed(1));
}

/** A press or a key, as opposed to a pointer that only moves. */
const isInteraction = (entry: PerformanceEntry): boolean => 'interactionId' in entry && Number(entry.interactionId) > 0;

/** Observes what this browser can tell of. */
function observe(type: string, note: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  const options: PerformanceObserverInit & { durationThreshold: number } = { type, durationThreshold: FELT_MS };
  observer.observe(options);
  return () => observer.disconnect();
}

/**
 * Measures one stay at a screen, and hands the figures over when the screen is left or the page hidden; a page that is seen again begins
 * another stay.
 */
export function measureStay(meter: CallMeter, tell: (figures: Figures) => void) {
  let figures: Figures = {};
  let errors = 0;
  let calls = meter.restart();
  const raise = (key: 'longestTaskMs' | 'inpMs', ms: number) => (figures[key] = Math.max(figures[key] ?? 0, Math.round(ms)));
  const stops = [
    observe('longtask', ({ duration }) => raise('longestTaskMs', duration)),
    observe('event', (entry) => isInteraction(entry) && raise('inpMs', entry.duration)),
    observe('layout-shift', (entry) => {
      if (isShift(entry) && !entry.hadRecentInput) figures.layoutShift = (figures.layoutShift ?? 0) + entry.value;
    }),
    whileSeen((ms) => (figures.visibleMs = Math.round((figures.visibleMs ?? 0) + ms))),
  ];
  const count = () => (errors += 1);
  const finish = () => {
    if (figures.visibleMs === undefined) return;
    tell({ ...figures, calls: calls.calls, failedCalls: calls.failed, errors, memoryMb: memoryMb() });
    figures = {};
    errors = 0;
    calls = meter.restart();
  };
  const onHide = () => document.visibilityState === 'hidden' && finish();
  window.addEventListener('error', count);
  window.addEventListener('unhandledrejection', count);
  // Before what sends the page's last events.
  window.addEventListener('visibilitychange', onHide, { capture: true });
  window.addEventListener('pagehide', finish, { capture: true });
  return {
    shown: (ms: number) => (figures.shownMs = Math.round(ms)),
    stop() {
      for (const stop of stops) stop();
      window.removeEventListener('error', count);
      window.removeEventListener('unhandledrejection', count);
      window.removeEventListener('visibilitychange', onHide, { capture: true });
      window.removeEventListener('pagehide', finish, { capture: true });
      finish();
    },
  };
}
