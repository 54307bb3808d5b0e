import { Card, Skeleton } from '@hub/shared/ui';
import styles from './overview.module.css';

const PANELS = ['a', 'b', 'c', 'd'];

export const OverviewSkeleton = () => (
  <div className={styles.panels} aria-hidden="true">
    {PANELS.map((panel) => (
      <Card key={panel} className={styles.panel}>
        <Skeleton width="9rem" height="1.25rem" />
        <Skeleton height="2.25rem" />
        <Skeleton height="2.25rem" />
        <Skeleton height="2.25rem" />
      </Card>
    ))}
  </div>
);
