import { useState, type ReactNode } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';

/** The addresses of a page, and who is told when they change. */
export type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** The addresses of this page as the browser has them. */
export const pageHistory = (): BrowserHistory => createBrowserHistory({ window, v5Compat: true });

interface BrowserRouterProps {
  history?: () => BrowserHistory;
  children: ReactNode;
}

/** A page's router. Without transitions: a screen that renders without end would starve a navigation for ever. */
export function BrowserRouter({ history = pageHistory, children }: BrowserRouterProps) {
  const [own] = useState(history);
  return (
    <HistoryRouter history={own} useTransitions={false}>
      {children}
    </HistoryRouter>
  );
}
