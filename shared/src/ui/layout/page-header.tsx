import type { ReactNode } from 'react';
import { shown } from '../shown';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
}

/** The screen's heading, which takes the focus after a change of route (`data-page-title`). */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.texts}>
        <h1 className={styles.title} tabIndex={-1} data-page-title="">
          {shown(title)}
        </h1>
        {description && <div className={styles.description}>{shown(description)}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
