import type { Reducer } from 'redux';

/** A part of the state that belongs to one feature and is there while a screen uses it. */
export interface Feature<S = unknown> {
  key: string;
  reducer: Reducer<S>;
  saga?: () => Generator;
  /** What others may read of the state. Fields beside these are the feature's own and are let be. A state that breaks it is cut off. */
  published?: { safeParse(state: unknown): { success: boolean } };
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
      const own = (state as Record<string, S | null | undefined>)[feature.key];
      return own ?? (initial ??= feature.reducer(undefined, { type: `${feature.key}/unmounted` }));
    },
  };
}
