import { ArrowRight } from 'lucide-react';
import { VisuallyHidden } from '@hub/shared/ui';
import { rich } from './messages';
import styles from './compare.module.css';

/** A value in the earlier report and in the later one. */
export const BeforeAfter = ({ earlier, later }: { earlier: string; later: string }) => (
  <span className={styles.values}>
    {rich('values', {
      earlier,
      later,
      hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
      before: (text) => <span className={styles.before}>{text}</span>,
      arrow: () => <ArrowRight size={14} aria-hidden="true" className={styles.arrow} />,
      after: (text) => <span>{text}</span>,
    })}
  </span>
);
