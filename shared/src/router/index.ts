// The used names of react-router-dom, one by one: the rest of it stays out of the build, and there is one router on the page.
export { BrowserRouter, Link, Navigate, Outlet, Route, Routes, matchPath, useParams, useSearchParams } from 'react-router-dom';
export { unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
export type { BrowserHistory } from './browser-history';
export { useLocation, useNavigate } from './typed-hooks';
export { reportPath } from './report-path';
export type { LinkProps, To } from 'react-router-dom';
