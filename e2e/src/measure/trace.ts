import type { Page } from '@playwright/test';

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of the event in microseconds, whatever else the machine did meanwhile. */
  tdur?: number;
  args?: { name?: string; elementCount?: number };
}

/** What the browser notes of a page while `walk` goes on. */
export async function traceOf(page: Page, categories: string[], walk: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser that can be traced.');
  await browser.startTracing(page, { categories });
  await walk();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return traceEvents;
}
