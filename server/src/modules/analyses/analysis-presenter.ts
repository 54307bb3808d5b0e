import type { Kysely } from 'kysely';
import type { AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import type { Schema } from '../../database/schema';
import { errorBodyOf } from '../../errors';
import type { AnalysisRow } from './analysis-repository';
import { completedMessage } from './completed-message';

/** An analysis as it was recorded: one that is over, or one that another server works on. */
export const presentAnalysis = async (db: Kysely<Schema>, row: AnalysisRow): Promise<AnalysisProgress> => {
  const report =
    row.report_id === null
      ? undefined
      : await db.selectFrom('reports').select(['content', 'upload_file']).where('id', '=', row.report_id).executeTakeFirst();
  return {
    id: row.id,
    state: row.state,
    stage: row.stage,
    source_type: row.source_type,
    source_name: row.source_name,
    started_at: row.started_at.toISOString(),
    elapsed_ms: (row.ended_at ?? new Date()).getTime() - row.started_at.getTime(),
    bytes_received: row.bytes_received,
    bytes_total: row.bytes_total,
    rows_read: row.rows_read,
    ...(report &&
      row.report_id !== null && {
        result: {
          crewResult: report.content,
          fileType: row.source_type,
          filePath: report.upload_file ?? row.source_name,
          message: completedMessage(row.note),
          report_id: row.report_id,
        },
      }),
    ...(row.error_code !== null && { error: errorBodyOf(row.error_code, row.error_detail ?? '') }),
  };
};
