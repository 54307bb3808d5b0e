import { Card, Skeleton } from '@hub/shared/ui';
import { AGENTS } from './agent-catalogue';
import styles from './agents.module.css';

export const AgentsSkeleton = () => (
  <div className={styles.cards} aria-hidden="true">
    {AGENTS.map(({ name }) => (
      <Card key={name} padding="lg" className={styles.card}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton height="5rem" />
      </Card>
    ))}
  </div>
);
