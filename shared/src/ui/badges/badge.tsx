import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { shown } from '../shown';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      <span className={styles.text}>{shown(children)}</span>
    </span>
  );
}
