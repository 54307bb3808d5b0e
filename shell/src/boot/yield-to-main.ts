/** Ends the task at hand, so that the browser can paint and answer input before the next one. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Until what is there has been painted. A page in the background paints nothing and does not wait for it. */
export const painted = (): Promise<void> =>
  document.visibilityState === 'hidden'
    ? yieldToMain()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
