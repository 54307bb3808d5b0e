import type { Lead } from '@hub/engine/contracts/report/lead';
import { LONG_LEAD } from '../../contracts/constants';
import type { Block } from '../../contracts/reports/report';
import { Anchored } from '../blocks/anchored';
import { Blocks } from '../blocks/section-blocks';
import { PlacedChart } from '../charts/placed-chart';
import { Stated } from '../claims/stated';
import { Told } from '../claims/told';
import { useId } from 'react';
import prose from '../prose.module.css';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './page.module.css';

interface LeadFindingProps {
  title: string;
  lead: Lead | null;
  /** The summary as it is where nothing leads it. */
  blocks: readonly Block[];
}

/** What the report says first, with its chart, then the rest of its summary. */
export function LeadFinding({ title, lead, blocks }: LeadFindingProps) {
  const toggleId = useId();
  return (
    <section
      id="summary"
      className={classNames(styles.summary, lead && lead.chart !== null && styles.beside)}
      aria-labelledby="summary-title"
    >
      <h2 id="summary-title" className={styles.unseen}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {lead && (
        <div className={styles.lead}>
          <Anchored claim={lead.claim} as="div">
            <div
              role="paragraph"
              className={classNames(styles.leadText, lead.claim.sentence.length > LONG_LEAD && styles.longText)}
            >
              <Stated claim={lead.claim} toggleId={toggleId}>
                {lead.claim.sentence}
              </Stated>
            </div>
            {lead.claim.evidence !== undefined && (
              <small className={prose.evidence}>
                <Told claim={lead.claim} toggleId={toggleId} text={lead.claim.evidence} where="evidence" />
              </small>
            )}
          </Anchored>
          {lead.chart !== null && <PlacedChart id={lead.chart} first />}
        </div>
      )}
      <div className={prose.prose}>
        <Blocks blocks={lead ? lead.rest : blocks} />
      </div>
    </section>
  );
}
