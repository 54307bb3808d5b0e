import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEvent } from '@hub/shared/events';
import { lazyWidget } from '@hub/shared/ui';
import { whenAtRest } from '../remotes/at-rest';

const Running = lazyWidget<{ begun: readonly string[] }>(
  async () => (await import(/* webpackChunkName: "running-analyses" */ './running-analyses')).RunningAnalyses,
  () => null,
  // The analysis goes on; only its place in the sidebar is not shown.
  () => null,
);

/** Where the analyses that this tab watches are noted, so that a reload finds them at once. */
const WATCHED = 'hub.watched-analyses';

function isWatching(): boolean {
  try {
    return sessionStorage.getItem(WATCHED) !== null;
  } catch {
    return false;
  }
}

/** Whether any goes on that this page has not begun, such as on another device. */
async function someRun(): Promise<boolean> {
  const { analyses } = await import('@hub/shared/api');
  return (await analyses.running()).length > 0;
}

/** The sidebar's list of analyses under way. What follows them is loaded when there is one. */
export function useRunningAnalyses(): ReactNode {
  const [wanted, setWanted] = useState(isWatching);
  // Until the list is there, nobody else hears of what other tabs begin: it takes these over with its first look.
  const begun = useRef<string[]>([]);
  useEvent('analysis.started@1', ({ analysisId }, { otherTab }) => {
    if (otherTab) begun.current.push(analysisId);
    setWanted(true);
  });
  useEffect(() => {
    let mounted = true;
    whenAtRest(() => {
      if (!mounted) return;
      someRun().then(
        (some) => mounted && some && setWanted(true),
        (error: unknown) => console.warn('Running analyses could not be asked for.', error),
      );
    });
    return () => {
      mounted = false;
    };
  }, []);
  return wanted ? <Running begun={begun.current} /> : null;
}
