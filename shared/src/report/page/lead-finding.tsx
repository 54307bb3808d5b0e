import type { Lead } from '@hub/engine/contracts/report/lead';
import type { Block } from '../../contracts/reports/report';
import { Anchored } from '../blocks/anchored';
import { Blocks } from '../blocks/section-blocks';
import { PlacedChart } from '../charts/placed-chart';
import { Stated } from '../claims/stated';
import prose from '../prose.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './page.module.css';

interface LeadFindingProps {
  title: string;
  lead: Lead | null;
  /** The summary as it is where nothing leads it. */
  blocks: readonly Block[];
}

/** What the report says first, with its chart, then the rest of its summary. */
export const LeadFinding = ({ title, lead, blocks }: LeadFindingProps) => (
  <section id="summary" className={styles.summary} aria-labelledby="summary-title">
    <h2 id="summary-title" className={styles.unseen}>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h2>
    {lead && (
      <div className={styles.lead}>
        <Anchored claim={lead.claim} as="div">
          <div role="paragraph" className={styles.leadText}>
            <Stated claim={lead.claim}>{lead.claim.sentence}</Stated>
          </div>
          {lead.claim.evidence !== undefined && <small className={prose.evidence}>{lead.claim.evidence}</small>}
        </Anchored>
        {lead.chart !== null && <PlacedChart id={lead.chart} />}
      </div>
    )}
    <div className={prose.prose}>
      <Blocks blocks={lead ? lead.rest : blocks} />
    </div>
  </section>
);
