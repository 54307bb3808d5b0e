const isHidden = (): boolean => document.visibilityState === 'hidden';

/**
 * Ends the task at hand, so that the browser can paint and answer input before the next one. A page in the background does neither, and its timers
 * come once a second: it goes on.
 */
export const yieldToMain = (): Promise<void> => (isHidden() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve)));

/** Until what is there has been painted. A page in the background paints nothing, nor does one that goes there meanwhile: neither waits for it. */
export const painted = (): Promise<void> =>
  isHidden()
    ? Promise.resolve()
    : new Promise((resolve) => {
        document.addEventListener('visibilitychange', () => resolve(), { once: true });
        requestAnimationFrame(() => setTimeout(resolve));
      });
