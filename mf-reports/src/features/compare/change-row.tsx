import { NO_VALUE } from '@hub/shared/format';
import { safeSentence } from '@hub/shared/ui';
import { BeforeAfter } from './before-after';
import { t } from './messages';
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
    <BeforeAfter earlier={before ?? NO_VALUE} later={after ?? NO_VALUE} />
    <span className={styles.change}>{change ?? (before === after ? t('change.none') : '')}</span>
  </li>
);
