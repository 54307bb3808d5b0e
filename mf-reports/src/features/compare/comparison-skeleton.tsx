import { Card, Skeleton } from '@hub/shared/ui';
import styles from './compare.module.css';

export const ComparisonSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Card>
      <Skeleton height="4rem" />
    </Card>
    <div className={styles.cards}>
      {['moved', 'appeared', 'vanished', 'unchanged'].map((name) => (
        <Card key={name}>
          <Skeleton height="3.5rem" />
        </Card>
      ))}
    </div>
    <Card>
      <Skeleton height="9rem" />
    </Card>
  </div>
);
