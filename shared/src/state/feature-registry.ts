import type { Reducer } from 'redux';
import type { Saga, Task } from 'redux-saga';
import type { Feature } from './feature';

interface Entry {
  users: number;
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
    if (known) return known;
    if (this.reservedKeys.includes(feature.key)) throw new Error(`The state key "${feature.key}" is taken.`);
    const entry: Entry = { users: 0, task: null, removal: null };
    this.entries.set(feature.key, entry);
    this.reducers[feature.key] = feature.reducer;
    this.host.setReducers(this.reducers);
    return entry;
  }

  /** Counts one more user and starts the saga with the first. The answer takes the use back, once. */
  retain<S>(feature: Feature<S>): () => void {
    const entry = this.prepare(feature);
    entry.users += 1;
    if (entry.removal) clearTimeout(entry.removal);
    entry.removal = null;
    if (feature.saga && !entry.task?.isRunning()) entry.task = this.host.run(feature.saga);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      entry.users -= 1;
      // Not at once: StrictMode unmounts and mounts again within one tick, and a screen may hand over to the next.
      if (entry.users === 0) entry.removal = setTimeout(() => this.remove(feature.key, entry), 0);
    };
  }

  /** Ends every saga: the page that the store belongs to is over. */
  close(): void {
    for (const { task } of this.entries.values()) task?.cancel();
  }

  private remove(key: string, entry: Entry): void {
    // The saga goes first: while it runs, its own state must be there.
    entry.task?.cancel();
    this.entries.delete(key);
    delete this.reducers[key];
    this.host.setReducers(this.reducers);
  }
}
