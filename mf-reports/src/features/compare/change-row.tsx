import { ArrowRight } from 'lucide-react';
import { NO_VALUE } from '@hub/shared/format';
import { safeSentence, VisuallyHidden } from '@hub/shared/ui';
import styles from './compare.module.css';

interface ChangeRowProps {
  label: string;
  /** Null where the report does not have it. */
  before: string | null;
  after: string | null;
  change: string | null;
}

/** One figure in both reports. */
export const ChangeRow = ({ label, before, after, change }: ChangeRowProps) => (
  <li className={styles.row}>
    <span className={styles.label}>{safeSentence(label)}</span>
    <span className={styles.values}>
      <VisuallyHidden>earlier: </VisuallyHidden>
      <span className={styles.before}>{before ?? NO_VALUE}</span>
      <ArrowRight size={14} aria-hidden="true" className={styles.arrow} />
      <VisuallyHidden>, later: </VisuallyHidden>
      <span>{after ?? NO_VALUE}</span>
    </span>
    <span className={styles.change}>{change ?? (before === after ? 'unchanged' : '')}</span>
  </li>
);
