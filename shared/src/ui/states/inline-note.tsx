import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { shown } from '../shown';
import styles from './inline-note.module.css';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

interface InlineNoteProps {
  tone?: keyof typeof ICONS;
  children: ReactNode;
  action?: ReactNode;
  /** `status` and `alert` are announced when the note appears. */
  role?: 'status' | 'alert' | 'note';
}

export function InlineNote({ tone = 'info', children, action, role = 'note' }: InlineNoteProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.note, styles[tone])} role={role}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>{shown(children)}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
