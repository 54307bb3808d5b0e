import { Component, Suspense, useMemo, useState, type ReactNode } from 'react';
import { usePlatform } from '../platform';
import { ScreenCrash } from './crash-boundary';
import type { RemoteRoute } from './prefetch';
import { RemoteErrorPanel } from './remote-error-panel';
import { ScreenSkeleton } from './screen-skeleton';
import { screenFor } from './screen-cache';

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
    if (failed.error instanceof ScreenCrash && failed.error.another) return <ScreenSkeleton />;
    return <RemoteErrorPanel title={this.props.title} error={failed.error} onRetry={this.props.onRetry} />;
  }
}

/** The screen of a route, whichever remote and build it comes from. */
export function RemoteScreen({ route }: { route: RemoteRoute }) {
  const { loader, telemetry } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  // Outside of Suspense, which forgets what a screen that waits has chosen: one attempt must stay one until Retry.
  const screen = useMemo(
    () => ({ attempt, Content: screenFor(route, loader, telemetry.report) }),
    [attempt, route, loader, telemetry],
  );
  return (
    <RouteBoundary key={attempt} title={route.title} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<ScreenSkeleton />}>
        <screen.Content />
      </Suspense>
    </RouteBoundary>
  );
}
