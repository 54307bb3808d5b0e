import type { Page } from '@playwright/test';

/** Adds up what moves without a press, from the first document on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** What has moved so far, as a layout shift score (web.dev, Cumulative Layout Shift; without its windows). */
export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
