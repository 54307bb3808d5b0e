import { blocksOf } from '@hub/engine';
import type { ComparedReport } from '@hub/shared/contracts/reports/comparison';
import { reportDocument, type Report, type ReportDetail, type ReportDocument } from '@hub/shared/contracts/reports/report';
import { reportSource, type ReportSource } from '@hub/shared/contracts/sources/source';
import { t } from '../../messages';
import type { findReport, ReportSummaryRow } from './report-repository';

type SummaryRow = Omit<ReportSummaryRow, 'lead_sentence'> & Partial<Pick<ReportSummaryRow, 'lead_sentence'>>;

export const presentReport = (row: SummaryRow): Report => ({
  id: row.id,
  report_title: row.title || t('report.untitled'),
  source_type: row.source_type,
  created_at: row.created_at.toISOString(),
  status: 'completed',
  record_count: row.record_count,
  processing_time: row.processing_seconds,
  table_names: row.table_names,
  source_name: row.source_name,
  ...(row.lead_sentence !== undefined && { lead_sentence: row.lead_sentence }),
  insight_count: row.insight_count,
  chart_count: row.chart_count,
  previous_id: row.previous_id,
  ...(row.upload_file !== null && { file_path: row.upload_file }),
});

/** What was kept of the source; null for a report from before that was kept. */
export const sourceOf = ({ source }: { source: string | null }): ReportSource | null =>
  source === null ? null : reportSource.parse(JSON.parse(source));

type Compared = Pick<ReportSummaryRow, 'id' | 'title' | 'created_at' | 'record_count'>;

export const presentCompared = (row: Compared): ComparedReport => ({
  id: row.id,
  report_title: row.title || t('report.untitled'),
  created_at: row.created_at.toISOString(),
  record_count: row.record_count,
});

export const documentOf = ({ document }: { document: string }): ReportDocument => reportDocument.parse(JSON.parse(document));

type FullRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

export const presentDetail = (row: FullRow): ReportDetail => {
  const document = documentOf(row);
  return {
    report: { ...presentReport(row), report_content: row.content },
    document,
    blocks: blocksOf(document),
    source: sourceOf(row),
    source_name: row.source_name,
  };
};
