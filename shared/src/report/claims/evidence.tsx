import { Code2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Claim } from '../../contracts/claim';
import { Tooltip } from '../../ui/tooltip';
import { t } from '../messages';
import { claimFacts } from './claim-facts';
import { OutcomeMark } from './outcome-mark';
import { QueryPanel } from './query-panel';
import styles from './claims.module.css';

interface EvidenceProps {
  claim: Claim;
  /** The query of a chart's points, beside that of its claim. */
  chartSql?: string;
  /** In running text the button is its icon alone. */
  compact?: boolean;
  /** The word that the button follows on its line, so that it never makes one alone. */
  after?: string;
}

/** *Show query* for the numbers of a sentence or a chart, and what checking them has shown. */
export function Evidence({ claim, chartSql, compact = false, after }: EvidenceProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = t(open ? 'query.hide' : 'query.show');
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={compact ? label : undefined}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={() => setOpen(!open)}
    >
      <Code2 aria-hidden="true" />
      {!compact && label}
    </button>
  );
  return (
    <>
      <span className={styles.joined}>
        {after}
        <span className={styles.evidence}>
          {compact ? <Tooltip text={label}>{toggle}</Tooltip> : toggle}
          <OutcomeMark claim={claim} />
        </span>
      </span>
      {open && (
        <div id={id} className={styles.panel}>
          <QueryPanel title={claimFacts(claim)} sql={claim.sql} />
          {chartSql !== undefined && <QueryPanel title={t('query.points')} sql={chartSql} />}
        </div>
      )}
    </>
  );
}
