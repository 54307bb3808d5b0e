import { analysesReducer, type AnalysesState } from './analyses-slice';

export const ANALYSES_KEY = 'analyses';
const initial = analysesReducer(undefined, { type: `${ANALYSES_KEY}/absent` });

/** The analyses under way; none while they are not in the store. */
export const selectAnalyses = (state: object): AnalysesState =>
  // Only this reducer writes under this key.
  (state as Record<string, AnalysesState | undefined>)[ANALYSES_KEY] ?? initial;
