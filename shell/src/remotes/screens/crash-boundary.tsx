import { Component, type ReactNode } from 'react';
import { SliceFailure } from '@hub/shared/state';
import { PlatformContext, type Platform } from '../../platform';
import { isLoadFailure, reasonOf } from '../loading/load-failure';
import { newIncident, RemoteLoadError } from '../loading/remote-load-error';
import type { Assignment } from '../loading/remote-loader';

/** A running screen's failure, on its way to the route's boundary. */
export class ScreenCrash extends Error {
  override readonly name = 'ScreenCrash';

  constructor(
    override readonly cause: unknown,
    readonly assignment: Assignment,
    readonly incident: string,
    /** Whether another build can take the place of the one that threw. */
    readonly another: boolean,
  ) {
    super(`${assignment.remote} ${assignment.buildId} threw while it was shown`);
  }
}

interface Props {
  assignment: Assignment;
  forget: () => void;
  children: ReactNode;
}
interface State {
  failed: boolean;
  outcome: Error | null;
}

/** Knows which build threw, which the route's boundary cannot: it reports the crash and hands on what can be done about it. */
export class CrashBoundary extends Component<Props, State> {
  static override contextType = PlatformContext;
  declare context: Platform | null;
  override state: State = { failed: false, outcome: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.forget();
    this.setState({ outcome: this.judge(error) });
  }

  override render(): ReactNode {
    const { failed, outcome } = this.state;
    if (outcome) throw outcome;
    return failed ? null : this.props.children;
  }

  /** A dialog's or a chart's own code that did not arrive is no crash: the build is sound. */
  private judge(error: unknown): Error {
    const { assignment } = this.props;
    const loader = this.context?.loader;
    if (!loader || isLoadFailure(error)) {
      const attempts = [{ buildId: assignment.buildId, reason: reasonOf(error), notLoaded: true }];
      return new RemoteLoadError(assignment.remote, loader?.entryOf(assignment.remote)?.owner ?? null, newIncident(), attempts);
    }
    const { incident, another } = loader.crashed(assignment, error, error instanceof SliceFailure ? 'store' : undefined);
    return new ScreenCrash(error, assignment, incident, another);
  }
}
