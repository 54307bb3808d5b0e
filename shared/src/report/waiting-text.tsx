import { Skeleton } from '../ui/states/skeleton';
import styles from './prose.module.css';

/** The place of a text that is on its way. */
export const WaitingText = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton width="92%" />
    <Skeleton width="86%" />
    <Skeleton width="64%" />
  </div>
);
