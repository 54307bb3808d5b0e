import { reloadOnce } from '../../boot/reload-once';
import type { Platform } from '../../platform';
import type { Watch, Watched } from '../health/watch';
import type { ScreenLoad } from './screen-cache';

interface Around extends Omit<Watched, 'assignment' | 'since' | 'mayLeave' | 'report' | 'loader'> {
  platform: Platform;
}

/**
 * Looks after a screen: in either arm of a rollout by what it does, for which the code is loaded by such pages alone; and on every page
 * whether its build is taken back while it is shown. Answers with what ends it.
 */
export function watchScreen(load: ScreenLoad, { platform, offer, ...around }: Around): () => void {
  const { feed, loader, telemetry } = platform;
  let watching: Watch | null = null;
  let isOver = false;
  let isTold = false;
  let needsPage = false;
  const choose = (byPage: boolean) => {
    needsPage ||= byPage;
    offer(needsPage);
  };
  const begin = async () => {
    await load.content;
    const { assignment, mayLeave } = load;
    const since = performance.now();
    if (!assignment?.rollout) return;
    const { watch } = await import(/* webpackChunkName: "health" */ '../health');
    if (!isOver) watching = watch({ ...around, offer: choose, loader, report: telemetry.report, assignment, mayLeave, since });
  };
  // A screen that did not come shows so itself; one that cannot be watched is no worse for it.
  begin().catch(() => undefined);
  const unsubscribe = feed.subscribe(() => {
    if (isTold || !load.assignment || loader.mayRun(load.assignment)) return;
    isTold = true;
    if (watching) watching.takenBack();
    else choose(false);
  });
  return () => {
    isOver = true;
    unsubscribe();
    watching?.stop();
    // The address is another one by now: the page that loads is where the person was going.
    if (needsPage) reloadOnce();
  };
}
