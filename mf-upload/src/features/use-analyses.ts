import { sources } from '@hub/shared/api';
import type { ReportDetail } from '@hub/shared/contracts/report';
import type { PostgresConnection } from '@hub/shared/contracts/source';
import { useHubDispatch } from '@hub/shared/state';
import { analysisActions } from './analysis/analysis-slice';

const newRun = () => ({ id: crypto.randomUUID(), startedAt: Date.now() });

/** Starts the analysis of each source. */
export function useAnalyses() {
  const dispatch = useHubDispatch();
  return {
    /** @param againOf the report whose source the file is a newer state of */
    csv(file: File, againOf?: string) {
      const run = { ...newRun(), source: 'csv' as const, name: file.name, transfer: { sent: 0, total: file.size } };
      dispatch(analysisActions.submitted(run, (options) => sources.uploadCsv(file, { ...options, analysisId: run.id, againOf })));
    },
    /** Analyses the source of an earlier report anew. */
    again({ report, source_name: name = report.report_title }: ReportDetail, password?: string) {
      const run = { ...newRun(), source: report.source_type, name, transfer: null };
      const data = { analysis_id: run.id, ...(password !== undefined && { password }) };
      dispatch(analysisActions.submitted(run, ({ signal }) => sources.analyzeAgain(report.id, data, signal)));
    },
    sheet(url: string) {
      const run = { ...newRun(), source: 'google_sheet' as const, name: 'Google Sheet', transfer: null };
      const data = { file_type: 'google_sheet' as const, sheet_url: url, analysis_id: run.id };
      dispatch(analysisActions.submitted(run, ({ signal }) => sources.uploadGoogleSheet(data, signal)));
    },
    postgres(connection: PostgresConnection, tables: string[]) {
      const run = { ...newRun(), source: 'postgres' as const, name: connection.dbname, transfer: null };
      const data = { ...connection, tables, analysis_id: run.id };
      dispatch(analysisActions.submitted(run, ({ signal }) => sources.analyzePostgres(data, signal)));
    },
  };
}
