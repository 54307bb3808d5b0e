import { useEffect } from 'react';
import { injectFeature, useFeature, useHubSelector, useStore } from '../state';
import { analysesFeature } from './analyses-feature';
import type { AnalysesState } from './analyses-slice';
import { selectAnalyses } from './select-analyses';

const kept = new WeakSet<object>();

/** The analyses under way. From the first use on they are followed for as long as the page lives, and not the component. */
export function useAnalyses<T>(select: (state: AnalysesState) => T): T {
  useFeature(analysesFeature);
  const store = useStore();
  useEffect(() => {
    if (kept.has(store)) return;
    kept.add(store);
    injectFeature(store, analysesFeature);
  }, [store]);
  return useHubSelector((state) => select(selectAnalyses(state)));
}
