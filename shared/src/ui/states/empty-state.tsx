import type { ReactNode } from 'react';
import { shown } from '../shown';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

export function EmptyState({ title, children, icon, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{shown(title)}</Heading>
      {children && <div className={styles.text}>{shown(children)}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
