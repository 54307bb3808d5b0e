import type { ReactNode } from 'react';
import styles from './stat-grid.module.css';

/** Stat cards beside one another: two a row where there is little room, all in one row where there is much. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.room}>
    <div className={styles.grid}>{children}</div>
  </div>
);
