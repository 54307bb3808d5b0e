import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code comes when it is first shown. A failed attempt is forgotten, so that the next showing tries again
 * (`React.lazy` alone would remember the failure for as long as the page lives).
 */
export function lazyWidget<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: (props: P) => ReactNode = () => null,
) {
  const attempt = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          Widget = attempt();
          throw error;
        },
      ),
    );
  let Widget = attempt();
  return function LazyWidget(props: P) {
    return (
      <Suspense fallback={fallback(props)}>
        <Widget {...props} />
      </Suspense>
    );
  };
}
