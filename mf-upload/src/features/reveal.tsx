import { useEffect, useRef, type ReactNode } from 'react';

/** Scrolls into view what has just appeared: in a small window the end of a dialog lies below its edge. */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={ref}>{children}</div>;
}
