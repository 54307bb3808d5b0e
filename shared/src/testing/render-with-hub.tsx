import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createHubStore, type HubStore } from '../state';
import { ToastView } from '../ui/toasts/toast-view';
import { recordStore } from './record-store';
// What a page loads when it first needs it is there beforehand in a test: a clock moved by hand does not wait for a module.
import '../ui/dialogs/dialog-panel';
import '../ui/menus/menu-panel';
import '../ui/menus/tabs-panel';
import '../api';
import '../api/stream-lines';

interface Options {
  /** Address at the start, or `{ pathname, state }`. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** Pattern under which the element stands; every other address shows nothing but itself. */
  path?: string;
  store?: HubStore;
}
interface Rendered extends RenderResult {
  store: HubStore;
  user: UserEvent;
  /** Path and query that the page is at. */
  address: () => string;
  /** All actions and states of the store so far, as text. */
  recorded: () => string;
}

/** A test's user pauses between two steps; under fake timers the clock has to be moved on for that. */
const advanceTimers = async (ms: number): Promise<void> => {
  if (Object.hasOwn(setTimeout, 'clock')) await jest.advanceTimersByTimeAsync(ms);
};

const stores = new Set<HubStore>();
afterEach(() => {
  for (const store of stores) store.close();
  stores.clear();
});

/** Renders a screen in the surroundings that the shell gives it: store, router, toasts. */
export function renderWithHub(element: ReactElement, { at = '/', path = '*', store = createHubStore() }: Options = {}): Rendered {
  stores.add(store);
  const recorded = recordStore(store);
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const result = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Routes>
          <Route path={path} element={element} />
          {path !== '*' && <Route path="*" element={null} />}
        </Routes>
        <ToastView />
      </MemoryRouter>
    </Provider>,
  );
  return Object.assign(result, { store, user: userEvent.setup({ advanceTimers }), address: () => address, recorded });
}
