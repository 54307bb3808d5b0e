import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { Claim } from '../../contracts/reports/claim';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { formatValue } from '../charts/axes/value-format';
import { t } from '../messages';
import { useReport } from '../report-context';
import styles from './claims.module.css';

/** What checking a claim against the data again has shown: a tick when it holds, else a note. */
export function OutcomeMark({ claim }: { claim: Claim }) {
  const result = useReport().outcome(claim.id);
  switch (result?.outcome) {
    case undefined:
      return null;
    case 'same':
      return (
        <span className={styles.same}>
          <CircleCheck aria-hidden="true" />
          <VisuallyHidden>{t('outcome.same')}</VisuallyHidden>
        </span>
      );
    case 'changed':
      return (
        <span className={styles.changed}>
          <TriangleAlert aria-hidden="true" />
          {t('outcome.changed', {
            before: formatValue(result.old, claim.unit),
            after: formatValue(result.new, claim.unit),
          })}
        </span>
      );
    case 'not-available':
      return (
        <span className={styles.unavailable}>
          <CircleHelp aria-hidden="true" />
          {t('outcome.not-available')}
        </span>
      );
  }
}
