import { useMemo } from 'react';
import type { ReportBlocks } from '../contracts/reports/report';
import { HeadingContent } from './heading-content';
import { headingsOf } from './headings';
import { ReportMarkdown } from './markdown/report-markdown';
import { Provenance } from './provenance';
import { useReport } from './report-context';
import styles from './report-view.module.css';

interface FullReportProps {
  /** Null of a report of which there is nothing but its Markdown. */
  report: ReportBlocks | null;
  markdown: string;
}

/** The whole report from top to bottom, as it stands in the dialog *Full Analysis Report*. */
export const FullReport = ({ report, markdown }: FullReportProps) => (
  <article className={styles.full}>
    {report ? <Sections report={report} /> : <ReportMarkdown shift={2}>{markdown}</ReportMarkdown>}
  </article>
);

function Sections({ report }: { report: ReportBlocks }) {
  const { tables } = useReport();
  const headings = useMemo(() => headingsOf(report, tables), [report, tables]);
  return (
    <>
      <p className={styles.fullTitle}>{report.title}</p>
      <Provenance text={report.provenance} />
      {headings.map((heading) => (
        <section key={heading.id} aria-labelledby={`full-${heading.id}`}>
          <h3 id={`full-${heading.id}`} className={styles.fullHeading}>
            {heading.title}
          </h3>
          <HeadingContent heading={heading} headingLevel={4} editable={false} />
        </section>
      ))}
    </>
  );
}
