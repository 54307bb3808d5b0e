import type { ReactNode } from 'react';
import { Card } from './card';
import { Skeleton } from '../states/skeleton';
import { shown } from '../shown';
import styles from './stat-card.module.css';

/** Characters of a label that its lines hold in the narrowest card; a longer one may be cut, and is whole in its tip. */
const LONG_LABEL = 40;

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
          <span className={styles.words} title={label.length > LONG_LABEL ? label : undefined}>
            {shown(label)}
          </span>
          {icon && <span className={styles.icon}>{icon}</span>}
        </dt>
        <dd className={styles.value}>{loading ? <Skeleton width="4.5rem" height="1.2em" /> : shown(value)}</dd>
      </dl>
      {hint && <p className={styles.hint}>{shown(hint)}</p>}
    </Card>
  );
}
