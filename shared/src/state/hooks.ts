import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Dispatch } from 'redux';
import type { Feature, SelectableFeature } from './feature';
import { featureRegistry, type HubState } from './store';

export const useHubSelector = useSelector.withTypes<HubState>();
export const useHubDispatch = useDispatch.withTypes<Dispatch>();

/**
 * Keeps a feature in the store while the component is mounted.
 *
 * @throws {SliceFailure} once the feature's part of the state has been cut off, so that the screen's boundary learns of it
 */
export function useFeature<S>(feature: Feature<S>): void {
  const store = useStore();
  const [failure, setFailure] = useState(() => featureRegistry(store).prepare(feature).failure);
  useEffect(() => featureRegistry(store).retain(feature, setFailure), [store, feature]);
  if (failure) throw failure;
}

/** Reads a feature's own state: `useFeatureSelector(history, (state) => state.search)`. */
export const useFeatureSelector = <S, T>(feature: SelectableFeature<S>, select: (state: S) => T): T =>
  useHubSelector((state) => select(feature.select(state)));
