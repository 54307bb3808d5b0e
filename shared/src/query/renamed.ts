import type { EventMap } from '../contracts/events';
import type { ReportDetail } from '../contracts/reports/report';
import { foreignText } from '../contracts/foreign-text';
import type { Report } from '../contracts/reports/report-list';

type Renamed = EventMap['reports.renamed@1'];

/** A report under its new title, where it is the one that was renamed. */
export const renamed = (report: Report, { reportId, title }: Renamed): Report =>
  report.id === reportId ? { ...report, report_title: title } : report;

/** A report with all that is in it under its new title, where it is the one that was renamed. */
export function withName(detail: ReportDetail, event: Renamed): ReportDetail {
  if (detail.report.id !== event.reportId) return detail;
  const { document, blocks } = detail;
  return {
    ...detail,
    report: renamed(detail.report, event),
    document: document && { ...document, report: { ...document.report, title: event.title } },
    ...(blocks && { blocks: { ...blocks, title: foreignText(event.title) } }),
  };
}
