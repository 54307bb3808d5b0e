import type { ComponentType } from 'react';
import type { Assignment, RemoteLoader } from '../loading/remote-loader';
import { openScreen } from './open-screen';
import type { RemoteRoute } from '../prefetch';
import { mountedScreen } from './mounted-screen';

/** A screen on its way. */
export interface ScreenLoad {
  content: Promise<ComponentType>;
  /** What `content` has come to; null until then. */
  there: ComponentType | null;
  /** The build that it is of; null until it has been loaded. */
  assignment: Assignment | null;
  /** Asks the remote whether leaving the screen would lose anything; a remote that says nothing, or throws, has no objection. */
  mayLeave: () => boolean;
}
function allows(mayLeave: (() => boolean) | undefined): boolean {
  try {
    return mayLeave?.() !== false;
  } catch {
    return true;
  }
}

const screens = new Map<string, ScreenLoad>();

/** The screen of a route, loaded once. A load that fails is dropped here, and the next showing makes a new attempt. */
export function screenFor(route: RemoteRoute, loader: RemoteLoader, report: Parameters<typeof mountedScreen>[1]): ScreenLoad {
  const key = `${route.remote} ${route.path}`;
  const known = screens.get(key);
  // Of a build that has crashed on another screen, or been taken back since, no screen is shown again.
  if (known && (!known.assignment || known.assignment.buildId === loader.assignmentOf(route.remote)?.buildId)) return known;
  const forget = () => {
    if (screens.get(key) === cached) screens.delete(key);
  };
  const load = async () => {
    const loaded = await loader.load(route.remote, route.expose ?? './remote', (module) => openScreen(route, module));
    cached.assignment = loaded.assignment;
    cached.mayLeave = () => allows(loaded.value.mayLeave);
    return (cached.there = mountedScreen(loaded, report, forget));
  };
  const cached: ScreenLoad = { content: load(), there: null, assignment: null, mayLeave: () => true };
  // Who shows the screen tells of a failure. Nobody may be there yet.
  cached.content.catch(forget);
  screens.set(key, cached);
  return cached;
}
