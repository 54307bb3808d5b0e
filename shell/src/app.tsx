import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from '@hub/shared/router';
import { loadToasts, ToastHost } from '@hub/shared/ui';
import { useThemeCookie } from './layout/theme-cookie';
import { usePlatform } from './platform';
import { AppRoutes } from './routes/app-routes';
import { whenAtRest } from './remotes/at-rest';
import { openRoutes } from './routes/route-table';

export function App() {
  const { feed, loader } = usePlatform();
  const document = useSyncExternalStore(
    (listener) => feed.subscribe(listener),
    () => feed.current,
    () => feed.current,
  );
  const routes = useMemo(() => openRoutes(document, loader), [document, loader]);
  useThemeCookie();
  // The landing page shows no toast of its own.
  const working = useLocation().pathname !== '/';
  useEffect(() => {
    if (working) whenAtRest(loadToasts);
  }, [working]);
  return (
    <>
      <AppRoutes routes={routes} />
      <ToastHost />
    </>
  );
}
