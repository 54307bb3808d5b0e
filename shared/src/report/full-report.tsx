import type { ReportBlocks } from '../contracts/report';
import { Dialog } from '../ui/dialog';
import { ReportMarkdown } from './markdown/report-markdown';
import { t } from './messages';
import { Provenance } from './provenance';
import { SectionContent } from './section-content';
import styles from './report-view.module.css';

interface FullReportProps {
  /** Null of a report of which there is nothing but its Markdown. */
  report: ReportBlocks | null;
  markdown: string;
  open: boolean;
  onClose: () => void;
}

/** The whole report from top to bottom. */
export function FullReport({ report, markdown, open, onClose }: FullReportProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('full.title')} size="full">
      <article className={styles.full}>
        {report ? <Sections report={report} /> : <ReportMarkdown shift={2}>{markdown}</ReportMarkdown>}
      </article>
    </Dialog>
  );
}

const Sections = ({ report }: { report: ReportBlocks }) => (
  <>
    <p className={styles.fullTitle}>{report.title}</p>
    <Provenance text={report.provenance} />
    {report.sections.map((section) => (
      <section key={section.id} aria-labelledby={`full-${section.id}`}>
        <h3 id={`full-${section.id}`} className={styles.fullHeading}>
          {section.title}
        </h3>
        <SectionContent section={section} headingLevel={4} />
      </section>
    ))}
  </>
);
