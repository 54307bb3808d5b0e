/** How often is looked. */
const STEP_MS = 250;
/** Longer gaps were a dialog of the browser, a sleeping machine or one long task: no time in which somebody saw the screen wait. */
const LONGEST_STEP_MS = 1000;

/** Whether somebody can see the page as a screen, connected. */
const isSeen = (): boolean => document.visibilityState === 'visible' && navigator.onLine && !window.matchMedia('print').matches;

/**
 * Calls back about four times a second with the milliseconds that have gone by while the page could be seen. Hidden, printing, offline,
 * asleep or behind a dialog of the browser, time stands still. Answers with what ends it.
 */
export function whileSeen(tick: (ms: number) => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const gone = Math.min(now - last, LONGEST_STEP_MS);
    last = now;
    if (isSeen()) tick(gone);
  }, STEP_MS);
  return () => clearInterval(timer);
}
