import type { ReactNode } from 'react';
import styles from './live-region.module.css';

interface LiveRegionProps {
  /** Interrupts what is being read. */
  urgent?: boolean;
  children?: ReactNode;
}

/** A place whose coming texts are read out. It is there from the start, and takes no room while it is empty. */
export const LiveRegion = ({ urgent = false, children }: LiveRegionProps) => (
  <div aria-live={urgent ? 'assertive' : 'polite'} className={styles.region}>
    {children}
  </div>
);
