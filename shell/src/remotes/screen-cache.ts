import type { ComponentType } from 'react';
import type { RemoteLoader } from './remote-loader';
import { openScreen } from './open-screen';
import type { RemoteRoute } from './prefetch';
import { mountedScreen } from './mounted-screen';

/** A screen on its way. */
export interface ScreenLoad {
  content: Promise<ComponentType>;
  /** What `content` has come to; null until then. */
  there: ComponentType | null;
}
interface Cached extends ScreenLoad {
  /** Null until it has been loaded. */
  buildId: string | null;
}
const screens = new Map<string, Cached>();

/** The screen of a route, loaded once. A load that fails is dropped here, and the next showing makes a new attempt. */
export function screenFor(route: RemoteRoute, loader: RemoteLoader, report: Parameters<typeof mountedScreen>[1]): ScreenLoad {
  const key = `${route.remote} ${route.path}`;
  const known = screens.get(key);
  // Of a build that has crashed on another screen, or been taken back since, no screen is shown again.
  if (known && (known.buildId === null || known.buildId === loader.assignmentOf(route.remote)?.buildId)) return known;
  const forget = () => {
    if (screens.get(key) === cached) screens.delete(key);
  };
  const load = async () => {
    const loaded = await loader.load(route.remote, route.expose ?? './remote', (module) => openScreen(route, module));
    cached.buildId = loaded.assignment.buildId;
    return (cached.there = mountedScreen(loaded, report, forget));
  };
  const cached: Cached = { content: load(), there: null, buildId: null };
  // Who shows the screen tells of a failure. Nobody may be there yet.
  cached.content.catch(forget);
  screens.set(key, cached);
  return cached;
}
