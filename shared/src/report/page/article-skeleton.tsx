import { Skeleton } from '../../ui/states/skeleton';
import styles from './page.module.css';

/** The place of a report that is on its way. */
export const ArticleSkeleton = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton width="min(30rem, 100%)" height="2.5rem" />
    <Skeleton width="min(40rem, 92%)" height="1.75rem" />
    <Skeleton height="24rem" />
  </div>
);
