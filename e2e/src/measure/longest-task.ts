import type { Page } from '@playwright/test';
import { traceOf } from './trace';

/**
 * Milliseconds of processor time that the longest task of a page's main thread takes while `walk` goes on. Not by the clock: on a machine that
 * others work on as well, a task waits for as long as they do.
 */
export async function longestTask(page: Page, walk: () => Promise<void>): Promise<number> {
  const traceEvents = await traceOf(page, ['disabled-by-default-devtools.timeline', '__metadata', 'toplevel'], walk);
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && mainThreads.has(`${pid} ${tid}`));
  const times = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
  if (times.length === 0) throw new Error('The trace names no task of the page with its processor time.');
  return Math.max(...times);
}
