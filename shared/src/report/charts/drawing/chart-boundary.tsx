import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown when the drawing failed; `retry` draws anew. */
  fallback: (retry: () => void) => ReactNode;
}

/** A drawing that fails, or whose code does not arrive, must not take the report with it. */
export class ChartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
