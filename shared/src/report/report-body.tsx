import type { ReportBlocks } from '../contracts/report';
import { FigureCards } from './figures/figure-cards';
import { Provenance } from './provenance';
import { ReportTabs } from './report-tabs';
import styles from './report-view.module.css';

/** What a report says: its title, its leading figures, and a tab for each heading. */
export const ReportBody = ({ report }: { report: ReportBlocks }) => (
  <>
    <div>
      <p className={styles.title}>{report.title}</p>
      <Provenance text={report.provenance} />
    </div>
    <FigureCards figures={report.cards} />
    <div className={styles.body}>
      <ReportTabs sections={report.sections} />
    </div>
  </>
);
