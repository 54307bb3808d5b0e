import { lazy, Suspense, useMemo } from 'react';
import { selectUser, useHubSelector } from '@hub/shared/state';
import { matchPath, Outlet, Route, Routes, useLocation } from '@hub/shared/router';
import { DashboardLayout } from '../layout/dashboard-layout';
import type { RemoteRoute } from '../remotes/prefetch';
import { RemoteScreen } from '../remotes/screens/remote-screen';
import { LoggedOutOnly } from './logged-out-only';
import { pageTitle, usePageChrome } from './page-chrome';
import { ProtectedArea } from './protected-area';
import { navItems, routeActions } from './route-table';
import { UnknownAddress } from './unknown-address';
import { t } from '../messages';

const Landing = lazy(async () => {
  const { LandingPage } = await import(/* webpackChunkName: "landing" */ '../landing/landing-page');
  return { default: LandingPage };
});

const screen = (route: RemoteRoute) => <RemoteScreen key={route.path} route={route} />;

/** The product's routes: landing, the remotes' screens by their data, and where unknown paths lead. */
export function AppRoutes({ routes: all }: { routes: readonly RemoteRoute[] }) {
  const isOperator = useHubSelector(selectUser)?.is_operator === true;
  // The server keeps the data from others by itself; here nobody is led to what is closed to them.
  const routes = useMemo(() => all.filter(({ audience }) => audience !== 'operators' || isOperator), [all, isOperator]);
  const { pathname } = useLocation();
  usePageChrome(pathname === '/' ? t('landing.title') : pageTitle(routes.find(({ path }) => matchPath(path, pathname))?.title));
  const withAccess = (access: RemoteRoute['access']) => routes.filter((route) => route.access === access);
  const items = useMemo(() => navItems(routes), [routes]);
  const actions = useMemo(() => routeActions(routes), [routes]);
  return (
    <Routes>
      <Route
        path="/"
        element={
          <Suspense fallback={null}>
            <Landing />
          </Suspense>
        }
      />
      {withAccess('public').map((route) => (
        <Route key={route.path} path={route.path} element={screen(route)} />
      ))}
      {withAccess('logged-out').map((route) => (
        <Route key={route.path} path={route.path} element={<LoggedOutOnly key={route.path}>{screen(route)}</LoggedOutOnly>} />
      ))}
      <Route
        element={
          <ProtectedArea>
            <DashboardLayout items={items} actions={actions}>
              <Outlet />
            </DashboardLayout>
          </ProtectedArea>
        }
      >
        {withAccess('logged-in').map((route) => (
          <Route key={route.path} path={route.path} element={screen(route)} />
        ))}
        <Route path="/dashboard/*" element={<UnknownAddress to="/dashboard" />} />
      </Route>
      <Route path="*" element={<UnknownAddress to="/" />} />
    </Routes>
  );
}
