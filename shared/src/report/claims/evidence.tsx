import { Code2, Rows3 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Claim } from '../../contracts/reports/claim';
import { Tooltip } from '../../ui/tooltip';
import { t } from '../messages';
import { claimFacts } from './claim-facts';
import { useReport } from '../report-context';
import { OutcomeMark } from './outcome-mark';
import { QueryPanel } from './query-panel';
import styles from './claims.module.css';

interface EvidenceProps {
  claim: Claim;
  /** The query of a chart's points, beside that of its claim. */
  chartSql?: string;
  /** What its button is about, among many that say the same; the claim's sentence unless told. */
  subject?: string;
  /** In running text the button is its icon alone. */
  compact?: boolean;
  /** The word that the button follows on its line, so that it never makes one alone. */
  after?: ReactNode;
  /** Id of its button. */
  toggleId?: string;
}

/** *Show query* for the numbers of a sentence or a chart, and what checking them has shown. */
export function Evidence({ claim, chartSql, subject = claim.sentence, compact = false, after, toggleId }: EvidenceProps) {
  const { door } = useReport();
  // A chart shows the query of its points in place.
  const beside = compact ? door : null;
  const [unfolded, setUnfolded] = useState(false);
  const open = beside ? beside.opened === claim.id : unfolded;
  const id = useId();
  const label = beside ? t('number.open', { sentence: claim.sentence }) : t(open ? 'query.hide' : 'query.show');
  const name = beside ? label : t('about', { action: label, subject });
  // Of a report that is shared without its queries.
  if (claim.sql === '') return after;
  const toggle = (
    <button
      id={toggleId}
      type="button"
      className={styles.toggle}
      aria-label={name}
      aria-expanded={open}
      aria-controls={open && !beside ? id : undefined}
      onClick={() => (beside ? beside.open(claim.id) : setUnfolded(!unfolded))}
    >
      {beside ? <Rows3 aria-hidden="true" /> : <Code2 aria-hidden="true" />}
      {!compact && label}
    </button>
  );
  return (
    <>
      <span className={styles.joined}>
        {after}
        <span className={styles.evidence}>
          {compact ? <Tooltip text={beside ? t('number.tip') : label}>{toggle}</Tooltip> : toggle}
          <OutcomeMark claim={claim} />
        </span>
      </span>
      {open && !beside && (
        <div id={id} className={styles.panel}>
          <QueryPanel title={claimFacts(claim)} sql={claim.sql} />
          {chartSql !== undefined && <QueryPanel title={t('query.points')} sql={chartSql} />}
        </div>
      )}
    </>
  );
}
