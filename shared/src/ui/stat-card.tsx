import type { ReactNode } from 'react';
import { Card } from './card';
import { Skeleton } from './skeleton';
import { shown } from './shown';
import styles from './stat-card.module.css';

interface StatCardProps {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
  hint?: ReactNode;
  loading?: boolean;
}

export function StatCard({ label, value, icon, hint, loading = false }: StatCardProps) {
  return (
    <Card className={styles.card} aria-busy={loading || undefined}>
      <dl>
        <dt className={styles.label}>
          <span className={styles.words}>{shown(label)}</span>
          {icon && <span className={styles.icon}>{icon}</span>}
        </dt>
        <dd className={styles.value}>{loading ? <Skeleton width="4.5rem" height="1.2em" /> : shown(value)}</dd>
      </dl>
      {hint && <p className={styles.hint}>{shown(hint)}</p>}
    </Card>
  );
}
