import type { Page } from '@playwright/test';
import { traceOf } from './trace';

/**
 * Elements whose style the browser works out at most before one picture, while `walk` goes on: what a press costs before anything of it is seen,
 * counted and so the same on every machine.
 */
export async function mostStyled(page: Page, walk: () => Promise<void>): Promise<number> {
  const events = await traceOf(page, ['devtools.timeline'], walk);
  const counts = events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []));
  if (counts.length === 0) throw new Error('The trace names no work on styles.');
  return Math.max(...counts);
}
