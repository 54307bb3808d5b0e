import type { Task } from 'redux-saga';
import { errorCode, errorStatus, errorText } from '../api';
import { authActions, call, cancel, fork, put, select, selectUser, take, type HubState } from '../state';
import type { QueryEntry, QueryError } from './entry';
import { queryOf } from './known-queries';
import { busChannel } from './outside';
import type { BusEvent, Query } from './query';
import { queryActions } from './queries-slice';
import { selectQueries } from './select-queries';

/** Answers of one query that are kept although no screen shows them. */
const KEPT = 20;

const plainError = (error: unknown): QueryError => ({
  status: errorStatus(error),
  code: errorCode(error),
  text: errorText(error, ''),
});

const isFresh = (query: Query<unknown, unknown>, entry: QueryEntry<unknown> | undefined): boolean =>
  entry?.status === 'ready' && query.isPassing?.(entry.data) !== true && Date.now() - entry.at < query.staleMs;

/** Asks the server once. Whoever cancels this takes the request back. */
function* ask(key: string, quiet: boolean) {
  const { query, arg } = queryOf(key);
  const { [key]: entry } = yield* select(selectQueries);
  const over = new AbortController();
  try {
    yield* put(queryActions.requested({ key, quiet }));
    const data = yield* call(async (): Promise<unknown> => query.fetch(arg, over.signal, entry?.data ?? null));
    yield* put(queryActions.answered({ key, data, at: Date.now() }));
  } catch (error) {
    console.error(query.failure, error);
    yield* put(queryActions.failed({ key, error: plainError(error) }));
  } finally {
    over.abort();
  }
}

/** What is under way and what is on the screen. */
class Desk {
  readonly flights = new Map<string, Task>();
  readonly watchers = new Map<string, number>();

  isAsking = (key: string): boolean => this.flights.get(key)?.isRunning() === true;
  isWatched = (key: string): boolean => (this.watchers.get(key) ?? 0) > 0;
  count(key: string, step: 1 | -1): void {
    const now = (this.watchers.get(key) ?? 0) + step;
    if (now > 0) this.watchers.set(key, now);
    else this.watchers.delete(key);
  }
}

function* send(desk: Desk, key: string, quiet = false) {
  const before = desk.flights.get(key);
  if (before?.isRunning()) yield* cancel(before);
  desk.flights.set(key, yield* fork(ask, key, quiet));
}

/** Drops the oldest answers of a query of which more are kept than it may. */
function* bound(desk: Desk, key: string) {
  const { query } = queryOf(key);
  const entries = yield* select(selectQueries);
  const idle = Object.entries(entries)
    .filter(([each]) => !desk.isWatched(each) && !desk.isAsking(each) && queryOf(each).query.key === query.key)
    .map(([each, entry]) => ({ key: each, at: entry.data === null ? 0 : entry.at }))
    .sort((a, b) => b.at - a.at);
  const surplus = idle.slice(query.keep ?? KEPT).map((each) => each.key);
  if (surplus.length > 0) yield* put(queryActions.dropped(surplus));
}

/** What an event says is known at once; then the server is asked for what is on the screen. */
function* followBus(desk: Desk) {
  const channel = yield* call(busChannel);
  try {
    for (;;) {
      const event = yield* take(channel);
      const entries = yield* select(selectQueries);
      for (const key of new Set([...Object.keys(entries), ...desk.watchers.keys()])) yield* apply(desk, key, entries[key], event);
    }
  } finally {
    channel.close();
  }
}

function* apply(desk: Desk, key: string, entry: QueryEntry<unknown> | undefined, event: BusEvent) {
  const { query, arg } = queryOf(key);
  const isOutdated = query.refreshOn?.includes(event.name) === true;
  if (entry && entry.data !== null) {
    const data = query.amend ? query.amend(entry.data, event, arg) : entry.data;
    if (data === null) yield* put(queryActions.dropped([key]));
    else if (data !== entry.data || isOutdated) yield* put(queryActions.written({ key, data, at: isOutdated ? 0 : entry.at }));
  }
  // An answer on its way may be of before the event.
  if (isOutdated && (desk.isWatched(key) || desk.isAsking(key))) yield* send(desk, key);
}

/** Nothing that one person was shown, or is on its way to them, reaches the next. */
function* followPerson(desk: Desk) {
  const idOf = (state: HubState) => selectUser(state)?.id ?? null;
  let person = yield* select(idOf);
  for (;;) {
    yield* take([authActions.loggedOut, authActions.loggedIn, authActions.signedUp, authActions.userLoaded]);
    const now = yield* select(idOf);
    const before = person;
    person = now;
    if (now === before) continue;
    // Whoever arrives at a page that did not know them yet has asked for their own already.
    if (before !== null) {
      for (const flight of desk.flights.values()) yield* cancel(flight);
      yield* put(queryActions.cleared());
    }
    const entries = yield* select(selectQueries);
    const missing = [...desk.watchers.keys()].filter((key) => !entries[key] && !desk.isAsking(key));
    if (now !== null) for (const key of missing) yield* send(desk, key);
  }
}

export function* watchQueries() {
  const desk = new Desk();
  yield* fork(followBus, desk);
  yield* fork(followPerson, desk);
  const { watched, left, polled, renewed } = queryActions;
  for (;;) {
    const action: ReturnType<typeof watched> = yield* take([watched, left, polled, renewed]);
    const key = action.payload;
    if (left.match(action)) {
      desk.count(key, -1);
      yield* bound(desk, key);
      continue;
    }
    if (watched.match(action)) {
      desk.count(key, 1);
      const { [key]: entry } = yield* select(selectQueries);
      if (desk.isAsking(key) || isFresh(queryOf(key).query, entry)) continue;
    }
    const quiet = polled.match(action);
    if (quiet && desk.isAsking(key)) continue;
    yield* send(desk, key, quiet);
  }
}
