import { useEffect, useRef, type ReactNode } from 'react';
import styles from './reveal.module.css';

interface RevealProps {
  children: ReactNode;
  /** Not where somebody is at something else. */
  wanted?: boolean;
}

/** Scrolls into view what has just appeared: in a small window it may lie beyond its edge. */
export function Reveal({ children, wanted = true }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return (
    <div ref={ref} className={styles.place}>
      {children}
    </div>
  );
}
