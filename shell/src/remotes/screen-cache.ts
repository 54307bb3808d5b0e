import { lazy, type ComponentType } from 'react';
import type { RemoteLoader } from './remote-loader';
import { openScreen } from './open-screen';
import type { RemoteRoute } from './prefetch';
import { mountedScreen } from './mounted-screen';

const screens = new Map<string, ComponentType>();

/**
 * The lazy component of a route. `React.lazy` remembers a failure for as long as the page lives, so a failed one is dropped here and
 * the next showing makes a new attempt.
 */
export function screenFor(route: RemoteRoute, loader: RemoteLoader, report: Parameters<typeof mountedScreen>[1]): ComponentType {
  const key = `${route.remote} ${route.path}`;
  const known = screens.get(key);
  if (known) return known;
  const screen = lazy(async () => {
    try {
      const loaded = await loader.load(route.remote, route.expose ?? './remote', (module) => openScreen(route, module));
      return { default: mountedScreen(loaded, report, () => screens.delete(key)) };
    } catch (error) {
      screens.delete(key);
      throw error;
    }
  });
  screens.set(key, screen);
  return screen;
}
