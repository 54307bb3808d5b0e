import { Skeleton } from '@hub/shared/ui';
import styles from './history.module.css';

const ROWS = ['a', 'b', 'c', 'd'];

export const HistorySkeleton = () => (
  <ul className={styles.list} aria-hidden="true">
    {ROWS.map((row) => (
      <li key={row} className={styles.row}>
        <div className={styles.item}>
          <Skeleton width="2.5rem" height="2.5rem" />
          <div className={styles.texts}>
            <Skeleton width="min(16rem, 80%)" />
            <Skeleton width="min(24rem, 100%)" height="0.8rem" />
          </div>
        </div>
      </li>
    ))}
  </ul>
);
