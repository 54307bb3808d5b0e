import { analysesActions, starts, type StartAnalysis } from '@hub/shared/analyses';
import type { ReportDetail, SourceType } from '@hub/shared/contracts/report';
import type { PostgresConnection } from '@hub/shared/contracts/source';
import { useHubDispatch } from '@hub/shared/state';

/** Starts the analysis of each source. Each press has an id of its own, under which it can be sent again without harm. */
export function useStart() {
  const dispatch = useHubDispatch();
  const submit = (source: SourceType, name: string, bytes: number | null, start: (id: string) => StartAnalysis) => {
    const id = crypto.randomUUID();
    const transfer = bytes === null ? null : { sent: 0, total: bytes };
    dispatch(analysesActions.submitted({ id, source, name, startedAt: Date.now(), transfer }, start(id)));
  };
  return {
    /** @param againOf the report whose source the file is a newer state of */
    csv(file: File, againOf?: string) {
      submit('csv', file.name, file.size, (id) => (options) => starts.csv(id, file, againOf, options));
    },
    /** Analyses the source of an earlier report anew. */
    again({ report, source_name: name = report.report_title }: ReportDetail, password?: string) {
      const more = password === undefined ? {} : { password };
      submit(
        report.source_type,
        name,
        null,
        (analysis_id) => (options) => starts.again(report.id, { analysis_id, ...more }, options),
      );
    },
    sheet(sheet_url: string) {
      submit(
        'google_sheet',
        'Google Sheet',
        null,
        (analysis_id) => (options) => starts.googleSheet({ file_type: 'google_sheet', sheet_url, analysis_id }, options),
      );
    },
    postgres(connection: PostgresConnection, tables: string[]) {
      submit(
        'postgres',
        connection.dbname,
        null,
        (analysis_id) => (options) => starts.postgres({ ...connection, tables, analysis_id }, options),
      );
    },
  };
}
