import type { Verification } from '../contracts/reports/claim';
import type { ReportDetail } from '../contracts/reports/report';
import { FullReport as Whole } from './full-report';
import { ReportContext } from './report-context';
import { useReportContents } from './use-report-contents';

const NONE: readonly Verification[] = [];

/** The whole report with its claims and charts, for a dialog of its own. */
export function FullReport({ detail: { report, document, blocks } }: { detail: ReportDetail }) {
  const contents = useReportContents(document, NONE, { reportId: report.id, sourceType: report.source_type });
  return (
    <ReportContext value={contents}>
      <Whole report={(document && blocks) ?? null} markdown={report.report_content ?? ''} />
    </ReportContext>
  );
}
