import { useId, type ReactNode } from 'react';
import { Card } from '@hub/shared/ui';
import styles from './overview.module.css';

interface PanelProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <Card className={styles.panel} role="region" aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id} className={styles.panelTitle}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
