// The used names of react-router-dom, one by one: the rest of it stays out of the build, and there is one router on the page.
export { BrowserRouter, Link, Navigate, Outlet, Route, Routes, matchPath, useParams, useSearchParams } from 'react-router-dom';
export { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
export { useLocation, useNavigate } from './typed-hooks';
export { reportPath } from './report-path';
export type { LinkProps, To } from 'react-router-dom';
