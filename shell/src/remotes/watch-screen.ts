import type { Watched } from './health/watch';
import type { ScreenLoad } from './screen-cache';

/** Looks after a screen whose remote is under trial, in either arm. The code for it is loaded for such pages alone. */
export function watchScreen(load: ScreenLoad, watched: Omit<Watched, 'assignment' | 'since'>): () => void {
  let stop: (() => void) | null | undefined;
  const begin = async () => {
    await load.content;
    const { assignment } = load;
    const since = performance.now();
    if (!assignment?.rollout) return;
    const { watch } = await import(/* webpackChunkName: "health" */ './health');
    if (stop !== null) stop = watch({ ...watched, assignment, since });
  };
  // A screen that did not come shows so itself; one that cannot be watched is no worse for it.
  begin().catch(() => undefined);
  return () => {
    stop?.();
    stop = null;
  };
}
