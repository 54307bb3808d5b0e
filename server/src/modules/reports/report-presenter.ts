import { reportDocument, UNTITLED_REPORT, type Report, type ReportDetail } from '@hub/shared/contracts/report';
import type { findReport, ReportSummaryRow } from './report-repository';

export const presentReport = (row: ReportSummaryRow): Report => ({
  id: row.id,
  report_title: row.title || UNTITLED_REPORT,
  source_type: row.source_type,
  created_at: row.created_at.toISOString(),
  status: 'completed',
  record_count: row.record_count,
  processing_time: row.processing_seconds,
  table_names: row.table_names,
  insight_count: row.insight_count,
  chart_count: row.chart_count,
  ...(row.upload_file !== null && { file_path: row.upload_file }),
});

type FullRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

export const presentDetail = (row: FullRow): ReportDetail => ({
  report: { ...presentReport(row), report_content: row.content },
  document: reportDocument.parse(JSON.parse(row.document)),
});
