import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** The addresses of a page, and who is told when they change. */
export type BrowserHistory = ReturnType<typeof createBrowserHistory>;
