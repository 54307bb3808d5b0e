import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { Claim } from '../../contracts/claim';
import { formatCount } from '../../format';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { formatValue } from '../charts/value-format';
import { useClaims } from './claims-context';
import styles from './claims.module.css';

const sameText = (count: number): string =>
  count === 1 ? 'Verified: the data gives the same number.' : `Verified: the data gives the same ${formatCount(count)} numbers.`;

/** What checking the claims against the data again has shown: one tick for those that hold, a note for each that does not. */
export function OutcomeMarks({ claims }: { claims: readonly Claim[] }) {
  const { outcome } = useClaims();
  const checked = claims.flatMap((claim) => {
    const result = outcome(claim.id);
    return result ? [{ claim, result }] : [];
  });
  const same = checked.filter(({ result }) => result.outcome === 'same').length;
  return (
    <>
      {same > 0 && (
        <span className={styles.same}>
          <CircleCheck aria-hidden="true" />
          {same < claims.length && `${formatCount(same)} of ${formatCount(claims.length)}`}
          <VisuallyHidden>{sameText(same)}</VisuallyHidden>
        </span>
      )}
      {checked.map(({ claim, result }) => {
        if (result.outcome === 'same') return null;
        const changed = result.outcome === 'changed';
        return (
          <span key={claim.id} className={changed ? styles.changed : styles.unavailable}>
            {changed ? <TriangleAlert aria-hidden="true" /> : <CircleHelp aria-hidden="true" />}
            {changed
              ? `Changed: ${formatValue(result.old, claim.unit)} to ${formatValue(result.new, claim.unit)}`
              : 'Not available'}
          </span>
        );
      })}
    </>
  );
}
