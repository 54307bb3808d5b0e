import type { ReactNode } from 'react';
import type { SourceType } from '@hub/shared/contracts/reports/report';
import { Card, SourceIcon } from '@hub/shared/ui';
import styles from './source-card.module.css';

interface SourceCardProps {
  source: SourceType;
  title: string;
  description: string;
  children: ReactNode;
}

export const SourceCard = ({ source, title, description, children }: SourceCardProps) => (
  <Card className={styles.card}>
    <SourceIcon source={source} size="lg" />
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.description}>{description}</p>
    <div className={styles.action}>{children}</div>
  </Card>
);
