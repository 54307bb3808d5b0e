import { Card, Skeleton } from '@hub/shared/ui';
import { AGENTS } from './agent-catalogue';
import styles from './agents.module.css';

/** As high as what follows, the panel of the system below the agents included. */
export const AgentsSkeleton = () => (
  <>
    <div className={styles.cards} aria-hidden="true">
      {AGENTS.map(({ name }) => (
        <Card key={name} padding="lg" className={styles.card}>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="3.25rem" />
          <Skeleton width="80%" height="3.5rem" />
          <Skeleton height="2.5rem" />
        </Card>
      ))}
    </div>
    <Card padding="lg" aria-hidden="true">
      <Skeleton height="5.25rem" />
    </Card>
  </>
);
