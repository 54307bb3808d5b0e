import { useMemo, useSyncExternalStore } from 'react';
import { ToastHost } from '@hub/shared/ui';
import { useThemeCookie } from './layout/theme-cookie';
import { usePlatform } from './platform';
import { AppRoutes } from './routes/app-routes';
import { routeTable } from './routes/route-table';

export function App() {
  const { feed } = usePlatform();
  const document = useSyncExternalStore(
    (listener) => feed.subscribe(listener),
    () => feed.current,
  );
  const routes = useMemo(() => routeTable(document), [document]);
  useThemeCookie();
  return (
    <>
      <AppRoutes routes={routes} />
      <ToastHost />
    </>
  );
}
