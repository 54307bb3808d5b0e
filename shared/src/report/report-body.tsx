import { useMemo } from 'react';
import type { ReportBlocks } from '../contracts/reports/report';
import { FigureCards } from './figures/figure-cards';
import { headingsOf } from './headings';
import { Provenance } from './provenance';
import { useReport } from './report-context';
import { ReportTabs } from './report-tabs';
import styles from './report-view.module.css';

/** What a report says: its title, its leading figures, and a tab for each heading. */
export function ReportBody({ report }: { report: ReportBlocks }) {
  const { tables } = useReport();
  const headings = useMemo(() => headingsOf(report, tables), [report, tables]);
  return (
    <>
      <div>
        <p className={styles.title}>{report.title}</p>
        <Provenance text={report.provenance} />
      </div>
      <FigureCards figures={report.cards} />
      <div className={styles.body}>
        <ReportTabs headings={headings} />
      </div>
    </>
  );
}
