import { injectFeature, type HubStore } from '../state';

/** What JSON would leave out, and what a plain action must not hold. */
const shown = (_key: string, value: unknown): unknown =>
  typeof value === 'function' ? '[function]' : value instanceof File ? '[file]' : value;

/** Records every action of a store and every state that it comes to, as text to be searched for what must not be there. */
export function recordStore(store: HubStore): () => string {
  const actions: unknown[] = [];
  const states: unknown[] = [store.getState()];
  injectFeature(store, {
    key: 'recorder',
    reducer: (state: null = null, action) => {
      actions.push(action);
      return state;
    },
  });
  store.subscribe(() => states.push(store.getState()));
  return () => JSON.stringify({ actions, states }, shown);
}

/** No action and no state has told the secrets, nor carried a function, a file, or anything else that could hold them unseen. */
export function expectUntold({ recorded }: { recorded: () => string }, ...secrets: string[]): void {
  const text = recorded();
  for (const hidden of [...secrets, '[function]', '[file]']) expect(text).not.toContain(hidden);
  // What was recorded is not nothing.
  expect(text).toContain('"actions":[{"type"');
}
