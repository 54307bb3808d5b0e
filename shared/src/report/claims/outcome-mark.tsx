import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { Claim, Verification } from '../../contracts/claim';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { formatValue } from '../charts/value-format';
import styles from './claims.module.css';

/** What checking a claim against the data again has shown. */
export function OutcomeMark({ claim, result }: { claim: Claim; result: Verification }) {
  if (result.outcome === 'same') {
    return (
      <span className={styles.same}>
        <CircleCheck aria-hidden="true" />
        <VisuallyHidden>Verified: the data gives the same number.</VisuallyHidden>
      </span>
    );
  }
  if (result.outcome === 'changed') {
    return (
      <span className={styles.changed}>
        <TriangleAlert aria-hidden="true" />
        Changed: {formatValue(result.old, claim.unit)} to {formatValue(result.new, claim.unit)}
      </span>
    );
  }
  return (
    <span className={styles.unavailable}>
      <CircleHelp aria-hidden="true" />
      Not available
    </span>
  );
}
