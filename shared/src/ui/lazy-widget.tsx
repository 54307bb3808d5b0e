import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Outcome<P> = { Widget: ComponentType<P> } | { error: unknown };

/**
 * A component whose code comes when it is first shown, or before by `prepare`. A failed attempt is forgotten, so that the next showing tries
 * again. Without `instead` the failure is the surroundings' own; what a widget that has come throws is its own defect in any case. Not by
 * `React.lazy`: React holds back what comes within 300 ms of another placeholder's end.
 */
export function lazyWidget<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: (props: P) => ReactNode = () => null,
  instead?: (props: P) => ReactNode,
) {
  let there: ComponentType<P> | null = null;
  const prepare = async (): Promise<ComponentType<P>> => (there ??= await load());

  function LazyWidget(props: P) {
    const [outcome, setOutcome] = useState<Outcome<P> | null>(() => there && { Widget: there });
    const isThere = outcome !== null;
    useEffect(() => {
      if (isThere) return undefined;
      let isGone = false;
      const show = (next: Outcome<P>) => (isGone ? undefined : setOutcome(next));
      prepare().then(
        (Widget) => show({ Widget }),
        (error: unknown) => show({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [isThere]);
    if (!outcome) return fallback(props);
    if (!('error' in outcome)) return <outcome.Widget {...props} />;
    if (!instead) throw outcome.error;
    return instead(props);
  }
  return Object.assign(LazyWidget, { prepare });
}
