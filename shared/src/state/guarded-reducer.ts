import type { Reducer } from 'redux';
import type { Feature } from './feature';

/** A feature's part of the state is cut off from the store: its reducer has failed, and all the others go on. */
export class SliceFailure extends Error {
  override readonly name = 'SliceFailure';

  constructor(
    key: string,
    override readonly cause: Error,
  ) {
    super(`The part "${key}" of the state is cut off: ${cause.message}`);
  }
}

const isNothing = (state: unknown): boolean => state === undefined;

/**
 * A reducer that never throws into the store: one dispatch reaches the reducers of every screen, and the first that threw would keep the
 * action from all the rest. After its first failure the slice is null, which `select` answers with the initial state, and stays so.
 *
 * @param failed told once, when nothing is being dispatched any more
 */
export function guardedReducer<S>(feature: Feature<S>, failed: (failure: SliceFailure) => void): Reducer {
  let isCut = false;
  const cut = (cause: Error): null => {
    isCut = true;
    const failure = new SliceFailure(feature.key, cause);
    queueMicrotask(() => failed(failure));
    return null;
  };
  // Only this reducer writes under its key.
  return (state: S | undefined, action): S | null => {
    if (isCut) return null;
    try {
      const next = feature.reducer(state, action);
      if (isNothing(next)) return cut(new Error('its reducer answered with nothing'));
      if (next === state || !feature.published || feature.published.safeParse(next).success) return next;
      return cut(new Error('it is no longer what others may read of it'));
    } catch (error) {
      return cut(error instanceof Error ? error : new Error(String(error)));
    }
  };
}
