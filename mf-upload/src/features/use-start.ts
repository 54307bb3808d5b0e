import { analysesActions, starts, type StartAnalysis } from '@hub/shared/analyses';
import type { ReportDetail, SourceType } from '@hub/shared/contracts/reports/report';
import { useHubDispatch } from '@hub/shared/state';

/** An analysis that can be begun. */
export interface StartPlan {
  source: SourceType;
  /** Until the server knows a better one. */
  name: string;
  /** That this browser sends; null where the server fetches the data itself. */
  bytes: number | null;
  /** @param id of the analysis, under which it can be sent again without harm */
  start: (id: string) => StartAnalysis;
}

/** Analyses the source of an earlier report anew. */
export const startAgain = ({ report, source_name: name = report.report_title }: ReportDetail, password?: string): StartPlan => ({
  source: report.source_type,
  name,
  bytes: null,
  start: (analysis_id) => (options) =>
    starts.again(report.id, { analysis_id, ...(password !== undefined && { password }) }, options),
});

/** Begins an analysis. Each press has an id of its own. */
export function useStart(): (plan: StartPlan) => void {
  const dispatch = useHubDispatch();
  return ({ source, name, bytes, start }) => {
    const id = crypto.randomUUID();
    const transfer = bytes === null ? null : { sent: 0, total: bytes };
    dispatch(analysesActions.submitted({ id, source, name, startedAt: Date.now(), transfer }, start(id)));
  };
}
