import { useId, type ReactNode } from 'react';
import { Card, classNames } from '@hub/shared/ui';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  description: ReactNode;
  tone?: 'neutral' | 'danger';
  children: ReactNode;
}

/** A named part of the settings: what it is about on one side, its controls on the other. */
export function Section({ title, description, tone = 'neutral', children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.description}>{description}</p>
      </header>
      <Card padding="lg" className={classNames(tone === 'danger' && styles.danger)}>
        {children}
      </Card>
    </section>
  );
}
