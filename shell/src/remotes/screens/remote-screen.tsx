import { Component, Suspense, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { usePlatform } from '../../platform';
import { ScreenCrash } from './crash-boundary';
import type { RemoteRoute } from '../prefetch';
import { RemoteErrorPanel } from './remote-error-panel';
import { ScreenSkeleton } from './screen-skeleton';
import { screenFor, type ScreenLoad } from './screen-cache';
import { TakenBackNote } from './taken-back-note';
import { watchScreen } from './watch-screen';

interface BoundaryProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}
interface BoundaryState {
  failed: { error: unknown } | null;
}

/** One a route: a screen that fails takes nothing else with it. */
class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    // Another build takes over at once. It cannot go on for ever: a build that has thrown is in quarantine.
    if (error instanceof ScreenCrash && error.another) this.props.onRetry();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (failed.error instanceof ScreenCrash && failed.error.another) return <ScreenSkeleton title={this.props.title} />;
    return <RemoteErrorPanel title={this.props.title} error={failed.error} onRetry={this.props.onRetry} />;
  }
}

/**
 * Shows a screen as soon as it is there. Not by `lazy`: React holds back what comes within 300 ms of a fallback. Not as a transition: one
 * async action of any remote that never ends, even of a screen that is gone, holds back every transition of the page.
 */
function LoadedScreen({ load, title }: { load: ScreenLoad; title: string }) {
  const [outcome, setOutcome] = useState<{ Content: ComponentType } | { error: unknown } | null>(
    () => load.there && { Content: load.there },
  );
  useEffect(() => {
    let isGone = false;
    const show = (next: NonNullable<typeof outcome>) => (isGone ? undefined : setOutcome((before) => before ?? next));
    load.content.then(
      (Content) => show({ Content }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  if (!outcome) return <ScreenSkeleton title={title} />;
  if ('error' in outcome) throw outcome.error;
  return <outcome.Content />;
}

/** The screen of a route, whichever remote and build it comes from. */
export function RemoteScreen({ route }: { route: RemoteRoute }) {
  const platform = usePlatform();
  const { loader, telemetry } = platform;
  const choose = () => screenFor(route, loader, telemetry.report);
  // Chosen once: one attempt must stay one until Retry, and a new discovery document must not take away a screen that somebody works on.
  const [{ attempt, load }, setShown] = useState(() => ({ attempt: 0, load: choose() }));
  const [offered, setOffered] = useState<{ byPage: boolean } | null>(null);
  const again = () => {
    setOffered(null);
    setShown({ attempt: attempt + 1, load: choose() });
  };
  // Outside the boundaries: what a screen shows is looked at also while it only suspends.
  const replace = useEffectEvent(again);
  useEffect(
    () => watchScreen(load, { platform, route, replace: () => replace(), offer: (byPage) => setOffered({ byPage }) }),
    [load, platform, route],
  );
  return (
    <>
      <TakenBackNote offered={offered} onAccept={again} />
      <RouteBoundary key={attempt} title={route.title} onRetry={again}>
        <Suspense fallback={<ScreenSkeleton title={route.title} />}>
          <LoadedScreen load={load} title={route.title} />
        </Suspense>
      </RouteBoundary>
    </>
  );
}
