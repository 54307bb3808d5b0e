import type { Reducer } from 'redux';
import type { Saga, Task } from 'redux-saga';
import type { Feature } from './feature';
import { guardedReducer, type SliceFailure } from './guarded-reducer';

interface Entry {
  /** Which one it is: two builds of a remote have features of one key. */
  feature: object;
  users: number;
  /** Why the slice is cut off from the store; null while it is sound. */
  failure: SliceFailure | null;
  listeners: Set<(failure: SliceFailure) => void>;
  task: Task | null;
  removal: ReturnType<typeof setTimeout> | null;
}

interface Host {
  run(saga: Saga): Task;
  /** Makes `reducers` the store's, beside those that are always there. */
  setReducers(reducers: Readonly<Record<string, Reducer>>): void;
}

/** Which features are in the store, and how many screens use each. */
export class FeatureRegistry {
  private readonly entries = new Map<string, Entry>();
  private readonly reducers: Record<string, Reducer> = {};

  constructor(
    private readonly host: Host,
    private readonly reservedKeys: readonly string[],
  ) {}

  /** Adds the reducer, so that a screen finds its state in its very first render. Not counted. */
  prepare<S>(feature: Feature<S>): Entry {
    const known = this.entries.get(feature.key);
    if (known?.feature === feature) return known;
    // Another build takes over: what the one before has left in the state may not be what it expects.
    if (known) this.remove(feature.key, known);
    if (this.reservedKeys.includes(feature.key)) throw new Error(`The state key "${feature.key}" is taken.`);
    const entry: Entry = { feature, users: 0, failure: null, listeners: new Set(), task: null, removal: null };
    this.entries.set(feature.key, entry);
    this.reducers[feature.key] = guardedReducer(feature, (failure) => this.cutOff(entry, failure));
    this.host.setReducers(this.reducers);
    return entry;
  }

  /** Counts one more user and starts the saga with the first; tells it when the slice fails. The answer takes the use back, once. */
  retain<S>(feature: Feature<S>, failed?: (failure: SliceFailure) => void): () => void {
    const entry = this.prepare(feature);
    entry.users += 1;
    if (failed && entry.failure) failed(entry.failure);
    else if (failed) entry.listeners.add(failed);
    if (entry.removal) clearTimeout(entry.removal);
    entry.removal = null;
    if (feature.saga && !entry.failure && !entry.task?.isRunning()) entry.task = this.host.run(feature.saga);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      if (failed) entry.listeners.delete(failed);
      entry.users -= 1;
      // Not at once: StrictMode unmounts and mounts again within one tick, and a screen may hand over to the next.
      if (entry.users === 0 && this.entries.get(feature.key) === entry)
        entry.removal = setTimeout(() => this.remove(feature.key, entry), 0);
    };
  }

  /** Ends every saga: the page that the store belongs to is over. */
  close(): void {
    for (const { task } of this.entries.values()) task?.cancel();
  }

  private cutOff(entry: Entry, failure: SliceFailure): void {
    entry.failure = failure;
    entry.task?.cancel();
    for (const listener of entry.listeners) listener(failure);
  }

  private remove(key: string, entry: Entry): void {
    if (entry.removal) clearTimeout(entry.removal);
    // The saga goes first: while it runs, its own state must be there.
    entry.task?.cancel();
    if (this.entries.get(key) !== entry) return;
    this.entries.delete(key);
    delete this.reducers[key];
    this.host.setReducers(this.reducers);
  }
}
