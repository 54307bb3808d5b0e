import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isFigure } from '@hub/shared/contracts/reports/claim';
import type { AnalysisResult, ReportDocument } from '@hub/shared/contracts/reports/report';
import { type AnalysisOutput, leftOutMessage } from '@hub/engine';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import { t } from '../../messages';
import { finishedRun } from './agent-runs';
import { completedMessage } from './completed-message';
import { leadOf } from '../reports/news/report-lead';
import type { RunningAnalysis } from './running-analysis';

/** Findings, as a reader counts them: figures of the whole and even shares are context, and what is too small to matter is none. */
export const insightsOf = (document: ReportDocument) =>
  document.claims.filter((claim) => !isFigure(claim.kind) && !claim.small).length;

interface Files {
  upload: string | null;
  store: string | null;
  bytes: number;
}

/** The report, its agents' runs and the end of the analysis: all of it, or nothing. */
export const saveReport = async (
  db: Kysely<Schema>,
  analysis: RunningAnalysis,
  { markdown, document, runs, leftOut }: AnalysisOutput,
  files: Files,
  seconds: number,
): Promise<AnalysisResult> => {
  const { id, userId, source, sourceId, sourceName } = analysis.facts;
  const note = leftOutMessage(leftOut ?? []) || null;
  const rows = document.tables.reduce((sum, table) => sum + table.rows, 0);
  const reportId = await db.transaction().execute(async (trx) => {
    // One address for the analysis and the report that comes of it. A caller may have chosen the id of a report that is there already.
    const taken = await trx.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst();
    const reportId = taken ? randomUUID() : id;
    await trx
      .insertInto('reports')
      .values({
        id: reportId,
        user_id: userId,
        title: document.report.title.trim() || t('report.untitled'),
        source_type: source.type,
        source_name: sourceName,
        source: JSON.stringify(source),
        source_id: sourceId,
        record_count: rows,
        processing_seconds: seconds,
        table_names: JSON.stringify(document.tables.map((table) => table.name)),
        insight_count: insightsOf(document),
        chart_count: document.charts.length,
        content: markdown,
        document: JSON.stringify(document),
        upload_file: files.upload,
        store_file: files.store,
        lead: JSON.stringify(leadOf(document)),
        stored_bytes: files.bytes,
        created_at: new Date(),
      })
      .execute();
    const owner = { user_id: userId, analysis_id: id, report_id: reportId };
    if (runs.length > 0)
      await trx
        .insertInto('agent_runs')
        .values(runs.map((run) => finishedRun(owner, run)))
        .execute();
    const { numUpdatedRows } = await trx
      .updateTable('analyses')
      .set({
        state: 'completed',
        stage: 'saving',
        bytes_received: analysis.bytesReceived,
        rows_read: rows,
        report_id: reportId,
        note,
        upload_file: null,
        store_file: null,
        ended_at: new Date(),
      })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirst();
    // Another server has given it up for dead, and said so.
    if (numUpdatedRows !== 1n) throw new AppError('analysis-interrupted');
    return reportId;
  });
  return {
    crewResult: markdown,
    fileType: source.type,
    filePath: files.upload ?? sourceName,
    message: completedMessage(note),
    report_id: reportId,
  };
};
