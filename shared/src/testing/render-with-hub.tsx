import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createHubStore, type HubStore } from '../state';
import { ToastHost } from '../ui/toast-host';

interface Options {
  /** Address at the start, or `{ pathname, state }`. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** Pattern under which the element stands; every other address shows nothing but itself. */
  path?: string;
  store?: HubStore;
  userOptions?: Parameters<typeof userEvent.setup>[0];
}
interface Rendered extends RenderResult {
  store: HubStore;
  user: UserEvent;
  /** Path and query that the page is at. */
  address: () => string;
}

const stores = new Set<HubStore>();
afterEach(() => {
  for (const store of stores) store.close();
  stores.clear();
});

/** Renders a screen in the surroundings that the shell gives it: store, router, toasts. */
export function renderWithHub(
  element: ReactElement,
  { at = '/', path = '*', store = createHubStore(), userOptions }: Options = {},
): Rendered {
  stores.add(store);
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
        <ToastHost />
      </MemoryRouter>
    </Provider>,
  );
  return Object.assign(result, { store, user: userEvent.setup(userOptions), address: () => address });
}
