import { useCallback, useEffect } from 'react';
import { injectFeature, useFeature, useFeatureSelector, useHubDispatch, useStore } from '../state';
import { LOADING, type QueryEntry } from './entry';
import { keep } from './known-queries';
import type { Query, QueryArg } from './query';
import { queries } from './queries-feature';
import { queryActions } from './queries-slice';

interface QueryOptions {
  /** Milliseconds after which a page that is looked at asks again. */
  pollMs?: number;
  /** False asks for nothing and shows nothing. */
  enabled?: boolean;
}

export type QueryResult<Data> = QueryEntry<Data> & {
  /** Asks the server again; what is known stays. */
  refresh: () => void;
  /** The same, unless it is being asked already, and without a word on the screen. */
  poll: () => void;
  /** Puts in what is known from elsewhere, as from the answer to a change. */
  write: (change: (known: Data | null) => Data) => void;
};

const settled = new WeakSet<object>();

/** Puts the feature into the store for good. */
function settle(store: object): void {
  if (settled.has(store)) return;
  settled.add(store);
  injectFeature(store, queries);
}

/**
 * What the server answers to a query. What is known is there in the first render; what is out of date is asked for anew, and takes its
 * place when it comes.
 */
export function useQuery<Data, Arg extends QueryArg>(
  query: Query<Arg, Data>,
  arg: Arg,
  { pollMs, enabled = true }: QueryOptions = {},
): QueryResult<Data> {
  const store = useStore();
  const dispatch = useHubDispatch();
  useFeature(queries);
  const key = keep(query, arg);
  // Under a query's key only its own answers are written.
  const entry = useFeatureSelector(queries, (state) => state[key]) as QueryEntry<Data> | undefined;
  useEffect(() => {
    settle(store);
    if (!enabled) return undefined;
    dispatch(queryActions.watched(key));
    return () => void dispatch(queryActions.left(key));
  }, [store, dispatch, key, enabled]);
  const poll = useCallback(() => {
    // A page that nobody sees asks for nothing; it asks again within one step after it is back.
    if (!document.hidden) dispatch(queryActions.polled(key));
  }, [dispatch, key]);
  useEffect(() => {
    if (pollMs === undefined || !enabled) return undefined;
    const timer = setInterval(poll, pollMs);
    return () => clearInterval(timer);
  }, [poll, pollMs, enabled]);
  const refresh = useCallback(() => void dispatch(queryActions.renewed(key)), [dispatch, key]);
  const write = useCallback(
    (change: (known: Data | null) => Data) => {
      const now = queries.select(store.getState() as object)[key] as QueryEntry<Data> | undefined;
      dispatch(queryActions.written({ key, data: change(now?.data ?? null), at: Date.now() }));
    },
    [store, dispatch, key],
  );
  return { ...(enabled ? (entry ?? LOADING) : LOADING), refresh, poll, write };
}
