import type { UnknownAction } from 'redux';
import { authActions, createAction } from '../state';
import { begun, failedWith, type QueryEntry, type QueryError } from './entry';

export type Queries = Readonly<Record<string, QueryEntry<unknown>>>;

/** By an entry's key; the hook hands the query itself to the saga beforehand. */
export const queryActions = {
  /** A screen shows the entry from now on. */
  watched: createAction<string>('queries/watched'),
  left: createAction<string>('queries/left'),
  /** Asked for again unless a request is under way. */
  polled: createAction<string>('queries/polled'),
  /** Asked for again, whatever is under way: that may be an answer of before. */
  renewed: createAction<string>('queries/renewed'),
  /** `quiet`: what is shown stays as it is until there is an answer. */
  requested: createAction<{ key: string; quiet: boolean }>('queries/requested'),
  answered: createAction<{ key: string; data: unknown; at: number }>('queries/answered'),
  failed: createAction<{ key: string; error: QueryError }>('queries/failed'),
  /** Known from elsewhere, as from the answer to a change. `at` 0: to be asked for again when next looked at. */
  written: createAction<{ key: string; data: unknown; at: number }>('queries/written'),
  dropped: createAction<readonly string[]>('queries/dropped'),
  cleared: createAction('queries/cleared'),
};

const without = (queries: Queries, keys: readonly string[]): Queries =>
  Object.fromEntries(Object.entries(queries).filter(([key]) => !keys.includes(key)));

const NONE: Queries = {};

/** Without immer, which would freeze every value of a report of megabytes. */
export function queriesReducer(queries: Queries = NONE, action: UnknownAction): Queries {
  const { requested, answered, failed, written, dropped, cleared } = queryActions;
  if (requested.match(action)) {
    const { key, quiet } = action.payload;
    return quiet && queries[key] ? queries : { ...queries, [key]: begun(queries[key]) };
  }
  if (failed.match(action)) {
    const { key, error } = action.payload;
    return { ...queries, [key]: failedWith(queries[key], error) };
  }
  if (answered.match(action) || written.match(action)) {
    const { key, data, at } = action.payload;
    // What is written while a request is under way does not end it.
    const isUnderWay = written.match(action) && ['loading', 'refreshing'].includes(queries[key]?.status ?? '');
    return { ...queries, [key]: { status: isUnderWay ? 'refreshing' : 'ready', data, error: null, at } };
  }
  if (dropped.match(action)) return without(queries, action.payload);
  // Of one person's data nothing is left for the next.
  if (cleared.match(action) || authActions.loggedOut.match(action)) return NONE;
  return queries;
}
