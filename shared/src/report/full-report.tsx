import { Dialog } from '../ui/dialog';
import { ReportMarkdown } from './markdown/report-markdown';
import { Provenance } from './provenance';
import { SectionContent } from './section-content';
import type { SplitReport } from './text/split-report';
import styles from './report-view.module.css';

interface FullReportProps {
  report: SplitReport;
  open: boolean;
  onClose: () => void;
}

/** The whole report from top to bottom. */
export function FullReport({ report, open, onClose }: FullReportProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Full Analysis Report" size="full">
      <article className={styles.full}>
        {report.title !== null && <p className={styles.fullTitle}>{report.title}</p>}
        <Provenance text={report.provenance} />
        {report.preamble !== '' && <ReportMarkdown>{report.preamble}</ReportMarkdown>}
        {report.sections.map((section) => (
          <section key={section.id} aria-labelledby={`full-${section.id}`}>
            <h3 id={`full-${section.id}`} className={styles.fullHeading}>
              {section.title}
            </h3>
            <SectionContent section={section} headingLevel={4} />
          </section>
        ))}
      </article>
    </Dialog>
  );
}
