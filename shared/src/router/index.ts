// The used names of react-router-dom, one by one: the rest of it stays out of the build, and there is one router on the page.
export { Link, Navigate, Outlet, Route, Routes, matchPath, useParams, useSearchParams } from 'react-router-dom';
export { BrowserRouter, pageHistory, type BrowserHistory } from './browser-router';
export { useLocation, useNavigate } from './typed-hooks';
export { reportPath } from './report-path';
export type { LinkProps, To } from 'react-router-dom';
