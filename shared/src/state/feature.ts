import type { Reducer } from 'redux';

/** A part of the state that belongs to one feature and is there while a screen uses it. */
export interface Feature<S = unknown> {
  key: string;
  reducer: Reducer<S>;
  saga?: () => Generator;
}

export interface SelectableFeature<S> extends Feature<S> {
  /** The feature's state; its initial one while the feature is not in the store. */
  select: (state: object) => S;
}

/** Describes a feature once, in its module: `const history = defineFeature({ key: 'reports', reducer, saga })`. */
export function defineFeature<S>(feature: Feature<S>): SelectableFeature<S> {
  let initial: S | undefined;
  return {
    ...feature,
    select(state) {
      // Only this feature's reducer writes under its key.
      const own = (state as Record<string, S | undefined>)[feature.key];
      return own ?? (initial ??= feature.reducer(undefined, { type: `${feature.key}/unmounted` }));
    },
  };
}
