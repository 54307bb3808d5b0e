import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** Errors that say that a widget's code did not come. What a widget that has come throws is its own defect. */
const notLoaded = new WeakSet<object>();

/** Shows something else where a widget's code did not come, so that it takes nothing else of the page with it. */
class Contained extends Component<{ instead: ReactNode; children: ReactNode }, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    if (thrown.error instanceof Error && notLoaded.has(thrown.error)) return this.props.instead;
    throw thrown.error;
  }
}

/**
 * A component whose code comes when it is first shown. A failed attempt is forgotten, so that the next showing tries again
 * (`React.lazy` alone would remember the failure for as long as the page lives). Without `instead` the failure is the surroundings' own.
 */
export function lazyWidget<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: (props: P) => ReactNode = () => null,
  instead?: (props: P) => ReactNode,
) {
  const attempt = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          Widget = attempt();
          if (error instanceof Error) notLoaded.add(error);
          throw error;
        },
      ),
    );
  let Widget = attempt();
  return function LazyWidget(props: P) {
    const widget = (
      <Suspense fallback={fallback(props)}>
        <Widget {...props} />
      </Suspense>
    );
    return instead ? <Contained instead={instead(props)}>{widget}</Contained> : widget;
  };
}
